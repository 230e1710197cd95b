export interface Limits {
  min?: number;
  max?: number;
}

interface LimitLook extends Limits {
  unit?: string;
  prefix?: string;
}

export const clamp = (value: number, { min, max }: Limits): number =>
  Math.max(min ?? -Infinity, Math.min(max ?? Infinity, value));

/** The message after a typed number was put back inside its limits. */
export const clampedLabel = (typed: number, value: number, unit = ''): string =>
  `Changed from ${typed} to ${value} ${unit}`.trim() +
  `, the ${typed > value ? 'most' : 'least'} allowed.`;

const bound = (limit: number, { unit, prefix = '' }: LimitLook): string =>
  `${prefix}${limit.toLocaleString('en-US', { maximumFractionDigits: 4 })} ${unit ?? ''}`.trim();

/** The message for a typed number outside its limits; null when it is inside. */
export function beyondLabel(value: number, look: LimitLook): string | null {
  const { min, max } = look;
  if (max !== undefined && value > max) return `At most ${bound(max, look)}.`;
  if (min !== undefined && value < min) return `At least ${bound(min, look)}.`;
  return null;
}

/** The message for a value outside its limits; null when it is inside or there is none. */
export function overLimit(value: number | null, limits: Limits, unit = ''): string | null {
  const { min, max } = limits;
  if (value === null) return null;
  if (max !== undefined && value > max)
    return `Over the limit of ${Number(max.toFixed(2))} ${unit}`.trim();
  if (min !== undefined && value < min)
    return `Under the limit of ${Number(min.toFixed(2))} ${unit}`.trim();
  return null;
}
