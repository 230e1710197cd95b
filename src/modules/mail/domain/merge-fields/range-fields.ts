import { quotedMaximum, toCents } from '#kernel/money.js';
import { showHours, showMoney } from './formats.js';
import type { MergeRange } from './merge-source.js';

/** How long and how expensive a day may become; hours and dollars. */
interface DayRange {
  readonly hours: Readonly<Record<'p50' | 'p80' | 'p90' | 'maximum', number>>;
  readonly price: Readonly<Record<'maximum', number>>;
}

/** What is mailed as the most is never below the minimum time. */
export const mailedRange = ({ hours, price }: DayRange, minTime: number): MergeRange => ({
  p50: hours.p50,
  p80: hours.p80,
  p90: hours.p90,
  maximumHours: quotedMaximum(hours.maximum, minTime),
  maximumCents: toCents(price.maximum),
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
