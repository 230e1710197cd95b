import type { ColumnKind } from './report-columns.js';
import type { ReportKind } from './report-terms.js';

/**
 * The figures over each report, in the order in which they are shown.
 *
 * `moves` and `manager` are of the activities of the days: `Moves` and `Booked` are those that have
 * a truck, `Revenue` is what customers paid for them, or their estimate while that is not known,
 * `Canceled` the share of customers who canceled in all of these. `marketing` is of the customers
 * who were entered in these days.
 */
export const REPORT_FIGURES = {
  moves: { Moves: 'count', Revenue: 'money', 'Average move': 'money', Canceled: 'percent' },
  manager: { Booked: 'count', Confirmed: 'percent', Revenue: 'money', Calls: 'count' },
  marketing: { Leads: 'count', Booked: 'count', Conversion: 'percent', Revenue: 'money' },
} as const satisfies Record<ReportKind, Record<string, ColumnKind>>;

/** The name of one of a report's figures. */
export type FigureName<Kind extends ReportKind> = keyof (typeof REPORT_FIGURES)[Kind] & string;

/** Days `YYYY-MM-DD`, both inclusive. */
export interface SpanView {
  start: string;
  end: string;
}

/** One figure, and what it was before; null: nothing that it could be of. */
export interface ReportFigureView {
  name: string;
  /** Whole number, dollars or percent. */
  kind: ColumnKind;
  value: number | null;
  /** In the period before. */
  before: number | null;
  /** A year ago. */
  yearAgo: number | null;
}

/** Answer of GET /reports/{kind}/figures. */
export interface ReportFiguresView {
  before: SpanView;
  yearAgo: SpanView;
  figures: ReportFigureView[];
}
