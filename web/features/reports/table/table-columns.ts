import { REPORT_COLUMNS, type ColumnKind } from '#modules/reports/contract/report-columns.js';
import type { ReportKind } from '#modules/reports/contract/report-terms.js';
import { showDay, showMoney, showPhone } from '../../../shared/format';
import type { GridColumn } from '../../../shared/grid';
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
  percent: (figure) => `${figure.toFixed(1)} %`,
};

/** Pixels, if a column of texts is narrower or wider than most. */
const WIDTHS: Readonly<Record<string, number>> = {
  Start: 116,
  Branch: 132,
  Function: 128,
  Person: 140,
  Repeat: 88,
  State: 112,
  Type: 130,
  From: 190,
  To: 190,
  Route: 320,
  Crew: 240,
  'Customer Id': 210,
};

const textColumn = (head: string): Column => ({
  colId: head,
  headerName: head,
  width: WIDTHS[head] ?? 150,
  sortable: true,
  valueGetter: ({ data }) => data?.[head],
  tooltipValueGetter: ({ data }) => data?.[head],
  ...(head === 'Phone' && {
    valueFormatter: ({ value }: { value: string }) => showPhone(value),
  }),
});

const timeColumn = (head: string, zones: Zones): Column => ({
  ...textColumn(head),
  valueFormatter: ({ data }) => (data ? startLabel(data, head, zones) : ''),
  tooltipValueGetter: ({ data }) => data && startLabel(data, head, zones),
});

function columnOf(head: string, kind: ColumnKind, zones: Zones): Column {
  if (kind === 'time') return timeColumn(head, zones);
  if (kind === 'text') return textColumn(head);
  if (kind === 'day') {
    return {
      ...textColumn(head),
      width: 112,
      valueFormatter: ({ value }: { value: string }) => (value ? showDay(value) : ''),
    };
  }
  return {
    colId: head,
    headerName: head,
    width: Math.max(88, 44 + head.length * 7),
    type: 'rightAligned',
    sortable: true,
    valueGetter: ({ data }) => (data ? figureOf(data, head) : null),
    valueFormatter: ({ value }: { value: number | null }) =>
      value === null ? '' : SHOWN[kind](value),
  };
}

/** A column for each heading of the CSV text. */
export function tableColumns(kind: ReportKind, heads: readonly string[], zones: Zones): Column[] {
  const kinds: Readonly<Record<string, ColumnKind>> = REPORT_COLUMNS[kind];
  return heads.map((head) => columnOf(head, kinds[head] ?? 'text', zones));
}
