import type { FigureOrigin, FigureOrigins } from '#modules/moves/contract/estimating.js';
import { ESTIMATE_INPUTS, type EstimateInput } from './activity-parts';
import type { ActivityValues } from './values';

/** Of two versions of a customer. */
export type Side = 'mine' | 'theirs';

type Figures = Pick<ActivityValues, EstimateInput | 'figureOrigins'>;

/** Where each merged figure comes from: what its own side says; of one that is the same, what was changed. */
export function mergedOrigins(
  { base, mine, theirs }: Readonly<Record<'base' | Side, Figures>>,
  merged: Pick<Figures, EstimateInput>,
  chosen: Side | undefined,
): FigureOrigins {
  const originOf = (name: EstimateInput): FigureOrigin => {
    const own = mine.figureOrigins[name];
    const other = theirs.figureOrigins[name];
    if (mine[name] !== theirs[name]) return merged[name] === mine[name] ? own : other;
    return own === base.figureOrigins[name] || chosen === 'theirs' ? other : own;
  };
  return Object.fromEntries(ESTIMATE_INPUTS.map((name) => [name, originOf(name)])) as Record<
    EstimateInput,
    FigureOrigin
  >;
}
