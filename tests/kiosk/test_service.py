"""What systemd is told, over a datagram socket as systemd opens it."""

import socket
from pathlib import Path

from games.kiosk.service import Service


def test_systemd_hears_how_things_stand(tmp_path: Path) -> None:
    address = tmp_path / "notify"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(address))
        service = Service({"NOTIFY_SOCKET": str(address), "WATCHDOG_USEC": "20000000"})
        service.ready()
        service.alive()
        service.status("playing")
        service.stopping()
        told = [systemd.recv(100).decode() for _ in range(4)]
    assert told == ["READY=1", "WATCHDOG=1", "STATUS=playing", "STOPPING=1"]
    assert service.watchdog == 20.0


def test_without_systemd_nothing_is_said() -> None:
    service = Service({})
    service.ready()
    assert service.watchdog is None


def test_a_socket_that_is_gone_harms_nobody(tmp_path: Path) -> None:
    Service({"NOTIFY_SOCKET": str(tmp_path / "gone")}).alive()
