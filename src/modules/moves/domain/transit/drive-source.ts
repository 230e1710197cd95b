import type { PlacedBy } from '../stop-terms.js';

/** The worst last: what a drive at one end of an operation, or both together, rests on. */
export const DRIVE_SOURCES = ['known', 'byZip', 'cut', 'unknown'] as const;
export type DriveSource = (typeof DRIVE_SOURCES)[number];

/** One end of an operation: Drive Out and its first stop, or Drive Back and its last one. */
export interface DriveEnd {
  /** In the envelope. */
  readonly hours: number;
  readonly isPersons: boolean;
  /** Hours that it would take; null where it is not cut. */
  readonly cutFrom: number | null;
  /** Hours of the leg between the branch and the stop; null while unknown. */
  readonly leg: number | null;
  /** There is no drive: the work there is Hold, or the truck drives straight from or to another job. */
  readonly isWithout: boolean;
  /** The stop's. */
  readonly placedBy: PlacedBy | null;
}

/** What a drive rests on (R-DRIVE-16). */
export function driveSource(end: DriveEnd): DriveSource {
  if (end.isPersons || end.isWithout) return 'known';
  if (end.cutFrom !== null) return 'cut';
  if (end.hours === 0 && end.leg === null) return 'unknown';
  return end.placedBy === 'zip' ? 'byZip' : 'known';
}

export const worseSource = (a: DriveSource, b: DriveSource): DriveSource =>
  DRIVE_SOURCES.indexOf(a) > DRIVE_SOURCES.indexOf(b) ? a : b;
