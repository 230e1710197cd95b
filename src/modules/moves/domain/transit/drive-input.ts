import { ceilToQuarter } from '#kernel/time-window.js';

/** A Drive Out or Drive Back in hours, and whether a person typed it. */
export interface DriveInput {
  hours: number;
  isPersons: boolean;
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
  if (sent !== computedDrive(input.bodyLeg).hours) return { hours: sent, isPersons: true };
  return input.isStale ? kept(input) : computedDrive(input.currentLeg);
}

/** The new value after a refresh of the legs: booked and typed ones stay. */
export const refreshDrive = (
  stored: DriveInput,
  legHours: number | null,
  isBooked: boolean,
): DriveInput => (stored.isPersons || isBooked ? stored : computedDrive(legHours));
