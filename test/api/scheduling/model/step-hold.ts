import type { BoardState, Hours, ModelHold } from './board-state.js';
import type { Call, FoundSlot } from './call.js';
import { heldOn, liveHolds } from './holds.js';
import { onTruck } from './links.js';
import { isOut } from './truck-refusal.js';

type HoldCall = Extract<Call, { kind: 'hold' }>;
type KeptCall = Extract<Call, { kind: 'renew' | 'release' }>;

const MINUTES = 15;
const AT_ONCE = 5;
/** Between two that drive by the yard. */
const SEPARATION = 1;
const QUARTER = 0.25;

/** What the search found is held for a while, if there is still room for it. */
export function stepHold(state: BoardState, call: HoldCall, made: string): string {
  const { by, draft, slot } = call;
  if (!slot) return 'NOTHING';
  if (!startsOf(slot).every((start) => hasRoom(state, call, slot, start))) return 'SLOT_TAKEN';
  const own = liveHolds(state).filter(([, hold]) => hold.by === by);
  const former = own.filter(([, hold]) => hold.draft === draft);
  if (own.length - former.length >= AT_ONCE) return 'TOO_MANY_HOLDS';
  const { truck, day, from, last } = slot;
  const job = { from, to: from + call.hours };
  const window = last === null ? null : { from, to: last };
  const refusal = windowRefusal(state, window);
  if (refusal) return refusal;
  for (const [, hold] of former) hold.until = state.clock;
  const until = state.clock + MINUTES;
  const hold = { by, draft, truck, day, job, window, until, renewed: false, booked: false };
  state.holds[made] = { ...hold, from: job.from - call.out, to: job.to + call.back };
  return 'OK';
}

const startsOf = ({ from, fitsUntil }: Pick<FoundSlot, 'from' | 'fitsUntil'>): number[] =>
  Array.from({ length: (fitsUntil - from) / QUARTER + 1 }, (_, index) => from + index * QUARTER);

/**
 * The last start of a window with room for it and for each before it, the first at least. The window itself may go on,
 * until the truck is there in nine of ten cases (R-SLOT-27).
 */
export function fittingUntil(
  state: BoardState,
  call: HoldCall,
  { last, ...slot }: Omit<FoundSlot, 'fitsUntil'>,
): number {
  const { from } = slot;
  const starts = startsOf({ from, fitsUntil: last ?? from });
  const at = starts.findIndex((start) => !hasRoom(state, call, slot, start));
  return at < 0 ? (last ?? from) : Math.max(from, from + (at - 1) * QUARTER);
}

/** By the yard from what is before it and to what is after it, with an hour between. */
function hasRoom(
  state: BoardState,
  { by, draft, hours, out, back }: HoldCall,
  { truck: id, day }: Pick<FoundSlot, 'truck' | 'day'>,
  start: number,
): boolean {
  const truck = state.trucks[id];
  if (!truck || isOut(state, truck, day)) return false;
  const jobs = onTruck(state, { place: id, day }).flatMap((one) => state.operations[one] ?? []);
  const held = heldOn(state, id, day)
    .filter((hold) => hold.by !== by || hold.draft !== draft)
    .map(({ from, to }) => ({ from, to, out: 0, back: 0 }));
  return [...jobs, ...held].every((one) =>
    one.from < start
      ? one.to + one.back + SEPARATION + out <= start
      : start + hours + back + SEPARATION + one.out <= one.from,
  );
}

/** Once for another quarter of an hour, or given back; a dispatcher may give back another's. */
export function stepKept(state: BoardState, { kind, by, hold: id }: KeptCall): string {
  const hold = state.holds[id];
  if (!hold) return 'NOT_FOUND';
  if (kind === 'release') {
    if (!hold.booked) hold.until = Math.min(hold.until, state.clock);
    return 'OK';
  }
  const refusal = ownRefusal(state, hold, by);
  if (refusal) return refusal;
  if (hold.renewed) return 'HOLD_RENEWED';
  Object.assign(hold, { until: state.clock + MINUTES, renewed: true });
  return 'OK';
}

/** Why a hold is of no use to who asks for it. */
export function ownRefusal({ clock }: BoardState, hold: ModelHold, by: number): string | undefined {
  if (hold.by !== by) return 'NOT_FOUND';
  if (hold.booked) return 'HOLD_BOOKED';
  return hold.until <= clock ? 'HOLD_EXPIRED' : undefined;
}

/** A branch that promises exact starts promises no other. */
export const windowRefusal = ({ planning }: BoardState, window: Hours | null): string | undefined =>
  window && !planning.arrivalWindows ? 'WINDOWS_OFF' : undefined;
