import type { LocalDate } from '#kernel/local-date.js';
import type { JobBasis } from '../../ports/job-ranges.js';
import type { OccupancyKind } from '../../domain/occupancy-kind.js';
import { FLAGS } from './truck-day.sql.js';

/** What is on a truck; moments in seconds since 1970, drives and durations in hours. */
export interface TruckDayRow {
  /** Truck id. */
  truck: string;
  day: LocalDate;
  kind: OccupancyKind;
  starts: number;
  ends: number;
  /** Of unavailability: not for the whole day. */
  isRestOfDay: boolean;
  /** The rest: of a booking; null or false for everything else. */
  operationId: string | null;
  name: string | null;
  jobStart: number | null;
  duration: number | null;
  moverCount: number | null;
  /** Drive Out and Drive Back by the yard, also where the truck drives straight from or to another move. */
  driveOut: number | null;
  driveBack: number | null;
  isOutTyped: boolean;
  isBackTyped: boolean;
  /** Exact, as fetched; null while unknown. */
  legOut: number | null;
  legBack: number | null;
  startsInHold: boolean;
  endsInHold: boolean;
  firstLatitude: number | null;
  firstLongitude: number | null;
  lastLatitude: number | null;
  lastLongitude: number | null;
  /** The move that it drives straight from, and the exact hours of that drive. */
  follows: string | null;
  followsHours: number | null;
  isFollowApproximate: boolean;
  /** Between which starts it was promised; seconds since 1970, as what is known of how it goes. */
  promisedFrom: number | null;
  promisedUntil: number | null;
  started: number | null;
  finished: number | null;
  /** What its estimate is made of; null where a stop has none. */
  basis: JobBasis | null;
}

/** The same as the database sends it, lists side by side; null for nothing. */
export interface TruckDayLists {
  figures: (number | null)[][] | null;
  trucks: string[] | null;
  operations: (string | null)[] | null;
  names: (string | null)[] | null;
  followed: (string | null)[] | null;
  groups: (string | null)[] | null;
}

/** `days`: those that were asked for, in order. */
export function toTruckDay(
  { figures, trucks, operations, names, followed, groups }: TruckDayLists,
  days: readonly LocalDate[],
): TruckDayRow[] {
  return (figures ?? []).map((row, index) => {
    const [nth, flags, starts, ends, jobStart = null, duration = null, moverCount = null] = row;
    const [driveOut = null, driveBack = null, legOut = null, legBack = null] = row.slice(7);
    const [firstLatitude = null, firstLongitude = null] = row.slice(11);
    const [lastLatitude = null, lastLongitude = null, followsHours = null] = row.slice(13);
    const [promisedFrom = null, promisedUntil = null] = row.slice(16);
    const [handlingMinutes = null, drivingMinutes = null] = row.slice(18);
    const [started = null, finished = null] = row.slice(20);
    const group = groups?.[index] ?? null;
    const has = (flag: keyof typeof FLAGS): boolean => ((flags ?? 0) & FLAGS[flag]) !== 0;
    const operationId = operations?.[index] ?? null;
    return {
      truck: trucks?.[index] ?? '',
      day: days[nth ?? 0] ?? '',
      kind: has('isUnavailable') ? 'unavailable' : operationId === null ? 'hold' : 'booking',
      starts: starts ?? 0,
      ends: ends ?? 0,
      isRestOfDay: has('isRestOfDay'),
      operationId,
      name: names?.[index] ?? null,
      jobStart,
      duration,
      moverCount,
      driveOut,
      driveBack,
      isOutTyped: has('isOutTyped'),
      isBackTyped: has('isBackTyped'),
      legOut,
      legBack,
      startsInHold: has('startsInHold'),
      endsInHold: has('endsInHold'),
      firstLatitude,
      firstLongitude,
      lastLatitude,
      lastLongitude,
      follows: followed?.[index] ?? null,
      followsHours,
      isFollowApproximate: has('isFollowApproximate'),
      promisedFrom,
      promisedUntil,
      started,
      finished,
      basis:
        group === null || handlingMinutes === null || drivingMinutes === null
          ? null
          : { group, handlingMinutes, drivingMinutes },
    };
  });
}
