import { daysBetween } from '#kernel/local-date.js';
import type { ColumnKind } from '#modules/reports/contract/report-columns.js';
import type { ReportFigureView, SpanView } from '#modules/reports/contract/report-figures.js';
import { showDollars, showDay } from '../../../shared/format';

const COUNT = new Intl.NumberFormat('en-US');
const FEWER_IS_BETTER: ReadonlySet<string> = new Set(['Canceled']);
/** Smaller than what is shown. */
const NO_CHANGE = 0.05;

/** What became of a figure: `+8.4%`, of a percentage `−0.6 pt`. */
export interface FigureChange {
  text: string;
  /** Which way it went; null: as it was. */
  way: 'more' | 'less' | null;
  isBetter: boolean;
}

/** `271`, `$121,480`, `5.2%`; a dash if there is nothing that it could be of. */
export function showFigure(value: number | null, kind: ColumnKind): string {
  if (value === null) return '–';
  if (kind === 'money') return showDollars(value);
  return kind === 'percent' ? `${value.toFixed(1)}%` : COUNT.format(value);
}

/** Of fewer moves, or customers, a change says nothing. */
const FEWEST = 10;

/**
 * Whether a report's time before had too few of what it is about to compare anything with it; nothing at all is
 * another answer.
 */
export const isTooLittle = ([first]: readonly ReportFigureView[], which: ComparedSpan): boolean => {
  const many = first?.[which] ?? 0;
  return many > 0 && many < FEWEST;
};

/** How a figure differs from an earlier one; null if that is not known or was nothing. */
export function changeOf(
  { name, kind, value }: Pick<ReportFigureView, 'name' | 'kind' | 'value'>,
  earlier: number | null,
): FigureChange | null {
  if (value === null || earlier === null) return null;
  const isShare = kind === 'percent';
  if (!isShare && earlier === 0) return null;
  const change = isShare ? value - earlier : (100 * (value - earlier)) / earlier;
  const size = `${COUNT.format(Number(Math.abs(change).toFixed(1)))}${isShare ? ' pt' : '%'}`;
  if (Math.abs(change) < NO_CHANGE) return { text: size, way: null, isBetter: false };
  const isMore = change > 0;
  return {
    text: `${isMore ? '+' : '−'}${size}`,
    way: isMore ? 'more' : 'less',
    isBetter: isMore !== FEWER_IS_BETTER.has(name),
  };
}

const monthOf = (day: string, withYear: boolean): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    ...(withYear && { year: 'numeric' }),
    timeZone: 'UTC',
  });

const isWholeMonth = ({ start, end }: SpanView): boolean => {
  const after = new Date(Date.parse(end) + 86_400_000).toISOString();
  return (
    start.endsWith('-01') && after.slice(8, 10) === '01' && start.slice(0, 7) === end.slice(0, 7)
  );
};

export type ComparedSpan = 'before' | 'yearAgo';

/** What a figure is compared with: `Sep`, `Oct 2025`, else `the 30 days before` and `a year ago`. */
export const spanName = (span: SpanView, which: ComparedSpan): string => {
  if (isWholeMonth(span)) return monthOf(span.start, which === 'yearAgo');
  if (which === 'yearAgo') return 'a year ago';
  const days = daysBetween(span.start, span.end) + 1;
  return days === 1 ? 'the day before' : `the ${COUNT.format(days)} days before`;
};

/** When there was nothing: `in Sep`, `in the 30 days before`, `a year ago`. */
export function pastName(span: SpanView, which: ComparedSpan): string {
  const name = spanName(span, which);
  return isWholeMonth(span) || name.endsWith(' days before') ? `in ${name}` : name;
}

/**
 * Whether the days of a year ago are over before the period starts: those of a longer one would be
 * compared with themselves, and those of a whole year are the period before.
 */
export const hasYearAgo = ({ before, yearAgo }: { before: SpanView; yearAgo: SpanView }): boolean =>
  yearAgo.end < before.end;

/** The same in full: `09/01/2026 – 09/30/2026`. */
export const spanDays = ({ start, end }: SpanView): string => `${showDay(start)} – ${showDay(end)}`;
