import { showClock } from '#modules/scheduling/contract/board-rules.js';
import type { SlotsView } from '#modules/scheduling/contract/slots.view.js';
import type { ApiClient } from '../../../support/api/api-client.js';
import type { BoardState } from './board-state.js';
import type { Answered, Call } from './call.js';
import { hoursOf } from './instant.js';
import type { Body } from './send-job-call.js';
import { fittingUntil } from './step-hold.js';

/** Searches first, as people do, and holds what it finds. */
export async function sendHold(
  client: ApiClient,
  branchId: string,
  { call, seen }: { call: Extract<Call, { kind: 'hold' }>; seen: BoardState },
): Promise<Answered> {
  const { day, draft, hours: duration, out: driveOut, back: driveBack, wish, pick } = call;
  const { body: found } = await client.post<SlotsView>('slots', {
    ...{ branchId, from: day, days: 1, draft, duration, driveOut, driveBack },
    wish: { from: showClock(wish * 60) },
  });
  const slot = found.slots[pick % Math.max(1, found.slots.length)];
  const [on] = slot?.trucks ?? [];
  if (!slot || !on) return { call, outcome: 'NOTHING' };
  const last = slot.window && hoursOf(slot.window.to);
  const taken = { truck: on.truck, day, from: hoursOf(slot.start), last };
  const fitsUntil = fittingUntil(seen, call, taken);
  const sent = { ...call, slot: { ...taken, fitsUntil } };
  const { status, body } = await client.post<Body>('slots/hold', { token: slot.token });
  if (status !== 201) return { call: sent, outcome: body.code ?? String(status) };
  return { call: sent, outcome: 'OK', made: body._id ?? '' };
}
