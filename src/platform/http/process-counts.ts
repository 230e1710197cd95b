import type { FastifyRateLimitStore } from '@fastify/rate-limit';

/** Callers that are known at once; the one that was away the longest is forgotten first. */
const CALLERS = 5_000;

interface Counted {
  calls: number;
  /** By `performance.now()`. */
  endsAt: number;
}

/**
 * Counts the calls of each caller in this process, from the first of them for the length of a window.
 *
 * The library's own store answers with the record that it goes on counting in. Of calls that come in
 * one moment each then reads the count of the last, so that all are refused where one should be.
 */
export class ProcessCounts implements FastifyRateLimitStore {
  private readonly callers = new Map<string, Counted>();

  /** @param windowMs how long calls count together */
  incr(
    caller: string,
    answer: (error: null, counted: { current: number; ttl: number }) => void,
    windowMs: number,
  ): void {
    const now = performance.now();
    const known = this.callers.get(caller);
    const isOver = !known || known.endsAt <= now;
    const counted = isOver
      ? { calls: 1, endsAt: now + windowMs }
      : { calls: known.calls + 1, endsAt: known.endsAt };
    this.keep(caller, counted);
    answer(null, { current: counted.calls, ttl: Math.round(counted.endsAt - now) });
  }

  /** Each limit counts for itself. */
  child(): ProcessCounts {
    return new ProcessCounts();
  }

  /** As the last one that called. */
  private keep(caller: string, counted: Counted): void {
    this.callers.delete(caller);
    this.callers.set(caller, counted);
    const [longestAway] = this.callers.keys();
    if (this.callers.size > CALLERS && longestAway !== undefined) this.callers.delete(longestAway);
  }
}
