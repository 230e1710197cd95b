import type { JSX } from 'react';
import { Bar, BarChart, CartesianGrid, LabelList, Tooltip, XAxis, YAxis } from 'recharts';
import { AXIS, ChartFrame, GRID, SERIES, TOOLTIP } from '../../../shared/charts';
import type { Conversion } from './chart-figures';

const percent = (figure: unknown): string => `${Number(figure)}%`;

const ROW_HEIGHT = 30;
const AXIS_HEIGHT = 40;

/** Which of the leads booked, by source; nothing if there are none. */
export function ConversionChart({
  sources,
}: {
  sources: readonly Conversion[];
}): JSX.Element | null {
  if (sources.length === 0) return null;
  const title = 'Conversion by source';
  return (
    <ChartFrame
      title={title}
      note="Leads that booked"
      height={sources.length * ROW_HEIGHT + AXIS_HEIGHT}
    >
      <BarChart data={[...sources]} layout="vertical" title={title} margin={{ right: 48 }}>
        <CartesianGrid {...GRID} horizontal={false} />
        <XAxis type="number" {...AXIS} tickFormatter={percent} />
        <YAxis type="category" dataKey="label" {...AXIS} width={130} interval={0} />
        <Tooltip {...TOOLTIP} formatter={percent} />
        <Bar
          name="Conversion"
          dataKey="conversion"
          fill={SERIES.estimated}
          maxBarSize={18}
          isAnimationActive={false}
        >
          <LabelList
            dataKey="conversion"
            position="right"
            formatter={percent}
            fill="var(--emma-text)"
            fontSize="var(--emma-font-12)"
          />
        </Bar>
      </BarChart>
    </ChartFrame>
  );
}
