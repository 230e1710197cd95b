import { addDays, addMonths, daysBetween } from '#kernel/local-date.js';
import { showWeekday, type Day } from '../../../shared/format';

/** The days of a report, both inclusive. */
export interface ChartSpan {
  start: Day;
  end: Day;
}

/** More days than this are shown month by month. */
const MOST_DAYS = 59;
const MONTH = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

interface Steps {
  /** `Oct 2026` or `Thu, 10/01`, by how a day begins. */
  list: { key: string; label: string }[];
  /** Characters of a day that say in which step it is. */
  keyLength: number;
}

/** Whether a report is shown day by day. */
export const isByDay = ({ start, end }: ChartSpan): boolean => daysBetween(start, end) < MOST_DAYS;

/** The steps of a chart over the days: each day, or each month that they touch. */
export function stepsOf(span: ChartSpan): Steps {
  const { start, end } = span;
  if (isByDay(span)) {
    const days = Array.from({ length: daysBetween(start, end) + 1 }, (_, n) => addDays(start, n));
    return { list: days.map((key) => ({ key, label: showWeekday(key) })), keyLength: 10 };
  }
  const list: Steps['list'] = [];
  const first = `${start.slice(0, 8)}01`;
  for (let month = first; month <= end; month = addMonths(month, 1)) {
    const label = new Date(`${month}T00:00:00Z`).toLocaleDateString('en-US', MONTH);
    list.push({ key: month.slice(0, 7), label });
    if (month >= '9999-12-01') break;
  }
  return { list, keyLength: 7 };
}
