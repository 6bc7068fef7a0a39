"""Charts of a run as SVG: drawn once, coloured by the page, safe for the colour-blind."""

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING, Any

from .estimates import Mean
from .extras import need
from .figures import Figures, Part

if TYPE_CHECKING:
    from polars import DataFrame

PALETTE = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#7f7f7f", "#a6761d")
"""By Okabe and Ito; the page replaces them where it is dark."""
INK, FAINT = "#333333", "#dddddd"
WIDTH = 360
ROW = 28
FONT = 13
MOST_COMPARED = len(PALETTE)
BINS = 40
MOST_CARDS = 32

Rows = list[dict[str, Any]]


def svg(chart: Any, names: Sequence[str] = ()) -> str:
    """A chart as text for a page; nothing is fetched for it.

    The page itself writes the names of its colours below it: there they wrap on a phone, and never
    lie on each other.
    """
    axis: dict[str, Any] = {
        "labelColor": INK,
        "titleColor": INK,
        "gridColor": FAINT,
        "domainColor": FAINT,
    }
    axis |= {"tickColor": FAINT, "labelFontSize": FONT, "titleFontSize": FONT, "labelLimit": 260}
    axis |= {"labelFlush": False, "labelOverlap": True, "labelSeparation": 6}
    config = {
        "background": "transparent",
        "padding": {"left": 40, "right": 18, "top": 6, "bottom": 6},  # fonts differ in width
        "font": "system-ui, sans-serif",
        "axis": axis | {"titleFontWeight": "normal"},
        "view": {"stroke": None},
        "range": {"category": list(PALETTE)},
    }
    spec = chart.to_dict() | {"config": config}
    return str(need("vl_convert").vegalite_to_svg(spec)) + _legend(names)


def _legend(names: Sequence[str]) -> str:
    """The names of the colours; of a single one nothing is said."""
    if len(names) < 2:
        return ""
    rows = (
        f'<li><i style="background: var(--hue-{place})"></i>{escape(name)}</li>'
        for place, name in enumerate(names)
    )
    return f'<ul class="legend">{"".join(rows)}</ul>'


def _names(rows: "Rows") -> list[str]:
    return list(dict.fromkeys(row["setting"] for row in rows))


def _chart(rows: Rows) -> Any:
    alt = need("altair")
    return alt.Chart(alt.Data(values=rows))


def _hue(rows: Rows) -> Any:
    """A colour for each setting; of a single one nothing is said."""
    alt = need("altair")
    names = _names(rows)
    if len(names) < 2:
        return alt.value(PALETTE[0])
    return alt.Color("setting:N", sort=names, legend=None)


def intervals(
    series: Sequence[tuple[str, Sequence[Part]]], across: str, even: float | None = None
) -> str:
    """Shares as points with their 95 % intervals, one row a name; a line where all is even."""
    alt = need("altair")
    rows = [
        {"setting": label, "name": one.name, "share": one.share, "low": one.low, "high": one.high}
        for label, parts in series
        for one in parts
    ]
    names = list(dict.fromkeys(row["name"] for row in rows))
    labels = _names(rows)
    y: dict[str, Any] = {"y": alt.Y("name:N", sort=names, title=None)}
    if len(labels) > 1:
        y["yOffset"] = alt.YOffset("setting:N", sort=labels)
    scale = alt.Scale(zero=False, nice=True)
    bars = (
        _chart(rows)
        .mark_rule(strokeWidth=2.5)
        .encode(
            **y,
            x=alt.X("low:Q", title=across, scale=scale, axis=alt.Axis(format="%", tickCount=7)),
            x2="high:Q",
            color=_hue(rows),
        )
    )
    points = (
        _chart(rows)
        .mark_point(filled=True, size=70, opacity=1)
        .encode(**y, x=alt.X("share:Q", scale=scale), color=_hue(rows))
    )
    height = max(2, len(names)) * max(ROW, 14 * len(labels))
    layers = [bars, points]
    if even is not None:
        line = _chart([{"even": even}]).mark_rule(strokeDash=[5, 4], color=INK)
        layers.insert(0, line.encode(x="even:Q"))
    return svg(alt.layer(*layers).properties(width=WIDTH, height=height), labels)


def distribution(series: Sequence[tuple[str, "DataFrame"]], across: str) -> str:
    """How numbers are spread: for each setting a frame with `value`, drawn as stepped outlines."""
    alt = need("altair")
    rows = _binned(series)
    base = _chart(rows).encode(
        x=alt.X("value:Q", title=across),
        y=alt.Y("share:Q", title="share of games", axis=alt.Axis(format="%"), stack=None),
        color=_hue(rows),
    )
    area = base.mark_area(interpolate="step-after", opacity=0.25)
    line = base.mark_line(interpolate="step-after", strokeWidth=2)
    return svg(alt.layer(area, line).properties(width=WIDTH, height=200), _names(rows))


def _binned(series: Sequence[tuple[str, "DataFrame"]]) -> Rows:
    """Equal steps from the smallest number up to where only one in 500 is greater."""
    pl = need("polars")
    values = pl.concat([frame["value"].cast(pl.Float64) for _, frame in series])
    low, high = float(values.min()), float(values.quantile(0.998))
    whole = bool((values == values.round()).all())
    step = max((high - low) / BINS, 1.0 if whole else 1e-9)
    step = float(round(step)) if whole else step
    count = int((high - low) / step) + 1
    rows: Rows = []
    for label, frame in series:
        place = ((frame["value"].cast(pl.Float64) - low) / step).floor().cast(pl.Int64)
        counted = dict(place.value_counts().iter_rows())
        for one in range(count + 1):  # the last one closes the outline
            share = counted.get(one, 0) / frame.height if one < count else 0.0
            rows.append({"setting": label, "value": low + one * step, "share": share})
    return rows


def course(series: Sequence[tuple[str, Sequence[float]]], down: str) -> str:
    """A mean in each tenth of a game."""
    alt = need("altair")
    rows = [
        {"setting": label, "part": (place + 0.5) / len(values), "value": value}
        for label, values in series
        for place, value in enumerate(values)
    ]
    line = (
        _chart(rows)
        .mark_line(point=True, strokeWidth=2)
        .encode(
            x=alt.X("part:Q", title="part of the game", axis=alt.Axis(format="%")),
            y=alt.Y("value:Q", title=down),
            color=_hue(rows),
        )
    )
    return svg(line.properties(width=WIDTH, height=180), _names(rows))


def bars(parts: Sequence[tuple[str, float]], across: str, percent: bool = True) -> str:
    """Plain bars, in the order given; of very many, the first and the last."""
    alt = need("altair")
    shown = list(parts)
    if len(shown) > MOST_CARDS:
        shown = shown[: MOST_CARDS // 2] + shown[-MOST_CARDS // 2 :]
    rows: Rows = [{"name": name, "value": value} for name, value in shown]
    axis = alt.Axis(format="%") if percent else alt.Axis()
    chart = (
        _chart(rows)
        .mark_bar(color=PALETTE[0], height={"band": 0.7})
        .encode(
            x=alt.X("value:Q", title=across, axis=axis),
            y=alt.Y("name:N", sort=[name for name, _ in shown], title=None),
        )
    )
    return svg(chart.properties(width=WIDTH, height=len(rows) * 18))


def differences(rows: Sequence[tuple[str, Mean]], across: str, percent: bool = False) -> str:
    """What each setting changes, with its 95 % interval; at the line nothing changes."""
    alt = need("altair")
    data: Rows = [
        {
            "name": name,
            "value": one.value,
            "low": one.value - one.half,
            "high": one.value + one.half,
        }
        for name, one in rows
    ]
    y = alt.Y("name:N", sort=[name for name, _ in rows], title=None)
    axis = alt.Axis(format="+.1%" if percent else "+,~r", tickCount=6)
    none = _chart([{"none": 0}]).mark_rule(strokeDash=[5, 4], color=INK).encode(x="none:Q")
    bars = (
        _chart(data)
        .mark_rule(strokeWidth=2.5, color=PALETTE[0])
        .encode(y=y, x=alt.X("low:Q", title=across, axis=axis), x2="high:Q")
    )
    points = (
        _chart(data)
        .mark_point(filled=True, size=70, opacity=1, color=PALETTE[0])
        .encode(y=y, x="value:Q")
    )
    height = max(2, len(rows)) * ROW
    return svg(alt.layer(none, bars, points).properties(width=WIDTH, height=height))


def compared(settings: Sequence[Figures]) -> Sequence[Figures]:
    """As many settings as colours can tell apart."""
    return settings[:MOST_COMPARED]
