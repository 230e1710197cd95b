import { DateTime } from 'luxon';
import { addDays, daysBetween, type LocalDate } from '#kernel/local-date.js';

/** Days, both inclusive. */
export interface Span {
  start: LocalDate;
  end: LocalDate;
}

const dayOf = (day: LocalDate): DateTime => DateTime.fromISO(day, { zone: 'utc' });
/** Nothing was before the first year, and PostgreSQL knows no year 0. */
const shown = (day: DateTime): LocalDate =>
  day.year < 1 ? '0001-01-01' : day.toFormat('yyyy-MM-dd');

/** Whole months from the first day of one to the last day of another; 0 if it is not that. */
function wholeMonths({ start, end }: Span): number {
  const [first, after] = [dayOf(start), dayOf(end).plus({ days: 1 })];
  return first.day === 1 && after.day === 1 ? Math.round(after.diff(first, 'months').months) : 0;
}

/** As many months, or days, as the span has, right before it. */
function spanBefore(span: Span): Span {
  const end = addDays(span.start, -1);
  const months = wholeMonths(span);
  if (months > 0) return { start: shown(dayOf(span.start).minus({ months })), end };
  return { start: addDays(end, -daysBetween(span.start, span.end)), end };
}

/** The same days a year earlier; whole months stay whole. */
function yearBefore(span: Span): Span {
  const [start, end] = [span.start, span.end].map((day) => dayOf(day).minus({ years: 1 }));
  const last = wholeMonths(span) > 0 ? end?.endOf('month') : end;
  return { start: shown(start ?? dayOf(span.start)), end: shown(last ?? dayOf(span.end)) };
}

/** What the figures of a report are compared with (R-REPORT-7). */
export const comparedSpans = (span: Span): { before: Span; yearAgo: Span } => ({
  before: spanBefore(span),
  yearAgo: yearBefore(span),
});
