import type { JSX } from 'react';
import type { ReportKind } from '#modules/reports/contract/report-terms.js';
import { ChartGroup } from '../../../shared/charts';
import { showHours, showMoney } from '../../../shared/format';
import type { ReportRecord } from '../table/report-rows';
import {
  conversionBySource,
  hoursByEstimate,
  revenueByPerson,
  revenueOverTime,
  type Pair,
} from './chart-figures';
import { isByDay, type ChartSpan } from './chart-steps';
import { ConversionChart } from './conversion-chart';
import { PairChart, type PairChartProps } from './pair-chart';

type Rows = readonly ReportRecord[];

const SHORT_MONEY = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});

type MoneyChartProps = Pick<PairChartProps, 'title' | 'pairs' | 'isHorizontal' | 'showTick'>;

function MoneyChart(props: MoneyChartProps): JSX.Element {
  return (
    <PairChart {...props} show={showMoney} showShort={(figure) => SHORT_MONEY.format(figure)} />
  );
}

function HoursChart({ pairs }: { pairs: readonly Pair[] }): JSX.Element {
  return (
    <PairChart
      title="Hours estimated against actual"
      note="Averages of moves whose estimate rounds to the same hour"
      pairs={pairs}
      show={showHours}
      showShort={(figure) => `${figure} h`}
    />
  );
}

/** `Thu, 10/01` → `10/01`: the tooltip has the day of the week. */
const dateOnly = (label: string): string => label.split(', ').at(-1) ?? label;

interface ChartsProps {
  rows: Rows;
  span: ChartSpan;
}

const CHARTS: Readonly<Record<ReportKind, (props: ChartsProps) => JSX.Element>> = {
  moves: ({ rows, span }) => (
    <>
      <MoneyChart
        title={isByDay(span) ? 'Revenue by day' : 'Revenue by month'}
        pairs={revenueOverTime(rows, span)}
        showTick={dateOnly}
      />
      <HoursChart pairs={hoursByEstimate(rows)} />
    </>
  ),
  manager: ({ rows }) => (
    <MoneyChart isHorizontal title="Revenue by sales person" pairs={revenueByPerson(rows)} />
  ),
  marketing: ({ rows }) => <ConversionChart sources={conversionBySource(rows)} />,
};

export interface ReportChartsProps extends ChartsProps {
  kind: ReportKind;
}

/** A report's rows at a glance. */
export default function ReportCharts({ kind, rows, span }: ReportChartsProps): JSX.Element {
  const Charts = CHARTS[kind];
  return (
    <ChartGroup>
      <Charts rows={rows} span={span} />
    </ChartGroup>
  );
}
