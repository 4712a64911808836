"""Seats and zones of a domino table for two, three and four players."""

from tappeto.ui.table.frame import COMPACT, Frame, Rect, Zones, hand_left, own_hand, own_plate, prompt


def _own_row(frame: Frame) -> Zones:
    """My row: plate, hand, prompt, buttons, and the boneyard above my plate."""
    m, width, height = frame.margin, frame.width, frame.height
    left = hand_left(frame)
    zones: Zones = {}
    if frame.roomy:
        right = width - left
        high = min(160, frame.card)
        zones["buttons"] = Rect(right + m, height - m - high, frame.plate, high)
        zones["boneyard"] = Rect(m, height - m - frame.plate_height - 8 - 80, 150, 80)
    else:
        right = width - m - 84 - m
        zones["buttons"] = Rect(right + m, height - m - 44, 84, 44)
        if frame.kind == COMPACT:
            zones["boneyard"] = Rect(m, frame.floor - 64, 72, 64)
    zones["hand0"] = own_hand(frame, left, right)
    zones |= own_plate(frame)
    zones["prompt"] = prompt(frame)
    return zones


def _line(frame: Frame, zones: Zones, top: float, left: float, right: float) -> Zones:
    """The zone of the line, beside the boneyard where that stands in the way."""
    if frame.kind == COMPACT:
        left = max(left, frame.margin + 72 + 6)
    zones["table"] = Rect(left, top, right - left, frame.floor - top)
    return zones


def _under_top(frame: Frame, gap: float, none: float) -> float:
    """The y under the seats at the top edge."""
    seat = max(frame.back, frame.plate_height if frame.plate else 0)
    return frame.margin + seat + (gap if frame.back else none)


def line2(frame: Frame) -> Zones:
    """The other at the top."""
    m, width = frame.margin, frame.width
    zones = _own_row(frame)
    if frame.back:
        zones["hand1"] = Rect(width * 0.36, m, width * 0.28, frame.back)
    if frame.plate:
        zones["plate1"] = Rect(m, m, frame.plate, frame.plate_height)
    return _line(frame, zones, _under_top(frame, m * 0.7, 6), m, width - m)


def line3(frame: Frame) -> Zones:
    """The two others at the top right and the top left."""
    m, width, plate = frame.margin, frame.width, frame.plate
    zones = _own_row(frame)
    beside = plate + m if plate else 0
    wide = (width * 0.5 - 2 * m - beside if plate else width * 0.5 - 1.5 * m) * 0.8
    if frame.back:
        zones["hand2"] = Rect(m + beside, m, wide, frame.back)
        zones["hand1"] = Rect(width - m - beside - wide, m, wide, frame.back)
    if plate:
        zones["plate2"] = Rect(m, m, plate, frame.plate_height)
        zones["plate1"] = Rect(width - m - plate, m, plate, frame.plate_height)
    return _line(frame, zones, _under_top(frame, m, 4), m, width - m)


def line4(frame: Frame) -> Zones:
    """Four seats around the line."""
    m, width, floor = frame.margin, frame.width, frame.floor
    zones = _own_row(frame)
    if not frame.roomy:
        chip = frame.chip
        zones["plate2"] = Rect(width * 0.5 - 46, m, 92, chip)
        zones["plate3"] = Rect(m, m, 92, chip)
        zones["plate1"] = Rect(width - m - 92, m, 92, chip)
        return _line(frame, zones, m + chip + 6, m, width - m)
    high, back, plate = frame.plate_height, frame.back, frame.plate
    half = frame.card * 0.62
    zones["hand2"] = Rect(width * 0.5 - half, m, half * 2, back)
    zones["plate2"] = Rect(width * 0.5 + half + m, m, min(plate, width * 0.5 - half - 3 * m - plate), high)
    top = m + max(back, high) + m * 0.7
    side_high = min(frame.card * 1.2, floor - high - 12 - top)
    zones["hand3"] = Rect(m, top, back, side_high)
    zones["hand1"] = Rect(width - m - back, top, back, side_high)
    zones["plate3"] = Rect(m, floor - high, plate, high)
    zones["plate1"] = Rect(width - m - plate, floor - high, plate, high)
    left = m + plate + m * 0.5
    return _line(frame, zones, top, left, width - left)
