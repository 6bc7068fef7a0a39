"""What a report says, part by part: a heading, one sentence that says what to see, a picture."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from operator import attrgetter

from handful.core.prices import UNUSED
from handful.core.rulebook import clauses, read
from handful.i18n.games import Declared

from . import charts
from .clauses import counted
from .estimates import FALSE, Mean, chance_of, discoveries, headline_words
from .extras import need
from .figures import Change, Figures, Part, Report, change, rescued, skill_changes
from .game_statistics import A_THOUGHT, HANDS_ON, TENTHS
from .shards import Folder

FEW = 12
"""So many rows of a table are read at a glance."""


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of words; the first column names, the others are numbers, or the last one prose."""

    head: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]
    prose: bool = False


@dataclass(frozen=True, slots=True)
class Section:
    """One part of a report."""

    title: str
    sentence: str
    chart: str = ""
    table: Table | None = None
    note: str = ""


def opening(report: Report) -> str:
    """What was played."""
    games = sum(one.count for one in report.settings)
    base = report.base.setting
    many = len(report.settings)
    where = f"{many} settings" if many > 1 else f"{base.seats} players, {' + '.join(base.bots)}"
    looked = sum(one.looked_at for one in report.settings)
    of = f" Numbers without a name are those of “{report.base.label}”." if many > 1 else ""
    return (
        f"{games:,} games ({where}; {report.study.options(0).summary()}), "
        f"{looked:,} of them looked at move by move. ± and bars are 95\u00a0% intervals.{of}"
    )


def closing(report: Report) -> str:
    """How to get the same again."""
    return (
        f"Rules number {report.study.rules_number}, seed {report.study.seed}: "
        "the same study gives the same games on any machine."
    )


def big_numbers(report: Report) -> Iterator[tuple[str, str]]:
    """What is written large: each number, and what it counts."""
    base = report.base
    words = headline_words(base.games, base.setting.bots)
    yield f"{base.headline.value:.0%}", words
    yield f"{base.length().value:,.0f}", "moves in a game"
    if minutes := base.minutes():
        yield f"{minutes:.0f}", "minutes for people, about"
    if leader := base.ratio_of("lead", "leader wins"):
        yield f"{leader.value:.0%}", "the leader at half-time wins"
    if share := base.decision_share():
        yield f"{share.value:.0%}", "decision share: skill against luck"


def all_of(report: Report, folder: Folder) -> Iterator[Section]:
    """Every part for which the run has something to say."""
    makers: tuple[Callable[[Report], Section | None], ...] = (
        summary,
        advice,
        differences,
        wins_by_order,
        skill,
        lengths,
        scores,
        lead_changes,
        comebacks,
        branching,
        moves_used,
        cards_used,
    )
    for make in makers:
        made = make(report)
        if made:
            yield made
    yield clauses_used(report, folder)
    for make in (counts, endings):
        made = make(report)
        if made:
            yield made


def summary(report: Report) -> Section:
    """One row for each setting."""
    base = report.base
    words = headline_words(base.games, base.setting.bots)
    rows = [
        (
            one.label,
            f"{one.count:,}",
            _percent(one.headline, share=True),
            _plus_minus(one.length()),
            f"{minutes:.0f}" if (minutes := one.minutes()) else "–",
            _percent(one.draws(), share=True) if not one.together else "–",
        )
        for one in report.settings
    ]
    head = ("setting", "games", words, "moves", "minutes", "shared wins")
    said = f"In {_percent(base.headline, share=True)} of the games {words}"
    minutes = base.minutes()
    lasts = f"; a game takes {base.length().value:,.0f} moves"
    about = f", for people about {minutes:.0f} minutes." if minutes else "."
    note = (
        f"Minutes are an estimate: {HANDS_ON} s for a move and {A_THOUGHT} s for each doubling of "
        "the choices in it."
    )
    return Section("In short", said + lasts + about, table=Table(head, rows), note=note)


MOST_ADVICE = 5
"""So many rules are named for each thing that one may want to change."""


@dataclass(frozen=True, slots=True)
class Aim:
    """One thing that one may want to change, and what each rule does to it."""

    on: str
    measured: str
    effects: Sequence[tuple[str, Mean]]
    half: Callable[[Mean], float]
    said: Callable[[Mean], str]

    def chances(self) -> list[float]:
        """How likely each effect is by chance alone."""
        return [chance_of(one.value, self.half(one)) for _, one in self.effects]

    def largest(self, seen: Iterator[bool]) -> list[tuple[str, str, str]]:
        """The largest effects, of those that are more than chance."""
        real = [pair for pair in self.effects if next(seen)]
        best = sorted(real, key=lambda pair: -abs(pair[1].value))[:MOST_ADVICE]
        return [(f"{self.on}: {self.measured}", label, self.said(one)) for label, one in best]


def advice(report: Report) -> Section | None:
    """What would you change? The rules with the largest effect on each thing that matters."""
    if len(report.rules()) < 2:
        return None
    aims = _aims(report)
    seen = iter(discoveries([chance for aim in aims for chance in aim.chances()]))
    found = [(aim, rows) for aim in aims if (rows := aim.largest(seen))]
    if not found:
        return None
    firsts = [(label, aim.on, by) for aim, ((_, label, by), *_) in found]
    label, on, by = firsts[0]
    sentence = f"{label} has the largest effect on {on} ({by})"
    sentence += "".join(f", {label} on {on} ({by})" for label, on, by in firsts[1:]) + "."
    note = (
        "The largest effects that are more than chance once all of them are taken together. "
        "A larger decision share is less luck; measuring it takes better and worse bots, such as "
        "sharp and novice."
    )
    head = ("what changes", "take", "by")
    table = Table(head, [row for _, rows in found for row in rows], prose=True)
    return Section("What would you change?", sentence, table=table, note=note)


def _aims(report: Report) -> tuple[Aim, ...]:
    found = [(one.label, change(report.base, one)) for one in report.rules()]
    used = [(label, one) for label, one in found if not one.is_unused]
    leader = [(label, one.leader) for label, one in used if one.leader]
    wins = "the first player's advantage", "whoever begins wins"
    won = [(label, one.beginner) for label, one in used]
    if report.base.together:
        wins, won = ("success", "the table wins"), [(label, one.headline) for label, one in used]
    return (
        Aim("length", "moves", [(label, one.moves) for label, one in used], _half, _signed_moves),
        Aim("tension", "the leader at half-time wins", leader, _paired_half, _signed_percent),
        Aim("luck", "the decision share", skill_changes(report), _half, _signed_share),
        Aim(*wins, won, _paired_half, _signed_percent),
    )


_half, _paired_half = attrgetter("half"), attrgetter("paired_half")


def differences(report: Report) -> Section | None:
    """What the other settings change."""
    base, others = report.base, report.settings[1:]
    if not others or any(one.setting.seats != base.setting.seats for one in others):
        return None
    found = [(one.label, change(base, one)) for one in others]
    seen = iter(discoveries([chance_of(*pair) for _, one in found for pair in _pairs(one)]))
    rows = [(label, _exercised(one), *_compared(one, seen)) for label, one in found]
    words = headline_words(base.games, base.setting.bots)
    head = ("setting", "exercised", "moves", words, "leader at half-time wins", "shared wins")
    used = [(label, one) for label, one in found if not one.is_unused]
    sentence = f"Against “{base.label}”, on the same deals, no setting changes a single game."
    if used:
        label, most = max(used, key=lambda pair: abs(pair[1].moves.value))
        sentence = (
            f"Against “{base.label}”, on the same deals: {label} changes the length most, "
            f"by {_signed(most.moves)} moves."
        )
    drawn = [(label, one.moves) for label, one in used]
    chart = charts.differences(drawn, "moves more or fewer") if drawn else ""
    note = (
        "Exercised: in how many games anything went differently; a setting that changes none was "
        f"{UNUSED}. A star marks what remains once all comparisons of this table are taken "
        f"together: about {100 * FALSE:.0f} % of the stars may be chance."
    )
    return Section("What each setting changes", sentence, chart, Table(head, rows), note)


def _pairs(one: Change) -> list[tuple[float, float]]:
    """Every comparison of a setting with the first: the difference and half its interval."""
    if one.is_unused:
        return []
    shares = [one.headline, *([one.leader] if one.leader else []), one.draws]
    return [(one.moves.value, one.moves.half), *((it.value, it.paired_half) for it in shares)]


def _exercised(one: Change) -> str:
    if one.is_unused:
        return UNUSED
    return f"{one.exercised[0] / one.exercised[1]:.0%}" if one.exercised else "–"


def _compared(one: Change, seen: Iterator[bool]) -> tuple[str, ...]:
    """The cells of a setting; what is more than chance has a star."""
    if one.is_unused:
        return ("", "", "", "")
    shares = (one.headline, one.leader, one.draws)
    return (
        _starred(_signed(one.moves), next(seen)),
        *(_starred(_signed_percent(it), next(seen)) if it else "–" for it in shares),
    )


def _starred(text: str, is_seen: bool) -> str:
    return f"{text} *" if is_seen else text


def wins_by_order(report: Report) -> Section:
    """Win share by place in the order of play, or of the whole table."""
    shown = charts.compared(report.settings)
    if report.base.together:
        parts = [_whole(one) for one in shown]
        best = max(parts, key=lambda one: one.share)
        sentence = f"The table wins most often with {best.name}: {best.share:.1%} of the games."
        if len(parts) == 1:
            sentence = f"The table wins {best.share:.1%} of the games."
        chart = charts.intervals([("", parts)], "the table wins")
        return Section("Does the table win?", sentence, chart)
    base = report.base
    gap, is_biased = base.seat_bias()
    even = 1 / base.setting.seats
    order = base.by_order() or base.by_chair()
    best = max(order, key=lambda one: one.share)
    sentence = (
        f"{best.name.capitalize()} in the order of play wins most, {best.share:.1%}; even is "
        f"{even:.1%}, and the widest gap of {gap:.1%} is "
        + ("more than chance explains." if is_biased else "no more than chance explains.")
    )
    same = all(one.setting.seats == base.setting.seats for one in shown)
    chart = charts.intervals(
        [(one.label, one.by_order() or one.by_chair()) for one in shown],
        "share of wins",
        even if same else None,
    )
    head = ("place", "share of wins", "from", "to")
    rows = [(one.name, f"{one.share:.2%}", f"{one.low:.2%}", f"{one.high:.2%}") for one in order]
    note = "Place 1 makes the first move; the dashed line is an even share."
    return Section("Who wins, by order of play", sentence, chart, Table(head, rows), note)


def _whole(one: Figures) -> Part:
    share, half = one.headline.value, one.headline.share_half
    return Part(one.label, share, max(0.0, share - half), min(1.0, share + half))


def skill(report: Report) -> Section | None:
    """Skill against luck, where different bots sit at one table, or each kind at its own."""
    if report.base.together:
        return _skill_of_tables(report)
    mixed = [one for one in charts.compared(report.settings) if len(one.setting.bots) > 1]
    found = [(one, one.decision_share()) for one in mixed]
    shown = [(one, share) for one, share in found if share]
    if not shown:
        return None
    first, share = shown[0]
    best = max(first.by_bot(), key=lambda part: part.share)
    sentence = (
        f"Decision share {_decided(share)}: of what luck leaves open, so much goes to {best.name}; "
        "0 % would be luck alone, 100 % a better player who always wins."
    )
    even = 1 / first.setting.seats
    chart = charts.intervals(
        [(one.label, one.by_bot()) for one, _ in shown], "share of wins of a chair", even
    )
    return Section("Skill against luck", sentence, chart)


def _skill_of_tables(report: Report) -> Section | None:
    """The same where a table wins as one: better bots against worse, on the same deals."""
    base = report.base.setting
    alike = [one for one in report.settings if one.setting.seats == base.seats]
    alike = [one for one in alike if one.setting.values == base.values]
    ranked = sorted(alike, key=lambda one: one.headline.value)
    share = rescued(ranked[-1], ranked[0]) if len(ranked) > 1 else None
    if share is None:
        return None
    better, worse = (" + ".join(ranked[place].setting.bots) for place in (-1, 0))
    sentence = (
        f"Decision share {_decided(share)}: of the games that a table of {worse} loses, so many "
        f"more are won by {better}; 0 % would be luck alone, 100 % a table that always wins."
    )
    return Section("Skill against luck", sentence)


def lengths(report: Report) -> Section:
    """How long games are."""
    pl = need("polars")
    shown = charts.compared(report.settings)
    frames = [(one.label, one.games.select(pl.col("moves").alias("value"))) for one in shown]
    low, middle, high = (report.base.games["moves"].quantile(one) for one in (0.05, 0.5, 0.95))
    sentence = (
        f"Half of the games are over after {middle:,.0f} moves, and nine in ten take between "
        f"{low:,.0f} and {high:,.0f}."
    )
    return Section("How long a game is", sentence, charts.distribution(frames, "moves in a game"))


def scores(report: Report) -> Section | None:
    """What winners and others score."""
    pl = need("polars")
    base = report.base
    if base.together or base.setting.seats < 2:
        return None
    seats = base.games.select("game", "scores", "places").explode("scores", "places")
    frames = [
        (label, seats.filter(where).select(pl.col("scores").alias("value")))
        for label, where in (
            ("winners", pl.col("places") == 1),
            ("everybody else", pl.col("places") > 1),
        )
    ]
    frames = [(label, frame) for label, frame in frames if frame.height]
    margin = base.margin()
    sentence = f"The winner is ahead of the next by {_plus_minus(margin)} points on average."
    return Section("Scores", sentence, charts.distribution(frames, f"score ({base.label})"))


def lead_changes(report: Report) -> Section | None:
    """How often the lead changes."""
    pl = need("polars")
    frames = []
    for one in charts.compared(report.settings):
        if one.looks is not None:
            rows = one.looks.filter((pl.col("kind") == "lead") & (pl.col("name") == "changes"))
            if rows.height:
                frames.append((one.label, rows.select("value")))
    if not frames:
        return None
    middle = int(frames[0][1]["value"].sort()[frames[0][1].height // 2])
    sentence = f"In half of the games the lead changes {middle} times or more often."
    return Section(
        "How open it stays", sentence, charts.distribution(frames, "changes of the lead in a game")
    )


def comebacks(report: Report) -> Section | None:
    """Who wins from ahead and from behind at half-time."""
    series = []
    for one in charts.compared(report.settings):
        parts = []
        for name in ("leader wins", "last wins"):
            found = one.ratio_of("lead", name)
            if found and found.games:
                said = name.replace(" wins", " at half-time")
                parts.append(Part(said, found.value, *found.share_interval))
        if parts:
            series.append((one.label, parts))
    if not series:
        return None
    wins = {one.name: one.share for one in series[0][1]}
    even = 1 / report.base.setting.seats
    sentence = (
        f"Whoever leads at half-time wins {wins['leader at half-time']:.0%} of the games, and "
        f"whoever is last still wins {wins['last at half-time']:.0%}; even would be {even:.0%}."
    )
    chart = charts.intervals(series, "share of wins", even)
    return Section("Comebacks", sentence, chart)


def branching(report: Report) -> Section | None:
    """How many moves there are to choose from."""
    pl = need("polars")
    series = []
    for one in charts.compared(report.settings):
        rows = one.of_kind("branching")
        if rows is not None and rows.height == TENTHS:
            means = rows.sort(pl.col("name").cast(pl.Int32)).select(pl.col("value") / pl.col("of"))
            series.append((one.label, list(means.to_series())))
    real = report.base.ratio_of("length", "real choices")
    if not series or real is None:
        return None
    mean = sum(series[0][1]) / TENTHS
    sentence = (
        f"A player chooses among {mean:.1f} moves on average; {real.value:.0%} of all moves are "
        "a choice at all."
    )
    chart = charts.course(series, "legal moves")
    return Section("What there is to choose", sentence, chart)


def moves_used(report: Report) -> Section | None:
    """How often each kind of move is made."""
    return _used(report, "move", "Moves", "kinds of move")


def cards_used(report: Report) -> Section | None:
    """How often each card is named in a move."""
    return _used(report, "card", "Cards", "cards")


def _used(report: Report, kind: str, title: str, plural: str) -> Section | None:
    base = report.base
    rows = base.of_kind(kind)
    if rows is None:
        return None
    whole = rows["value"].sum()
    names = Declared(report.game).cards if kind == "card" else {}
    parts = [
        (names.get(name, name.replace("_", " ")), value / whole)
        for name, value in rows.select("name", "value").iter_rows()
    ]
    first, last = parts[0], parts[-1]
    sentence = f"Of all {plural}, only {first[0]} is used."
    if len(parts) > 1:
        sentence = (
            f"Of {len(parts)} {plural}, {first[0]} is used most ({first[1]:.1%}) and {last[0]} "
            f"least ({last[1]:.2%})."
        )
    shortened = len(parts) > charts.MOST_CARDS
    note = f"The {charts.MOST_CARDS} most and least used of {len(parts)}." if shortened else ""
    chart = charts.bars(parts, f"share of all {plural} used ({base.label})")
    return Section(f"{title} used", sentence, chart, note=note)


def clauses_used(report: Report, folder: Folder) -> Section:
    """How often each clause of the rulebook comes into play."""
    found = counted(folder, 0)
    book = clauses(read(report.game))
    most = sorted(found.items(), key=lambda pair: -pair[1])
    rare = [name for name, times in most if times < 1]
    sentence = f"{most[0][0]} comes into play most, {most[0][1]:,.0f} times in a game; " + (
        f"less than once in a game: {', '.join(rare[:FEW])}{' …' if len(rare) > FEW else ''}."
        if rare
        else "every clause counted comes up at least once in a game."
    )
    rows = [(name, f"{times:,.1f}", _short(book[name].text)) for name, times in most[:FEW]]
    table = Table(("clause", "times in a game", "what it says"), rows, prose=True)
    note = (
        "Counted over a few games of the first setting, wherever the rules name the clause that "
        "they carry out."
    )
    return Section(
        "Clauses used", sentence, charts.bars(most, "times in a game", False), table, note
    )


def counts(report: Report) -> Section | None:
    """What the game itself counts."""
    shown = [(one.label, one.tallies()) for one in report.settings]
    names = list(dict.fromkeys(name for _, found in shown for name in found))
    if not names:
        return None
    rows = [
        (name, *(_plus_minus(found[name], 3) if name in found else "–" for _, found in shown))
        for name in names
    ]
    sentence = f"{len(names)} numbers that this game is watched for, with their intervals."
    head = ("what", *(label for label, _ in shown))
    return Section(f"What {report.game.name} counts", sentence, table=Table(head, rows))


def endings(report: Report) -> Section:
    """Why games end, draws and stalemates."""
    base = report.base
    reasons = [(one.name.replace("_", " "), one.share) for one in base.reasons()]
    shared = "" if base.together else f" The win is shared in {_percent(base.draws(), share=True)}."
    sentence = f"{reasons[0][1]:.1%} of the games end by “{reasons[0][0]}”.{shared}"
    return Section("How games end", sentence, charts.bars(reasons, "share of games"))


def _percent(one: Mean, share: bool = False) -> str:
    half = one.share_half if share else one.half
    places = 1 if half > 0.0005 else 2
    return f"{one.value:.{places}%} ± {half:.{places}%}"


def _decided(share: Mean) -> str:
    """A decision share; where all games agree, its interval is still not nothing."""
    return _percent(share, share=not share.half)


def _plus_minus(one: Mean, places: int = 1) -> str:
    return f"{one.value:,.{places}f} ± {one.half:,.{places}f}"


def _signed_moves(one: Mean) -> str:
    return f"{_signed(one)} moves"


def _signed(one: Mean) -> str:
    return f"{one.value:+,.1f} ± {one.half:.1f}"


def _signed_percent(one: Mean) -> str:
    return f"{one.value:+.1%} ± {one.paired_half:.1%}"


def _signed_share(one: Mean) -> str:
    return f"{one.value:+.1%} ± {one.half:.1%}"


def _short(text: str, most: int = 90) -> str:
    plain = text.replace("*", "").replace("`", "")
    return plain if len(plain) <= most else plain[: most - 1].rsplit(" ", 1)[0] + " …"
