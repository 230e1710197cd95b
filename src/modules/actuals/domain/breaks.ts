import { MINUTE_MS } from '#kernel/time-window.js';
import type { ClockTimes } from './clock-times.js';
import type { Stamp } from './stamp.js';

/** Milliseconds; `end` null while it goes on. */
export interface Break {
  start: number;
  end: number | null;
}

/**
 * The first stamp of a start opens a break, the next of an end closes it, others do nothing. At one instant
 * an open break ends and the next begins; without an open one, both together are none.
 */
export function breaksIn(inForce: readonly Stamp[]): Break[] {
  const atOf = (wanted: Stamp['kind']): Set<number> =>
    new Set(inForce.filter(({ kind }) => kind === wanted).map(({ at }) => at.getTime()));
  const starts = atOf('breakStart');
  const ends = atOf('breakEnd');
  const breaks: Break[] = [];
  let open: Break | null = null;
  for (const at of [...new Set([...starts, ...ends])].sort((a, b) => a - b)) {
    const isBoth = starts.has(at) && ends.has(at);
    if (open && ends.has(at)) {
      open.end = at;
      open = null;
      if (!isBoth) continue;
    } else if (isBoth) continue;
    if (!open && starts.has(at)) breaks.push((open = { start: at, end: null }));
  }
  return breaks;
}

export const isOnBreak = (breaks: readonly Break[]): boolean => breaks.at(-1)?.end === null;

/** Whole minutes, half up, between start and end of the job; an open break ends with the job. */
export function breakMinutesOf(
  breaks: readonly Break[],
  { started, finished }: Pick<ClockTimes, 'started' | 'finished'>,
): number {
  const first = started?.getTime() ?? -Infinity;
  const last = finished?.getTime() ?? Infinity;
  const lengths = breaks.map(({ start, end }) => {
    const until = Math.min(end ?? last, last);
    return until === Infinity ? 0 : Math.max(0, until - Math.max(start, first));
  });
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return Math.floor(total / MINUTE_MS + 0.5);
}
