import { floorToQuarter, HOUR_MS } from '#kernel/time-window.js';
import type { TimeWindow } from '#kernel/time-window.js';
import { alignOutward, BLOCK_MINUTES } from '#kernel/time-window.js';

/** Drive Out and Drive Back, hours. */
export interface Drives {
  readonly out: number;
  readonly back: number;
}

/**
 * What is free around a job that has its place: from the end of what is before it to the begin of what is after it,
 * within `bounds`.
 */
export function freeAround(
  job: TimeWindow,
  taken: readonly TimeWindow[],
  bounds: TimeWindow,
): TimeWindow {
  const others = taken.map((slot) => alignOutward(slot, BLOCK_MINUTES));
  const before = others.filter(({ end }) => end <= job.start).map(({ end }) => end.getTime());
  const after = others.filter(({ start }) => start >= job.end).map(({ start }) => start.getTime());
  return {
    start: new Date(Math.max(bounds.start.getTime(), ...before)),
    end: new Date(Math.min(bounds.end.getTime(), ...after)),
  };
}

/** The drives of a job, each cut to whole quarter hours that are free (R-DRIVE-17). */
export const drivesWithin = (job: TimeWindow, wanted: Drives, free: TimeWindow): Drives => ({
  out: Math.min(wanted.out, roomBetween(free.start, job.start)),
  back: Math.min(wanted.back, roomBetween(job.end, free.end)),
});

const roomBetween = (from: Date, to: Date): number =>
  Math.max(0, floorToQuarter((to.getTime() - from.getTime()) / HOUR_MS));
