"""How one server process is run."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Limits:
    """What one address may do; generous for a family or a class behind one router."""

    rooms_per_hour: int = 60
    joins_per_minute: int = 120
    wrong_codes: int = 20
    """So many in a while, then each costs twice the wait of the one before."""
    records_per_minute: int = 240
    sockets: int = 300
    frames_per_second: float = 25.0
    frame_burst: int = 80
    frame_bytes: int = 16 * 1024
    body_bytes: int = 64 * 1024
    record_bytes: int = 4 * 1024 * 1024
    body_seconds: float = 30.0


def no_limits() -> Limits:
    """For load tests from one address; sizes stay limited."""
    many = 1_000_000_000
    return Limits(
        rooms_per_hour=many,
        joins_per_minute=many,
        wrong_codes=many,
        records_per_minute=many,
        sockets=many,
        frames_per_second=float(many),
        frame_burst=many,
    )


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """Everything but the store."""

    addresses: tuple[str, ...] = ()
    """Addresses for other devices, as `http://192.168.0.7:8000`."""
    hosts: tuple[str, ...] = ()
    """Names under which this server may be asked, besides addresses and localhost."""
    thinkers: int = 1
    idle_seconds: float = 600.0
    """A room without screens is unloaded after this long."""
    finished_days: float = 30.0
    abandoned_days: float = 90.0
    rooms_loaded: int = 5000
    public: bool = False
    """Whether strangers can reach this server: then codes are harder to guess."""
    name: str = "1"
    """What tells this worker from the others of this machine."""
    folder: str = ""
    """Where these find each other; none if there are no others."""
    metrics_key: str = ""
    """What opens the metrics to other machines."""
    limits: Limits = field(default_factory=Limits)
