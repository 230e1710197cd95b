/** A half-open stretch of time, `[start, end)`. */
export interface TimeWindow {
  start: Date;
  end: Date;
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;

export const overlaps = (a: TimeWindow, b: TimeWindow): boolean =>
  a.start < b.end && b.start < a.end;

export const plusHours = (instant: Date, hours: number): Date =>
  new Date(instant.getTime() + Math.round(hours * HOUR_MS));

/** Start rounded down and end rounded up to whole blocks of `blockMinutes` since the epoch. */
export function alignOutward(window: TimeWindow, blockMinutes: number): TimeWindow {
  const block = blockMinutes * MINUTE_MS;
  return {
    start: new Date(Math.floor(window.start.getTime() / block) * block),
    end: new Date(Math.ceil(window.end.getTime() / block) * block),
  };
}

/** The board's and the occupancy's unit of time. */
export const BLOCK_MINUTES = 15;

/** Quarter hours, rounded so that 0.75 stays 0.75 despite floating point. */
const quarters = (hours: number): number => Math.round(hours * 4e6) / 1e6;

export const ceilToQuarter = (hours: number): number => Math.ceil(quarters(hours)) / 4;

export const floorToQuarter = (hours: number): number => Math.floor(quarters(hours)) / 4;

export const isQuarterHours = (hours: number): boolean => Number.isInteger(hours * 4);
