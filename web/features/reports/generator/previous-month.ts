import type { Day } from '../../../shared/format';

const iso = (date: Date): Day => date.toISOString().slice(0, 10);

/** The first and last day of the month before the one that a day is in. */
export function previousMonth(today: Day): { start: Day; end: Day } {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return {
    start: iso(new Date(Date.UTC(year, month - 2, 1))),
    end: iso(new Date(Date.UTC(year, month - 1, 0))),
  };
}
