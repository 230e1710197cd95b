import { BLOCK_MINUTES } from '#kernel/time-window.js';
import { upToQuarter } from './drives.js';
import type { Opening } from './opening.js';
import { passageOf, straight } from './passage.js';
import type { Passage } from './passage.js';
import { DAY_BEGINS, JOBS_END } from './slot-search.js';
import type { SlotSearch } from './slot-search.js';

/** The job on one truck at one start; minutes. */
export interface TruckFit {
  opening: Opening;
  start: number;
  /** From the job before and to the one after; null at the ends of the day. */
  arrival: Passage | null;
  departure: Passage | null;
  /** More than the truck drives without it, exact. */
  drive: number;
  /** Free before and after it. */
  spareBefore: number;
  spareAfter: number;
}

/** What the truck would be taken for. */
export interface Envelope {
  start: number;
  end: number;
}

/** Least minutes that a hold takes besides what its neighbors have. */
const LEAST_HELD = BLOCK_MINUTES;

/** Null where it does not fit (R-SLOT-3, R-SLOT-4). */
export function fitIn(opening: Opening, start: number, search: SlotSearch): TruckFit | null {
  const { wanted, settings } = search;
  const { before, after } = opening;
  const end = start + wanted.minutes;
  const arrival =
    before && passageOf(before.yard, before.direct, start - before.from.end, settings);
  const earliest = before && arrival ? before.from.end + arrival.room : DAY_BEGINS;
  if (before && start < earliest) return null;
  const departure = after && wayOn(after, end, search);
  const latest = after && departure ? after.to.start - departure.room : JOBS_END;
  if (after && latest < end) return null;
  const fit: TruckFit = {
    opening,
    start,
    arrival,
    departure,
    drive:
      (arrival?.driven ?? wanted.out.exact) +
      (departure?.driven ?? wanted.back.exact) -
      opening.driven,
    spareBefore: Math.max(0, start - earliest),
    spareAfter: Math.max(0, latest - end),
  };
  return hasRoom(fit, start, search) ? fit : null;
}

function wayOn(
  { to, yard, leg }: NonNullable<Opening['after']>,
  end: number,
  { settings }: SlotSearch,
): Passage {
  const direct = leg && straight(leg(end), settings.turnaroundMinutes);
  return passageOf(yard, direct, to.start - end, settings);
}

/** With the drives as they are once it follows a move or a move follows it. */
export function envelopeOf(
  { arrival, departure }: Pick<TruckFit, 'arrival' | 'departure'>,
  start: number,
  { wanted }: SlotSearch,
): Envelope {
  const legIn = arrival?.leg ?? null;
  const out = legIn === null ? wanted.out.onBoard : upToQuarter(legIn);
  const back = (departure?.leg ?? null) === null ? wanted.back.onBoard : 0;
  return { start: start - out, end: start + wanted.minutes + back };
}

/** The truck works until then, and something is left to hold. */
function hasRoom(fit: TruckFit, at: number, search: SlotSearch): boolean {
  const { truck, before, after } = fit.opening;
  const { start, end } = envelopeOf(fit, at, search);
  const held =
    Math.min(end, after?.to.rowStart ?? end) - Math.max(start, before?.from.rowEnd ?? start);
  const { kept = [], withoutLift = [] } = truck;
  const isKept = [...kept, ...(search.wanted.requiresLift ? withoutLift : [])].some(
    (one) => one.start < end && start < one.end,
  );
  return end <= truck.worksUntil && held >= LEAST_HELD && !isKept;
}
