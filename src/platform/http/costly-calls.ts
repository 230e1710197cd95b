import type { PersonLimit } from './person-limits.js';

const A_LOT = 'You have asked for a lot at once. Wait a moment, then try again.';

type Line = Omit<PersonLimit, 'name' | 'message'>;

const limit = (name: string, line: Line): PersonLimit => ({ name, message: A_LOT, ...line });

/** What every list may be asked with, and reads no more for. */
const NOT_NARROWING = ['page', 'size', 'order', 'sort', 'branch', 'branchId', 'columns'];

/** Whether a list is asked for more than its rows in order, which are read from an index. */
const isNarrowed = (query: object): boolean =>
  Object.entries(query).some(([name, value]) => value !== '' && !NOT_NARROWING.includes(name));

/**
 * Calls that cost more than a few rows. Each line is one limit for all of its calls. Who asks for more at once waits
 * for a turn rather than being refused; in a minute there is more than can be asked for one after the other.
 * `docs/limits.md` lists the calls.
 */
export const COSTLY = {
  slots: limit('slots', { turns: { atOnce: 2, waiting: 20 }, calls: 3_000 }),
  list: limit('list', { turns: { atOnce: 4, waiting: 500 }, calls: 6_000, concerns: isNarrowed }),
  export: limit('export', { turns: { atOnce: 2, waiting: 4 }, calls: 600 }),
  preview: limit('preview', { turns: { atOnce: 2, waiting: 20 }, calls: 3_000 }),
  report: limit('report', { turns: { atOnce: 2, waiting: 20 }, calls: 3_000 }),
  range: limit('range', { turns: { atOnce: 4, waiting: 500 }, calls: 6_000 }),
  estimate: limit('estimate', { turns: { atOnce: 4, waiting: 500 }, calls: 6_000 }),
  days: limit('days', { turns: { atOnce: 4, waiting: 500 }, calls: 6_000 }),
  // Counted by address, 120 a minute; the public page asks for one at a time.
  visitors: limit('visitors', { turns: { atOnce: 2, waiting: 120 }, together: 4 }),
  stamps: limit('stamps', { turns: { atOnce: 2, waiting: 20 }, calls: 3_000 }),
} as const satisfies Record<string, PersonLimit>;
