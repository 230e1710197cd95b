import { toCents } from '#kernel/money.js';
import type { Maximum } from '#kernel/maximum.js';
import { showHours, showMoney } from './formats.js';
import type { MergeRange } from './merge-source.js';

/** How long a day may take, and the most that is told of it. */
interface DayRange {
  readonly hours: Readonly<Record<'p50' | 'p80' | 'p90', number>>;
  readonly most: Maximum;
}

/** What is mailed of a range. */
export const mailedRange = ({ hours, most }: DayRange): MergeRange => ({
  p50: hours.p50,
  p80: hours.p80,
  p90: hours.p90,
  maximumHours: most.hours,
  maximumCents: toCents(most.price),
});

/** The range of all days together; null without days, or while one of them has none. */
export function summedRange(days: readonly (MergeRange | null)[]): MergeRange | null {
  const ranges = days.filter((range) => range !== null);
  if (ranges.length === 0 || ranges.length < days.length) return null;
  const sumOf = (figure: keyof MergeRange): number =>
    ranges.reduce((sum, range) => sum + range[figure], 0);
  return {
    p50: sumOf('p50'),
    p80: sumOf('p80'),
    p90: sumOf('p90'),
    maximumHours: sumOf('maximumHours'),
    maximumCents: sumOf('maximumCents'),
  };
}

/** A range as people read it; every field is '' while there is none. */
export const rangeFields = (range: MergeRange | null) => ({
  p50: range === null ? '' : showHours(range.p50),
  p80: range === null ? '' : showHours(range.p80),
  p90: range === null ? '' : showHours(range.p90),
  maximumHours: range === null ? '' : showHours(range.maximumHours),
  maximumPrice: range === null ? '' : showMoney(range.maximumCents),
});

/** The most that is promised; every field is '' where nothing is. */
export const mostFields = (most: Maximum | null) => ({
  hours: most === null ? '' : showHours(most.hours),
  price: most === null ? '' : showMoney(toCents(most.price)),
});
