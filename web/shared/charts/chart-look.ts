/** The same on every chart: text and lines in the page's own tokens. */
export const AXIS = {
  tick: { fill: 'var(--emma-text-dim)', fontSize: 'var(--emma-font-12)' },
  tickLine: false,
  axisLine: { stroke: 'var(--emma-border-strong)' },
} as const;

export const GRID = { stroke: 'var(--emma-border)' } as const;

export const TOOLTIP = {
  cursor: { fill: 'var(--emma-bg-hover)' },
  contentStyle: {
    border: '1px solid var(--emma-border)',
    borderRadius: 'var(--emma-radius)',
    background: 'var(--emma-bg-raised)',
    boxShadow: 'var(--emma-shadow)',
    fontSize: 'var(--emma-font-13)',
  },
  itemStyle: { color: 'var(--emma-text)' },
  labelStyle: { fontWeight: 600 },
  isAnimationActive: false,
} as const;

/** Estimates and actual figures; they also differ in lightness. */
export const SERIES = {
  estimated: 'var(--chart-estimated)',
  actual: 'var(--chart-actual)',
} as const;
