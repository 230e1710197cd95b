import type { JSX } from 'react';
import {
  CartesianGrid,
  Legend,
  Line,
  LineChart,
  ReferenceLine,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import {
  AXIS,
  ChartFrame,
  ChartGroup,
  GRID,
  LegendText,
  SERIES,
  TOOLTIP,
} from '../../../shared/charts';
import type { MonthShares } from './coverage-of';

const HEIGHT = 220;
const LOWEST = 40;
const TITLE = 'Moves that kept their time, by month';
const share = (figure: unknown): string => `${Number(figure)}%`;
const LINE = { type: 'linear', strokeWidth: 2, dot: { r: 3 }, isAnimationActive: false } as const;
const WANTED = { stroke: 'var(--emma-border-strong)', strokeDasharray: '4 4' } as const;

/** Whether promises hold: 80 % and 90 % of the moves of each month should stay below theirs. */
export default function CoverageChart({ months }: { months: readonly MonthShares[] }): JSX.Element {
  return (
    <ChartGroup>
      <ChartFrame
        title={TITLE}
        note="Each move is judged by what the others say; the dashed lines are what should be kept"
        height={HEIGHT}
      >
        <LineChart data={[...months]} title={TITLE} margin={{ top: 8, right: 28 }}>
          <CartesianGrid {...GRID} vertical={false} />
          <XAxis dataKey="label" interval="preserveStartEnd" {...AXIS} />
          <YAxis
            width={52}
            {...AXIS}
            axisLine={false}
            domain={[(least: number) => Math.min(LOWEST, Math.floor(least / 20) * 20), 100]}
            tickCount={4}
            tickFormatter={share}
          />
          <ReferenceLine y={80} {...WANTED} />
          <ReferenceLine y={90} {...WANTED} />
          <Tooltip {...TOOLTIP} formatter={share} />
          <Legend
            itemSorter={null}
            iconType="plainline"
            formatter={(name: string) => <LegendText>{name}</LegendText>}
          />
          <Line name="80% time kept" dataKey="p80" stroke={SERIES.estimated} {...LINE} />
          <Line name="90% time kept" dataKey="p90" stroke={SERIES.actual} {...LINE} />
        </LineChart>
      </ChartFrame>
    </ChartGroup>
  );
}
