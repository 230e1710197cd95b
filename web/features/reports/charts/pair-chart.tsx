import type { JSX } from 'react';
import { Bar, BarChart, CartesianGrid, Legend, Tooltip, XAxis, YAxis } from 'recharts';
import type { Pair } from './chart-figures';
import { ChartFrame } from './chart-frame';
import { AXIS, GRID, SERIES, TOOLTIP } from './chart-look';
import styles from './charts.module.css';

export interface PairChartProps {
  title: string;
  note?: string;
  pairs: readonly Pair[];
  /** How a figure reads, in full and beside the axis. */
  show: (figure: number) => string;
  showShort: (figure: number) => string;
}

const HEIGHT = 240;

/** Estimates beside what came of them. */
export function PairChart({ title, note, pairs, show, showShort }: PairChartProps): JSX.Element {
  return (
    <ChartFrame title={title} note={note} height={HEIGHT}>
      <BarChart data={[...pairs]} title={title} margin={{ top: 8, right: 8 }} barGap={2}>
        <CartesianGrid {...GRID} vertical={false} />
        <XAxis dataKey="label" {...AXIS} />
        <YAxis {...AXIS} axisLine={false} tickFormatter={showShort} width={52} />
        <Tooltip {...TOOLTIP} formatter={(value) => show(Number(value))} />
        <Legend
          iconType="square"
          iconSize={10}
          formatter={(name: string) => <span className={styles.legend}>{name}</span>}
        />
        <Bar
          name="Estimated"
          dataKey="estimated"
          fill={SERIES.estimated}
          maxBarSize={40}
          isAnimationActive={false}
        />
        <Bar
          name="Actual"
          dataKey="actual"
          fill={SERIES.actual}
          maxBarSize={40}
          isAnimationActive={false}
        />
      </BarChart>
    </ChartFrame>
  );
}
