import { overlaps } from '#kernel/time-window.js';
import type { TimeWindow } from '#kernel/time-window.js';
import type { OccupancyKind } from './occupancy-kind.js';

/** From a moment of the day on another truck serves a row of the board. */
export interface StandIn<Truck> {
  from: Date;
  truck: Truck;
}

/** A truck with what serves its row. */
export interface Served<Truck> {
  truck: Truck;
  standIn: StandIn<Truck> | null;
}

/** What lies on a truck, and of whose row it is. */
export interface OccupiedPart extends TimeWindow {
  /** The same of both parts of one thing. */
  id: string;
  kind: OccupancyKind;
  operationId?: string | null;
  /** On which it lies. */
  truckId: string;
  /** On whose row it is. */
  rowId: string;
  /** All of it, where a part lies on another truck. */
  whole: TimeWindow;
  /** The second part of two. */
  isRest: boolean;
}

/** A part of a window, and the truck on which it lies. */
export interface TruckPart<Truck> {
  truck: Truck;
  window: TimeWindow;
}

/**
 * On which truck, or on which two, a window of a row lies: before the other one stands in on its own, from then on on
 * the other; the one rule for all that is on a row, now or later (R-TRUCK-16).
 */
export function partsOnTrucks<Truck>(
  { start, end }: TimeWindow,
  { truck, standIn }: Served<Truck>,
): TruckPart<Truck>[] {
  if (!standIn || end <= standIn.from) return [{ truck, window: { start, end } }];
  const { from } = standIn;
  if (start >= from) return [{ truck: standIn.truck, window: { start, end } }];
  return [
    { truck, window: { start, end: from } },
    { truck: standIn.truck, window: { start: from, end } },
  ];
}

/** What is on a row, each once and whole, wherever its parts lie. */
export const onRow = <T extends OccupiedPart>(occupied: readonly T[], rowId: string): T[] =>
  occupied
    .filter((one) => one.rowId === rowId && !one.isRest)
    .map((one) => ({ ...one, ...one.whole }));

/** What lies on the trucks that serve a row, so far as they do; nothing of any other truck. */
export const whileServing = <T extends OccupiedPart>(
  occupied: readonly T[],
  { truck, standIn }: Served<string>,
): T[] =>
  occupied.flatMap((one) => {
    const isOwn = one.truckId === truck;
    if (!standIn) return isOwn ? [one] : [];
    const { from } = standIn;
    if (isOwn) return one.start < from ? [{ ...one, end: one.end < from ? one.end : from }] : [];
    if (one.truckId !== standIn.truck) return [];
    return one.end > from ? [{ ...one, start: one.start > from ? one.start : from }] : [];
  });

/**
 * What a window of a row meets on the trucks that serve it: what is on the row whole and once, of everything else the
 * part on that truck.
 * @param occupied on these trucks
 */
export function metBy<T extends OccupiedPart>(
  window: TimeWindow,
  occupied: readonly T[],
  row: Served<string>,
): T[] {
  const met = occupied.filter((one) =>
    whileServing([one], row).some((part) => overlaps(window, part)),
  );
  const isFirst = (one: T): boolean => met.find(({ id }) => id === one.id) === one;
  return met
    .filter(isFirst)
    .map((one) => (one.rowId === row.truck ? { ...one, ...one.whole } : one));
}

/** What keeps a row from being used: what is on it, whole, and what keeps its trucks busy for others. */
export function rowTaken<T extends OccupiedPart>(
  occupied: readonly T[],
  row: Served<string>,
): { own: T[]; others: T[] } {
  const isOwn = ({ kind, rowId }: T): boolean => kind !== 'unavailable' && rowId === row.truck;
  return {
    own: onRow(occupied.filter(isOwn), row.truck),
    others: whileServing(
      occupied.filter((one) => !isOwn(one)),
      row,
    ),
  };
}

/** The ids of a truck and of the one that serves its row. */
export const servedBy = (
  truckId: string,
  standIn: StandIn<{ _id: string }> | null,
): Served<string> => ({
  truck: truckId,
  standIn: standIn && { from: standIn.from, truck: standIn.truck._id },
});
