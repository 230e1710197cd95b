import type { JSX } from 'react';
import { Bar, BarChart, CartesianGrid, Legend, Tooltip, XAxis, YAxis } from 'recharts';
import { AXIS, ChartFrame, GRID, LegendText, SERIES, TOOLTIP } from '../../../shared/charts';
import type { Pair } from './chart-figures';

export interface PairChartProps {
  title: string;
  note?: string;
  pairs: readonly Pair[];
  /** How a figure is shown, in full and at the axis. */
  show: (figure: number) => string;
  showShort: (figure: number) => string;
  /** How a label is shown at the axis; default: as it is. */
  showTick?: (label: string) => string;
  /** Horizontal bars, one pair below the other: for labels that are names. */
  isHorizontal?: boolean;
}

const HEIGHT = 200;
const PAIR_HEIGHT = 34;
const AXIS_HEIGHT = 72;

const BAR = { maxBarSize: 40, isAnimationActive: false } as const;

/** Estimates next to actual figures; nothing if there are none. */
export function PairChart(props: PairChartProps): JSX.Element | null {
  const { title, note, pairs, show, showShort, isHorizontal = false } = props;
  const { showTick } = props;
  if (pairs.length === 0) return null;
  const label = {
    ...AXIS,
    dataKey: 'label',
    interval: isHorizontal ? 0 : 'preserveStart',
  } as const;
  const tick = showTick && { tickFormatter: showTick };
  const figure = { ...AXIS, allowDecimals: false, tickFormatter: showShort } as const;
  const height = isHorizontal ? pairs.length * PAIR_HEIGHT + AXIS_HEIGHT : HEIGHT;
  return (
    <ChartFrame title={title} note={note} height={height}>
      <BarChart
        data={[...pairs]}
        layout={isHorizontal ? 'vertical' : 'horizontal'}
        title={title}
        margin={{ top: 8, right: isHorizontal ? 24 : 8 }}
        barGap={2}
      >
        <CartesianGrid {...GRID} vertical={isHorizontal} horizontal={!isHorizontal} />
        {isHorizontal ? <XAxis type="number" {...figure} /> : <XAxis {...label} {...tick} />}
        {isHorizontal ? (
          <YAxis type="category" width={120} {...label} />
        ) : (
          <YAxis width={52} {...figure} axisLine={false} />
        )}
        <Tooltip {...TOOLTIP} formatter={(value) => show(Number(value))} />
        <Legend
          itemSorter={null}
          iconType="square"
          iconSize={10}
          formatter={(name: string) => <LegendText>{name}</LegendText>}
        />
        <Bar name="Estimated" dataKey="estimated" fill={SERIES.estimated} {...BAR} />
        <Bar name="Actual" dataKey="actual" fill={SERIES.actual} {...BAR} />
      </BarChart>
    </ChartFrame>
  );
}
