import { addDays, addMonths } from '#kernel/local-date.js';
import type { Day } from '../../../shared/format';
import { previousMonth } from './previous-month';

interface QuickSpan {
  label: string;
  of: (today: Day) => { start: Day; end: Day };
}

const firstOfMonth = (day: Day): Day => `${day.slice(0, 8)}01`;

/** Days that are asked for often. */
export const QUICK_SPANS: readonly QuickSpan[] = [
  { label: 'Last month', of: previousMonth },
  { label: 'This month', of: (today) => ({ start: firstOfMonth(today), end: today }) },
  { label: '90 days', of: (today) => ({ start: addDays(today, -89), end: today }) },
  {
    label: '12 months',
    of: (today) => ({
      start: addMonths(firstOfMonth(today), -12),
      end: previousMonth(today).end,
    }),
  },
];
