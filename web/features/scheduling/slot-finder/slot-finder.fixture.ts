import type { HoldView } from '#modules/scheduling/contract/holds.view.js';
import type { SlotsView, SlotView } from '#modules/scheduling/contract/slots.view.js';
import { givenSlot } from '../slots/given-slot.fixture';
import { refuse, type FakeApi, type Refusal } from '../../../testing/fake-api';
import { T01, T02 } from '../../../testing/given-board';
import { listen } from '../../../shared/store';
import { announced } from '../../../shared/ui/announcements-slice';

export const CALLS = {
  find: 'POST /slots',
  hold: 'POST /slots/hold',
  holds: 'GET /slots/hold',
  renew: 'PUT /slots/hold/:id',
  release: 'DELETE /slots/hold/:id',
  book: 'POST /slots/hold/:id/book',
} as const;

const on = (truck: string, name: string): SlotView['trucks'] => [
  { truck, name, follows: null, leadsTo: null, driveOut: 0.5, driveBack: 0.5 },
];

/** Thursday noon on T01. */
export const THURSDAY = givenSlot({ trucks: on(T01, 'T01') });
/** Friday half past eight on T02, where a span of time is promised. */
export const FRIDAY = givenSlot({
  ...{ token: 'sealed.2', day: '2026-11-27', startTime: '08:30', trucks: on(T02, 'T02') },
  ...{ start: '2026-11-27T14:30:00Z', end: '2026-11-27T18:30:00Z' },
  window: { from: '2026-11-27T14:30:00Z', to: '2026-11-27T17:30:00Z' },
  reasons: ['Quiet day: 12% booked'],
});

export const foundSlots = (
  slots: SlotView[] = [THURSDAY, FRIDAY],
  change: Partial<SlotsView> = {},
): SlotsView => ({ slots, more: false, approximate: false, notes: [], ...change });

export const givenHold = (slot: SlotView, change: Partial<HoldView> = {}): HoldView => ({
  ...{ _id: 'd'.repeat(24), branchId: 'b'.repeat(24), day: slot.day, start: slot.start },
  ...{ end: slot.end, window: slot.window, trucks: slot.trucks, duration: 4 },
  ...{ activityId: null, draft: null, heldBy: { _id: 'e'.repeat(24), displayName: 'Dana' } },
  ...{ expiresAt: new Date(Date.now() + 15 * 60_000).toISOString(), renewed: false },
  ...change,
});

export const tooLate = (slots: SlotView[]): Refusal =>
  refuse(409, 'SLOT_TAKEN', 'That time is already booked on this truck.', { slots });

/** Has free times and holds. */
export const withSlots = (api: FakeApi): FakeApi =>
  api
    .on(CALLS.find, foundSlots())
    .on(CALLS.hold, ({ body }) => {
      const { token } = body as { token: string };
      return givenHold(token === FRIDAY.token ? FRIDAY : THURSDAY);
    })
    .on(CALLS.holds, [])
    .on(CALLS.release, {});

/** What is read out, from now on. */
export function heard(): { words: string[]; stop: () => void } {
  const words: string[] = [];
  const effect = ({ payload }: ReturnType<typeof announced>): void => void words.push(payload.text);
  return { words, stop: listen({ actionCreator: announced, effect }) };
}

/**
 * From now on the server knows of one time whether it is held.
 * @returns whether it is now
 */
export function holdsOne(api: FakeApi, mine: HoldView): () => boolean {
  let isHeld = false;
  const holdIt = (): HoldView => {
    isHeld = true;
    return mine;
  };
  api
    .on(CALLS.hold, holdIt)
    .on(CALLS.renew, holdIt)
    .on(CALLS.holds, () => (isHeld ? [mine] : []))
    .on(CALLS.release, () => {
      isHeld = false;
      return {};
    });
  return () => isHeld;
}
