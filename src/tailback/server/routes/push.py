"""Over HTTP: the devices that are told when a seat is asked."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from tailback.kit import LANGUAGES, SPECTATOR
from tailback.server.http_errors import HttpError, errors
from tailback.server.live.turn_alerts import TurnAlerts
from tailback.server.live.web_push import LONGEST, Device, served
from tailback.server.routes.games import BearerToken, room_of

router = APIRouter(prefix="/api", tags=["notices"])
Endpoint = Annotated[str, Field(min_length=1, max_length=LONGEST)]


class PushKey(BaseModel):
    """What a browser must know to be told; null where this server has no keys for it."""

    key: str | None


class NewDevice(BaseModel):
    """What a browser was given by its push service."""

    endpoint: Endpoint
    p256dh: Annotated[str, Field(max_length=100)]
    auth: Annotated[str, Field(max_length=40)]
    language: str = "en"


class OldDevice(BaseModel):
    """A device that is not to be told any more."""

    endpoint: Endpoint


@router.get("/push")
async def push_key(request: Request) -> PushKey:
    """Return the key under which browsers let this server tell them something."""
    pusher = request.app.state.pusher
    return PushKey(key=None if pusher is None else pusher.key)


@router.post("/tables/{match}/devices", status_code=204, responses=errors(401, 403, 404, 422, 503))
async def add_device(request: Request, match: str, wanted: NewDevice, token: BearerToken) -> None:
    """Tell a device from now on when the token's seat is asked."""
    alerts = _alerts(request)
    if not served(wanted.endpoint, request.app.state.settings.push_services):
        said = "Notices are not sent to this address; the setting `push_services` names the others."
        raise HttpError(422, "no-service", said)
    language = wanted.language if wanted.language in LANGUAGES else LANGUAGES[0]
    device = Device(wanted.endpoint, wanted.p256dh, wanted.auth, language, match)
    if not device.fits():
        raise HttpError(422, "bad-device", "These are not the keys of a device: p256dh, auth.")
    await _seated(request, match, token)
    await alerts.add(match, token, device)


@router.post(
    "/tables/{match}/devices/gone", status_code=204, responses=errors(401, 403, 404, 422, 503)
)
async def remove_device(request: Request, match: str, old: OldDevice, token: BearerToken) -> None:
    """Tell a device no more; it need not be known."""
    alerts = _alerts(request)
    await _seated(request, match, token)
    await alerts.remove(match, token, old.endpoint)


async def _seated(request: Request, match: str, token: str) -> None:
    """Raise HttpError unless the token is that of a seat."""
    async with room_of(request, match, token) as room:
        if room.match.state.viewpoint(room.viewer(token)) is SPECTATOR:
            raise HttpError(403, "no-seat", "Whoever watches is not asked for a move.")


def _alerts(request: Request) -> TurnAlerts:
    alerts: TurnAlerts | None = request.app.state.turn_alerts
    if alerts is None:
        raise HttpError(404, "no-push", "This server has no keys for Web Push.")
    return alerts
