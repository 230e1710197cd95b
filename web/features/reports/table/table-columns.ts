import { stateDescription } from '#modules/moves/contract/activity-rules.js';
import type { ActivityState } from '#modules/moves/contract/move-terms.js';
import { REPORT_COLUMNS, type ColumnKind } from '#modules/reports/contract/report-columns.js';
import type { ReportKind } from '#modules/reports/contract/report-terms.js';
import { showDay, showMoney, showPhone } from '../../../shared/format';
import type { GridColumn } from '../../../shared/grid';
import { widthFor } from './column-width';
import { compareTexts } from './nobody-last';
import { figureOf, type ReportRecord } from './report-rows';
import { startLabel, type Zones } from './start-labels';

type Column = GridColumn<ReportRecord>;

const COUNT = new Intl.NumberFormat('en-US');

/** How a figure is shown; days and texts stay texts. */
const SHOWN: Readonly<
  Record<Exclude<ColumnKind, 'text' | 'day' | 'time'>, (figure: number) => string>
> = {
  count: (figure) => COUNT.format(figure),
  hours: (figure) => figure.toFixed(2),
  money: (figure) => showMoney(figure),
  percent: (figure) => `${figure.toFixed(1)}%`,
};

/** Texts that the CSV has as the API names them, as people read them. */
const READ: Readonly<Record<string, (text: string) => string>> = {
  Phone: showPhone,
  State: (state) => stateDescription(state as ActivityState).label,
  Repeat: (text) => text.charAt(0).toUpperCase() + text.slice(1),
};

/** What the columns of a table show. */
interface Shown {
  /** Those of the totals too. */
  rows: readonly ReportRecord[];
  zones: Zones;
}

const textOf = (kind: ColumnKind, head: string, zones: Zones) => {
  switch (kind) {
    case 'text':
      return (row: ReportRecord) => {
        const text = row[head] ?? '';
        return text === '' ? '' : (READ[head]?.(text) ?? text);
      };
    case 'time':
      return (row: ReportRecord) => startLabel(row, head, zones);
    case 'day':
      return (row: ReportRecord) => (row[head] ? showDay(row[head]) : '');
    default:
      return (row: ReportRecord) => {
        const figure = figureOf(row, head);
        return figure === null ? '' : SHOWN[kind](figure);
      };
  }
};

const isFigure = (kind: ColumnKind): boolean => kind in SHOWN;

function columnOf(head: string, kind: ColumnKind, { rows, zones }: Shown): Column {
  const show = textOf(kind, head, zones);
  return {
    colId: head,
    headerName: head,
    // No word is cut: wider than the window, the table scrolls sideways.
    width: widthFor(head, rows.map(show)),
    sortable: true,
    valueFormatter: ({ data }) => (data ? show(data) : ''),
    ...(isFigure(kind)
      ? {
          type: 'rightAligned',
          valueGetter: ({ data }) => (data ? figureOf(data, head) : null),
        }
      : {
          valueGetter: ({ data }) => data?.[head],
          comparator: (a: unknown, b: unknown, _one, _other, isDescending) =>
            compareTexts(a, b, isDescending),
        }),
  };
}

/** A column for each heading of the CSV text; the first one stays in view. */
export function tableColumns(kind: ReportKind, heads: readonly string[], shown: Shown): Column[] {
  const kinds: Readonly<Record<string, ColumnKind>> = REPORT_COLUMNS[kind];
  return heads.map((head, at) => ({
    ...columnOf(head, kinds[head] ?? 'text', shown),
    ...(at === 0 && { pinned: 'left' as const, lockPosition: 'left' as const }),
  }));
}
