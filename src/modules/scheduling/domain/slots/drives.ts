import { BLOCK_MINUTES } from '#kernel/time-window.js';

/** A place on the map, in degrees. */
export interface Stop {
  latitude: number;
  longitude: number;
}

/** A drive from or to the yard, in minutes. */
export interface YardDrive {
  exact: number;
  /** Whole quarter hours that it takes on the board. */
  onBoard: number;
  /** By rule, not on roads. */
  approximate: boolean;
}

/** Minutes of a drive by when it begins, in minutes after midnight. */
export type LegMinutes = (departs: number) => number;

/** Drives from one place to others. */
export type LegsFrom = (from: Stop) => (to: Stop) => LegMinutes;

/** Floating-point noise must not cost a quarter of an hour. */
const NOISE = 1e-6;

/** Minutes up to whole quarter hours. */
export const upToQuarter = (minutes: number): number =>
  Math.max(0, Math.ceil(minutes / BLOCK_MINUTES - NOISE)) * BLOCK_MINUTES;

export const yardDrive = (exact: number, approximate: boolean): YardDrive => ({
  exact,
  onBoard: upToQuarter(exact),
  approximate,
});

export const NO_DRIVE: YardDrive = yardDrive(0, false);
