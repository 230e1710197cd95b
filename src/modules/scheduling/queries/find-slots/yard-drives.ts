import { legsFrom } from '#modules/maps/contract/maps-terms.js';
import type { LegsFrom, Stop, YardDrive } from '../../domain/slots/drives.js';
import { NO_DRIVE, yardDrive } from '../../domain/slots/drives.js';

/** When a job starts of which nobody knows more, in hours after midnight. */
const MORNING = 8.5;
const MINUTES = 60;
/** Legs are stored with so many decimals of an hour. */
const HOURS_DECIMALS = 4;

/** Drives by rule for the search, in minutes by the minute at which they begin (R-DRIVE-10). */
export const legsByRule: LegsFrom = (from) => {
  const to = legsFrom(from);
  return (place) => {
    const hoursAt = to(place);
    return (departs) => hoursAt(departs / MINUTES) * MINUTES;
  };
};

/** A drive between the yard and one end of a job, as far as it is known; hours. */
export interface KnownEnd {
  /** A person typed it. */
  typed: number | null;
  /** From a refresh of the drive times. */
  fetched: number | null;
  /** As the board has it; absent while the job is on no board. */
  onBoard?: number | null;
}

/** Drives between the yard and the stops of jobs. */
export interface YardDrives {
  /** Somebody knows where the yard is. */
  isPlaced: boolean;
  out: (end: KnownEnd, first: Stop | null) => YardDrive;
  /** `hours` of the job, after which the drive begins. */
  back: (end: KnownEnd, last: Stop | null, hours: number) => YardDrive;
}

/**
 * Typed, else known, else by rule as a refresh for a start at half past eight would have it (R-SLOT-3).
 * @param isByRule the maps service has no roads, so that what it fetched is by rule, too
 */
export function yardDrives(yard: Stop | null, isByRule: boolean): YardDrives {
  const fromYard = yard && legsFrom(yard);
  const byRule = (from: Stop | null, to: Stop | null, at: number): number | null => {
    if (!from || !to) return null;
    const hoursTo = from === yard && fromYard ? fromYard(to) : legsFrom(from)(to);
    return Number(hoursTo(at).toFixed(HOURS_DECIMALS));
  };
  const known = ({ typed, fetched, onBoard }: KnownEnd, rule: () => number | null): YardDrive => {
    const [exact, approximate] =
      typed !== null
        ? [typed, false]
        : fetched !== null
          ? [fetched, isByRule]
          : [rule() ?? onBoard ?? 0, true];
    const drive = exact === 0 ? NO_DRIVE : yardDrive(exact * MINUTES, approximate);
    return typeof onBoard === 'number' ? { ...drive, onBoard: onBoard * MINUTES } : drive;
  };
  return {
    isPlaced: yard !== null,
    out: (end, first) => known(end, () => byRule(yard, first, MORNING)),
    back: (end, last, hours) => known(end, () => byRule(last, yard, MORNING + hours)),
  };
}
