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
    // Read by place: lists taken apart for each of a thousand rows are most of what is thrown away again.
    const flags = row[1] ?? 0;
    const operationId = operations?.[index] ?? null;
    const kind = operationId === null ? 'hold' : 'booking';
    return {
      truck: trucks?.[index] ?? '',
      day: days[row[0] ?? 0] ?? '',
      kind: (flags & FLAGS.isUnavailable) !== 0 ? 'unavailable' : kind,
      starts: row[2] ?? 0,
      ends: row[3] ?? 0,
      isRestOfDay: (flags & FLAGS.isRestOfDay) !== 0,
      operationId,
      name: names?.[index] ?? null,
      jobStart: row[4] ?? null,
      duration: row[5] ?? null,
      moverCount: row[6] ?? null,
      driveOut: row[7] ?? null,
      driveBack: row[8] ?? null,
      isOutTyped: (flags & FLAGS.isOutTyped) !== 0,
      isBackTyped: (flags & FLAGS.isBackTyped) !== 0,
      legOut: row[9] ?? null,
      legBack: row[10] ?? null,
      startsInHold: (flags & FLAGS.startsInHold) !== 0,
      endsInHold: (flags & FLAGS.endsInHold) !== 0,
      firstLatitude: row[11] ?? null,
      firstLongitude: row[12] ?? null,
      lastLatitude: row[13] ?? null,
      lastLongitude: row[14] ?? null,
      follows: followed?.[index] ?? null,
      followsHours: row[15] ?? null,
      isFollowApproximate: (flags & FLAGS.isFollowApproximate) !== 0,
      promisedFrom: row[16] ?? null,
      promisedUntil: row[17] ?? null,
      started: row[20] ?? null,
      finished: row[21] ?? null,
      basis: basisOf(groups?.[index] ?? null, row[18] ?? null, row[19] ?? null),
    };
  });
}

const basisOf = (
  group: string | null,
  handlingMinutes: number | null,
  drivingMinutes: number | null,
): JobBasis | null =>
  group === null || handlingMinutes === null || drivingMinutes === null
    ? null
    : { group, handlingMinutes, drivingMinutes };
