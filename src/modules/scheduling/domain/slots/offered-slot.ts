import { BLOCK_MINUTES } from '#kernel/time-window.js';
import { fitOn } from './day-slots.js';
import type { LegsFrom, Stop } from './drives.js';
import { openingsOn } from './opening.js';
import type { SlotDay, SlotSearch, SlotTruck } from './slot-search.js';
import { linksOf } from './slot-window.js';
import { envelopeOf } from './truck-fit.js';
import type { Envelope, TruckFit } from './truck-fit.js';

/** A slot that was offered, on its day; minutes after midnight. */
export interface OfferedSlot {
  start: number;
  /** The last start that was possible with it; null for the one. */
  last: number | null;
  trucks: readonly { truck: string; follows: string | null; leadsTo: string | null }[];
}

/** A drive straight from one move to the next, of which somebody else knows how long it takes. */
export interface StraightDrive {
  from: Stop;
  to: Stop;
  /** Minutes after midnight. */
  departs: number;
}

/** The same with its exact minutes; Infinity where no road goes. */
export interface KnownDrive extends StraightDrive {
  minutes: number;
}

/** The drives straight from and to other moves that an offer relies on. */
export function drivesOf(
  { start, trucks }: OfferedSlot,
  day: SlotDay,
  { wanted }: SlotSearch,
): StraightDrive[] {
  return trucks.flatMap(({ truck: id, follows, leadsTo }) => {
    const truckDay = day.trucks.find((truck) => truck.id === id)?.truckDay ?? [];
    const before = truckDay.find(
      ({ operationId }) => operationId !== null && operationId === follows,
    );
    const after = truckDay.find(
      ({ operationId }) => operationId !== null && operationId === leadsTo,
    );
    return [
      drive(before?.leaves, wanted.arrives, before?.end ?? start),
      drive(wanted.leaves, after?.arrives, start + wanted.minutes),
    ].flat();
  });
}

const drive = (
  from: Stop | null | undefined,
  to: Stop | null | undefined,
  departs: number,
): StraightDrive[] => (from && to ? [{ from, to, departs }] : []);

const isSame = (a: Stop, b: Stop): boolean =>
  a.latitude === b.latitude && a.longitude === b.longitude;

/** Whether somebody said of all of these how long they take, from the same minute on. */
export const areKnown = (drives: readonly StraightDrive[], known: readonly KnownDrive[]): boolean =>
  drives.every(({ from, to, departs }) =>
    known.some((one) => isSame(one.from, from) && isSame(one.to, to) && one.departs === departs),
  );

/** A search that takes the drives that are known for what they are. */
export function withKnown(search: SlotSearch, known: readonly KnownDrive[]): SlotSearch {
  const legs: LegsFrom = (from) => {
    const to = search.legs(from);
    return (place) => {
      const one = known.find((drive) => isSame(drive.from, from) && isSame(drive.to, place));
      return one ? () => one.minutes : to(place);
    };
  };
  return { ...search, legs };
}

/**
 * Its trucks as they would go, in order; null where one no longer fits, or not with the same drives
 * straight from and to other moves, at a start that was promised (R-SLOT-13).
 */
export function fitsOf(
  { start, last, trucks }: OfferedSlot,
  day: SlotDay,
  search: SlotSearch,
): TruckFit[] | null {
  const fits: TruckFit[] = [];
  for (const offered of trucks) {
    const truck = day.trucks.find(({ id }) => id === offered.truck);
    if (!truck || !isAble(truck, search)) return null;
    const openings = openingsOn(truck, search);
    for (let at = start; at <= (last ?? start); at += BLOCK_MINUTES) {
      const fit = fitOn(openings, at, search);
      if (!fit) return null;
      const { follows, leadsTo } = linksOf(fit);
      if (follows !== offered.follows || leadsTo !== offered.leadsTo) return null;
      if (at === start) fits.push(fit);
    }
  }
  return fits;
}

const isAble = ({ hasLift }: SlotTruck, { wanted }: SlotSearch): boolean =>
  hasLift || !wanted.requiresLift;

/** What a hold takes of a truck: what the moves before and after leave of the envelope. */
export function heldBy(fit: TruckFit, start: number, search: SlotSearch): Envelope {
  const envelope = envelopeOf(fit, start, search);
  const { before, after } = fit.opening;
  return {
    start: Math.max(envelope.start, before?.from.rowEnd ?? envelope.start),
    end: Math.min(envelope.end, after?.to.rowStart ?? envelope.end),
  };
}
