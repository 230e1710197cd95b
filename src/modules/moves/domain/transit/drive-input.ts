import { ceilToQuarter } from '#kernel/time-window.js';
import { driveSource } from './drive-source.js';
import type { DriveEnd } from './drive-source.js';

/** A Drive Out or Drive Back in hours, whether a person typed it, and what it would be if its truck had room. */
export interface DriveInput {
  hours: number;
  isPersons: boolean;
  /** Hours; null where it is not cut. */
  cutFrom: number | null;
}

export interface SentDrive {
  /** What the body says: absent keeps it, null returns it to the computed figure. */
  sent: number | null | undefined;
  /** What is stored; undefined for a new operation. */
  stored: DriveInput | undefined;
  /**
   * The leg at this end (0 for Hold) from the body's own `transitInfo`, or the stored one if it has
   * none.
   */
  bodyLeg: number | null;
  /** The body's `transitInfo` is older than the stored one. */
  isStale: boolean;
  /** The leg at this end in force after the write, 0 for Hold. */
  currentLeg: number | null;
  /** The operation is on a truck: no refresh moves its envelope. */
  isBooked: boolean;
}

/** The drive at an end where nobody typed anything. */
export const computedDrive = (legHours: number | null): DriveInput => ({
  hours: ceilToQuarter(legHours ?? 0),
  isPersons: false,
  cutFrom: null,
});

const kept = (input: SentDrive): DriveInput =>
  input.stored && (input.stored.isPersons || input.isBooked)
    ? input.stored
    : computedDrive(input.currentLeg);

/**
 * Who owns a Drive Out or Drive Back after a write: one that differs from the body's own rounded
 * leg is a person's until null is sent; one that equals it follows the legs (R-DRIVE-4).
 */
export function resolveDrive(input: SentDrive): DriveInput {
  const { sent, stored } = input;
  if (sent === undefined) return kept(input);
  if (sent === null) return computedDrive(input.currentLeg);
  if (stored?.hours === sent && (stored.isPersons || input.isBooked)) return stored;
  if (sent !== computedDrive(input.bodyLeg).hours)
    return { hours: sent, isPersons: true, cutFrom: null };
  return input.isStale ? kept(input) : computedDrive(input.currentLeg);
}

/**
 * The new value after a refresh of the legs: booked and typed ones stay. A booked one that was not known, known by the
 * zip only or cut to the room on its truck notes what it should be (R-DRIVE-16).
 * @param was as it was before the refresh
 * @param leg hours; null while unknown
 */
export function refreshDrive(was: DriveEnd, leg: number | null, isBooked: boolean): DriveInput {
  const { hours, isPersons, cutFrom } = was;
  const stored = { hours, isPersons, cutFrom };
  if (isPersons) return stored;
  const wanted = computedDrive(leg);
  if (!isBooked) return wanted;
  if (leg === null || driveSource(was) === 'known') return stored;
  return { ...stored, cutFrom: wanted.hours > hours ? wanted.hours : null };
}

/** What a drive on a truck should take by a leg in hours; null where it is right, or a person's. */
export function wantedHours(end: DriveEnd, leg: number | null): number | null {
  if (leg === null || driveSource(end) === 'known') return null;
  const { hours } = computedDrive(leg);
  return hours === end.hours ? null : hours;
}
