import { isTruck, versionOf } from './board-state.js';
import type { BoardState, ModelHold, ModelOperation } from './board-state.js';
import type { Call } from './call.js';
import { linksAround, takenFor } from './links.js';
import { bookingsInTheWay, holdsInTheWay, restore, unlink, write } from './restore.js';
import { ownRefusal, windowRefusal } from './step-hold.js';
import { activeRefusal, seenRefusal } from './step-operation.js';
import { fitsGrid, truckRefusal } from './truck-refusal.js';

/** The move goes where it was held, at its own length and with its own drives. */
export function stepBookHold(
  state: BoardState,
  { by, hold: holdId, own, version }: Extract<Call, { kind: 'bookHold' }>,
): string {
  const hold = state.holds[holdId];
  if (!hold) return 'NOT_FOUND';
  const [id = ''] = own;
  const operation = state.operations[id];
  const refusal = ownRefusal(state, hold, by) ?? seenRefusal(state, operation, { version });
  if (!operation || refusal) return refusal ?? 'NOT_FOUND';
  if (own.some((one) => isTruck(state.operations[one]?.place ?? ''))) return 'ACTIVITY_COMMITTED';
  if (own.length !== 1) return 'OPERATIONS_DIFFER';
  hold.booked = true;
  Object.assign(operation, whereHeld(hold, operation));
  write(state, id);
  const ends = unlink(state, linksAround(state, id, operation), [id]);
  if ([id, ...ends].some((one) => isInTheWay(state, one))) return 'SLOT_TAKEN';
  const isOutside = ends.some((one) => !fitsGrid(takenFor(state, one)));
  return (
    activeRefusal(state, operation) ??
    (isOutside ? 'OUTSIDE_GRID' : undefined) ??
    truckRefusal(state, id, operation, { place: hold.truck, hours: takenFor(state, id) }) ??
    windowRefusal(state, hold.window) ??
    refusalOfActivity(state, id, operation) ??
    restore(state, ends, 'refuse') ??
    `OK ${versionOf(state, id)}`
  );
}

const whereHeld = ({ truck, day, job, window }: ModelHold, { from, to }: ModelOperation) => ({
  ...{ place: truck, day, window },
  ...{ from: job.from, to: job.from + (to - from) },
});

const isInTheWay = (state: BoardState, id: string): boolean =>
  holdsInTheWay(state, id) || bookingsInTheWay(state, id).length > 0;

/** The others of the customer are on other days. */
function refusalOfActivity(
  { operations }: BoardState,
  id: string,
  { customer, day, mismatch }: ModelOperation,
): string | undefined {
  if (mismatch) return 'CREW_MISMATCH';
  const others = Object.entries(operations).filter(([one]) => one !== id);
  const hasDay = others.some(([, one]) => one.customer === customer && one.day === day);
  return hasDay ? 'PRE_SAVE_CHECKS' : undefined;
}
