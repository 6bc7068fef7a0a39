"""How colours look, also to those who see fewer: simulation, difference and contrast."""

import math
from collections.abc import Sequence

SIGHTS: dict[str, Sequence[Sequence[float]]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""Machado, Oliveira and Fernandes (2009), severity 1.0, on linear sRGB."""
TO_XYZ = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE = (0.95047, 1.0, 1.08883)

Linear = tuple[float, float, float]


def seen(colour: str, sight: str) -> Linear:
    """A colour like #c4241c in linear light, as somebody with this sight sees it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    light = [x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in parts]
    red, green, blue = (min(1.0, max(0.0, one)) for one in _times(SIGHTS[sight], light))
    return red, green, blue


def contrast(one: Linear, other: Linear) -> float:
    """The ratio of WCAG 2."""
    low, high = sorted(_times(TO_XYZ, each)[1] for each in (one, other))
    return (high + 0.05) / (low + 0.05)


def difference(one: Linear, other: Linear) -> float:
    """CIEDE2000: about 10 is plainly different side by side."""
    (l1, a1, b1), (l2, a2, b2) = _lab(one), _lab(other)
    mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    stretch = 1 + 0.5 * (1 - math.sqrt(mean**7 / (mean**7 + 25**7)))
    c1, c2 = math.hypot(a1 * stretch, b1), math.hypot(a2 * stretch, b2)
    h1, h2 = _hue(a1 * stretch, b1), _hue(a2 * stretch, b2)
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    hue = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    far = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    kind = 1 - 0.17 * _cos(hue - 30) + 0.24 * _cos(2 * hue)
    kind += 0.32 * _cos(3 * hue + 6) - 0.20 * _cos(4 * hue - 63)
    in_light = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2))
    in_chroma = (c2 - c1) / (1 + 0.045 * chroma)
    in_hue = far / (1 + 0.015 * chroma * kind)
    bend = 30 * math.exp(-(((hue - 275) / 25) ** 2))
    tilt = -2 * math.sqrt(chroma**7 / (chroma**7 + 25**7)) * math.sin(math.radians(2 * bend))
    return math.sqrt(in_light**2 + in_chroma**2 + in_hue**2 + tilt * in_chroma * in_hue)


def _lab(light: Linear) -> Linear:
    x, y, z = (
        t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116
        for t in (one / white for one, white in zip(_times(TO_XYZ, light), WHITE, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _times(matrix: Sequence[Sequence[float]], vector: Sequence[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def _hue(a: float, b: float) -> float:
    return math.degrees(math.atan2(b, a)) % 360


def _cos(degrees: float) -> float:
    return math.cos(math.radians(degrees))
