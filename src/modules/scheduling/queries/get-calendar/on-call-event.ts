import { addDays } from '#kernel/local-date.js';
import type { OnCallEntry } from './calendar-entries.js';
import type { CalendarText } from './calendar-text.js';
import { managersText } from './managers-text.js';

/** A whole day on call. */
export const onCallEvent = (entry: OnCallEntry, employeeId: string): CalendarText => ({
  id: `on-call-${entry.day}-${employeeId}@emma`,
  allDay: true,
  // Whole days have no zone: written in UTC they stay the day they are.
  start: new Date(`${entry.day}T00:00:00Z`),
  end: new Date(`${addDays(entry.day, 1)}T00:00:00Z`),
  summary: `On call · ${entry.branch_name}`,
  description: managersText(entry),
});
