"""Seats and zones of a capture table, for two players and for two pairs."""

from tappeto.ui.table.frame import COMPACT, Frame, Rect, Zones, hand_left, own_hand, own_plate, prompt


def _own_row(frame: Frame) -> tuple[Zones, float]:
    """My row: plate, prompt, pile; and the x at which the hand must end."""
    m = frame.margin
    right = frame.width - m - frame.pile_room - m
    pile_top = frame.height - m - frame.pile - frame.caption
    zones: Zones = {"pile0": Rect(right + m, pile_top, frame.width - m - right - m, frame.pile)}
    zones |= own_plate(frame)
    zones["prompt"] = prompt(frame)
    return zones, right


def capture2(frame: Frame) -> Zones:
    """One against one: the other at the top, the stock at the left, the piles at the right."""
    m, width = frame.margin, frame.width
    zones, right = _own_row(frame)
    zones["hand0"] = own_hand(frame, hand_left(frame), right)
    if frame.back:
        zones["hand1"] = Rect(width * 0.36, m, width * 0.28, frame.back)
    if frame.plate:
        zones["plate1"] = Rect(m, m, frame.plate, frame.plate_height)
    top = m + max(frame.back, frame.plate_height if frame.plate else 0) + (m * 0.7 if frame.back else 6)
    left, edge = m, width - m
    pile_left = width - m - frame.pile_room
    if frame.roomy:
        zones["pile1"] = Rect(pile_left, m, frame.pile_room, frame.pile)
        high = frame.card * 0.7
        wide = high * frame.ratio
        # A little above the middle: its caption stands under it.
        zones["stock"] = Rect(m * 1.5, top + (frame.floor - top) / 2 - frame.card * 0.4, wide, high)
        left, edge = m * 1.5 + wide + m, pile_left - m
    elif frame.kind == COMPACT:
        zones["pile1"] = Rect(pile_left, m, frame.pile_room, frame.pile)
        zones["stock"] = Rect(m, m, frame.pile_width, frame.pile)
        top = max(top, m + frame.pile + frame.caption)
    else:
        zones["pile1"] = Rect(pile_left, m + 8, frame.pile_width, frame.pile)
        zones["stock"] = Rect(m, m + 8, frame.pile_width, frame.pile)
        left = m + frame.pile_width + 6
        edge = width - left
    zones["table"] = Rect(left, top, edge - left, frame.floor - top)
    return zones


def capture4(frame: Frame) -> Zones:
    """Two pairs: partner at the top, the others at the sides, their pile at the top left."""
    zones, right = _own_row(frame)
    left = hand_left(frame)
    end = min(right, frame.width - left) if frame.roomy else right
    zones["hand0"] = own_hand(frame, left, end)
    return zones | (_seats_roomy(frame) if frame.roomy else _seats_small(frame))


def _seats_roomy(frame: Frame) -> Zones:
    m, width, floor = frame.margin, frame.width, frame.floor
    high, back, plate = frame.plate_height, frame.back, frame.plate
    zones: Zones = {}
    half = frame.card * 0.62
    zones["hand2"] = Rect(width * 0.5 - half, m, half * 2, back)
    zones["plate2"] = Rect(width * 0.5 + half + m, m, min(plate, width * 0.5 - half - 3 * m - plate), high)
    top = m + max(back, high) + m * 0.7
    side_top = top + 17  # room for the caption under their pile
    side_high = min(frame.card * 1.2, floor - high - 12 - side_top)
    zones["hand3"] = Rect(m, side_top, back, side_high)
    zones["hand1"] = Rect(width - m - back, side_top, back, side_high)
    zones["plate3"] = Rect(m, floor - high, plate, high)
    zones["plate1"] = Rect(width - m - plate, floor - high, plate, high)
    zones["pile1"] = Rect(m, m, frame.pile_width * 1.75, back - 4)
    zones["cap1"] = Rect(m, m + back + 2, min(plate, 200), 22)
    zones["score"] = Rect(width - m - 188, m, 188, 56)
    zones["stock"] = Rect(2 * m + frame.pile_width * 1.75, m, (back - 4) * frame.ratio, back - 4)
    left = m + plate + m * 0.5
    zones["table"] = Rect(left, top, width - 2 * left, floor - top)
    return zones


def _seats_small(frame: Frame) -> Zones:
    m, width, chip = frame.margin, frame.width, frame.chip
    zones: Zones = {
        "plate2": Rect(width * 0.5 - 46, m, 92, chip),
        "plate3": Rect(m, m, 92, chip),
        "plate1": Rect(width - m - 92, m, 92, chip),
        "stock": Rect(m + 100, m, 48, chip),
    }
    high = min(frame.pile, (frame.card + frame.lift - 6) / 2)
    wide = high * frame.ratio * (1 if frame.tiny else 1.75)
    zones["pile0"] = Rect(width - m - wide, frame.height - m - high, wide, high)
    zones["pile1"] = Rect(width - m - wide, frame.height - m - high - 6 - high, wide, high)
    top = m + chip + 6
    zones["table"] = Rect(m, top, width - 2 * m, frame.floor - top)
    return zones
