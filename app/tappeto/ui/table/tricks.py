"""Seats and zones of a trick table for four: a cross of cards in the middle."""

from tappeto.ui.table.frame import TINY, Frame, Rect, Zones, hand_left, own_hand, own_plate, prompt


def tricks4(frame: Frame) -> Zones:
    """Four seats, trump at the top left, a slate at the bottom right, a bar for choices."""
    zones, left, right = _own_row(frame, "slate")
    m, width, floor = frame.margin, frame.width, frame.floor
    if frame.roomy:
        top = _seats_roomy(frame, zones)
        zones["trump"] = Rect(m, m, 196, 64)
        zones["bubble1"] = Rect(width - m - 188, m, 188, 56)
        zones["choice"] = Rect(left, top, right - left, floor - top)
    else:
        top = _seats_small(frame, zones)
        trump, bubble, high = (62, 112, 28) if frame.kind == TINY else (132, 150, 36)
        zones["trump"] = Rect(m, m, trump, high)
        zones["bubble1"] = Rect(width - m - bubble, m, bubble, high)
        under = m + frame.chip + 6
        zones["choice"] = Rect(m, under, width - 2 * m, floor - under)
    _cross(frame, zones, top, left, right)
    return zones


def tricks4_tally(frame: Frame) -> Zones:
    """The same without trump and bubbles; small windows show tallies under the chips."""
    zones, left, right = _own_row(frame, "tricks0")
    m, width = frame.margin, frame.width
    top = _seats_roomy(frame, zones) if frame.roomy else _seats_small(frame, zones)
    _cross(frame, zones, top, left, right)
    if not frame.roomy:
        for seat in (1, 3):
            x, y, w, h = zones[f"plate{seat}"]
            zones[f"tally{seat}"] = Rect(x, y + h + 3, w, 42)
        card = zones["trick2"]
        zones["tally2"] = Rect(card.right + 8, m, min(174, width - m - card.right - 8), 20)
    return zones


def _own_row(frame: Frame, box: str) -> tuple[Zones, float, float]:
    """My row, and the x between which the middle lies."""
    m, width = frame.margin, frame.width
    start = hand_left(frame)
    end = width - m
    zones: Zones = {}
    if frame.roomy:
        end = width - start
        high = min(160, frame.card)
        zones[box] = Rect(end + m, frame.height - m - high, frame.plate, high)
    zones["hand0"] = own_hand(frame, start, end)
    zones |= own_plate(frame)
    zones["prompt"] = prompt(frame)
    if frame.roomy:
        left = m + frame.plate + m * 0.5
        return zones, left, width - left
    return zones, m + 84 + 6, width - m - 96 - 6


def _seats_roomy(frame: Frame, zones: Zones) -> float:
    """The three others with plates; returns the y under the top seat."""
    m, width, floor = frame.margin, frame.width, frame.floor
    high, back, plate = frame.plate_height, frame.back, frame.plate
    half = frame.card * 0.62
    zones["hand2"] = Rect(width * 0.5 - half, m, half * 2, back)
    zones["plate2"] = Rect(width * 0.5 + half + m, m, min(plate, width * 0.5 - half - 3 * m - plate), high)
    top = m + max(back, high) + m * 0.7
    side_top = top + 64
    side_high = min(frame.card * 1.2, floor - high - 12 - side_top)
    zones["hand3"] = Rect(m, side_top, back, side_high)
    zones["hand1"] = Rect(width - m - back, side_top, back, side_high)
    zones["plate3"] = Rect(m, floor - high, plate, high)
    zones["plate1"] = Rect(width - m - plate, floor - high, plate, high)
    return top


def _seats_small(frame: Frame, zones: Zones) -> float:
    """The three others as chips; the top one stands beside his card in the trick."""
    m, width, chip = frame.margin, frame.width, frame.chip
    y = m + (frame.floor - m) * 0.36
    zones["plate3"] = Rect(m, y, 84, chip)
    zones["plate1"] = Rect(width - m - 96, y, 96, chip)
    return m


def _cross(frame: Frame, zones: Zones, top: float, left: float, right: float) -> None:
    """The four places of the trick, which never overlap."""
    t = min(0.80 * frame.card, (frame.floor - top - 4) / 2, (right - left) / (3.25 * frame.ratio))
    w = t * frame.ratio
    x = frame.width * 0.5
    y = top + t + 2 if frame.roomy else (top + frame.floor) / 2
    zones["trick2"] = Rect(x - w / 2, y - 2 - t, w, t)
    zones["trick0"] = Rect(x - w / 2, y + 2, w, t)
    zones["trick3"] = Rect(x - 1.6 * w, y - t / 2, w, t)
    zones["trick1"] = Rect(x + 0.6 * w, y - t / 2, w, t)
    if not frame.roomy:
        zones["plate2"] = Rect(zones["trick2"].x - 8 - 92, frame.margin, 92, frame.chip)
