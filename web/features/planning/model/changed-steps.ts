import { wallMinutesOf } from '#kernel/local-date.js';
import { sameValue } from '#kernel/same-value.js';
import type { PlanStep, StepOf } from '#modules/planning/contract/proposal.view.js';
import { changedStepsText } from '#modules/planning/contract/proposal-terms.js';
import { clockMinutes, showClock } from '#modules/scheduling/contract/board-rules.js';
import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import type { DayView } from '#modules/scheduling/contract/day.view.js';

/** A step that the board does not allow anymore. */
export interface ChangedStep {
  seq: number;
  /** What somebody changed: a move, a person or a truck. */
  changed: string;
}

const MINUTES_AN_HOUR = 60;

/** What the page does not know of the day: the step is left to the server. */
const UNKNOWN = Symbol('unknown');

const bookingsOf = ({ customers }: DayView): BookingView[] =>
  customers.flatMap(({ bookings }) => bookings);

const startOf = ({ metaData }: BookingView, { day }: DayView): number =>
  wallMinutesOf(new Date(metaData.startTime), day.timezone);

/** A move that is off the board is on no board that the page has. */
function placeNow(booking: BookingView | undefined, { from }: StepOf<'place'>, view: DayView) {
  if (!booking) return from.truck === null && !from.unassigned ? UNKNOWN : undefined;
  const { truck, unassigned } = booking.operation;
  const start = showClock(startOf(booking, view));
  return { truck, unassigned, start, duration: booking.metaData.duration };
}

function seatNow(id: string, { assignment }: DayView): StepOf<'seat'>['from'] {
  const seat = assignment.movers.find(({ mover }) => mover === id);
  if (seat) return { truck: seat.truck, position: seat.position };
  if (assignment.off.some(({ employee }) => employee === id)) return 'off';
  return assignment.onCall.includes(id) ? 'onCall' : null;
}

/** Where a step's thing is on the board, in the words of the step; undefined: nowhere. */
function whereNow(step: PlanStep, view: DayView): unknown {
  const booking = bookingsOf(view).find(({ operation }) => operation._id === step.id);
  const truck = view.trucks.find(({ _id }) => _id === step.id);
  switch (step.op) {
    case 'place':
      return placeNow(booking, step, view);
    case 'seat':
      return seatNow(step.id, view);
    case 'truck': {
      if (!truck) return undefined;
      const { unavailable, unavailableFrom } = truck;
      return { unavailable, unavailableFrom };
    }
    case 'standIn': {
      const standIn = truck?.standIn;
      return truck && (standIn ? { by: standIn.truck, from: standIn.from } : null);
    }
    case 'rental':
      return truck ? { name: truck.name, hasLift: truck.hasLift } : null;
    case 'follow':
      return booking ? { after: booking.operation.follows?.operationId ?? null } : UNKNOWN;
    case 'note': {
      const own = bookingsOf(view).find(({ metaData }) => metaData.activity._id === step.id);
      return own ? own.metaData.activity.notes : UNKNOWN;
    }
  }
}

/** What has taken the place of a move since: another move at the hours of its job, or the truck is out. */
function takenPlace(step: StepOf<'place'>, own: ReadonlySet<string>, view: DayView): string | null {
  const { truck: id, start: clock, duration } = step.to;
  const truck = view.trucks.find(({ _id }) => _id === id);
  // Rented along, served by another one, or on the Unassigned row.
  if (!truck || truck.standIn || own.has(truck._id)) return null;
  const start = clockMinutes(clock);
  const end = start + duration * MINUTES_AN_HOUR;
  const out = truck.unavailable ? 0 : clockMinutes(truck.unavailableFrom ?? '24:00');
  if (out < end) return truck._id;
  const other = bookingsOf(view).find((booking) => {
    if (booking.operation.truck !== id || own.has(booking.operation._id)) return false;
    const begin = startOf(booking, view);
    return begin < end && begin + booking.metaData.duration * MINUTES_AN_HOUR > start;
  });
  return other ? other.operation._id : null;
}

/** Who sits where a step puts a person, and does not leave by another step. */
function takenSeat({ to }: StepOf<'seat'>, own: ReadonlySet<string>, view: DayView): string | null {
  if (to === null || typeof to === 'string') return null;
  const there = view.assignment.movers.find(
    ({ truck, position }) => truck === to.truck && position === to.position,
  );
  return there && !own.has(there.mover) ? there.mover : null;
}

function takenBy(step: PlanStep, own: ReadonlySet<string>, view: DayView): string | null {
  if (step.op === 'place') return takenPlace(step, own, view);
  return step.op === 'seat' ? takenSeat(step, own, view) : null;
}

/**
 * The steps whose thing is not where they expect it, or whose place was taken, as far as the page knows: none for
 * whatever else has changed on the day. None either once all of them are done: they are being applied.
 * @param steps those that are kept, of one way
 */
export function changedSteps(steps: readonly PlanStep[], view: DayView): ChangedStep[] {
  const own = new Set(steps.map(({ id }) => id));
  const isAt = (step: PlanStep, end: unknown): boolean => {
    const now = whereNow(step, view);
    return now === UNKNOWN || sameValue(now, end);
  };
  if (steps.every((step) => isAt(step, step.to))) return [];
  return steps.flatMap((step) => {
    const changed = isAt(step, step.from) ? takenBy(step, own, view) : step.id;
    return changed === null ? [] : [{ seq: step.seq, changed }];
  });
}

/** Who changed what, as far as the board has heard of it. */
interface Editors {
  has: (id: string) => boolean;
  by: (id: string) => string;
  isOwn: (id: string) => boolean;
}

/** `Dana changed 2 of these steps`, `You changed …`; where nobody is known, the day has. */
export const changedWords = (changed: readonly ChangedStep[], editors: Editors): string => {
  const ids = changed.map((step) => step.changed);
  const names = ids.filter((id) => editors.has(id)).map((id) => editors.by(id));
  if (names.length > 0) return changedStepsText(names, changed.length);
  if (ids.some((id) => editors.isOwn(id))) return changedStepsText(['You'], changed.length);
  return `The day has changed for ${changed.length} of these steps`;
};
