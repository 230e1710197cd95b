import { waitsBy } from '#kernel/arrival-window.js';
import type { SlotSearch } from './slot-search.js';
import type { TruckFit } from './truck-fit.js';

/** By how many minutes somebody waits beyond what was promised in the worst of five cases. */
export interface Risk {
  /** The job itself: beyond its start. */
  late: number;
  /** The one after it. */
  next: number;
}

/** When its truck gets there from the job before in so many cases; null without one, or where nobody can say. */
export function reached(
  { opening: { before }, arrival }: TruckFit,
  cases: 'inEight' | 'inNine',
): number | null {
  const done = before?.from.doneBy;
  return done && arrival ? done[cases] + arrival.driven : null;
}

/** What the job before may do to this one, and this one to the one after (R-SLOT-28). */
export function riskOf(fit: TruckFit, { wanted }: SlotSearch): Risk {
  const { start, opening, arrival, departure } = fit;
  const { before } = opening;
  const after = opening.after?.to;
  const isHold = !after || after.operationId === null;
  const ends = wanted.takes && !isHold ? start + wanted.takes.inEight : null;
  return {
    late: arrival ? waitsBy(before?.from.doneBy?.inEight ?? null, arrival.driven, start) : 0,
    next: departure && after ? waitsBy(ends, departure.driven, after.due) : 0,
  };
}
