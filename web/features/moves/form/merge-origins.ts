import { recordOf } from '#kernel/record-of.js';
import type { FigureOrigin, FigureOrigins } from '#modules/moves/contract/estimating.js';
import type { LevelName } from '#modules/moves/contract/editable-fields.js';
import { ESTIMATE_INPUTS, type EstimateInput } from './activity-parts';
import type { EntryValues } from './editable';
import { legsTo } from './legs-to';
import type { ActivityValues } from './values';

/** Of two versions of a customer. */
export type Side = 'mine' | 'theirs';

type Figures = Pick<ActivityValues, EstimateInput | 'figureOrigins'>;

/** Where each merged figure comes from: what its own side says; of one that is the same, what was changed. */
function mergedOrigins(
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
  return recordOf(ESTIMATE_INPUTS, originOf);
}

/** A merged day whose figures have the origins, and whose stops the drives, that belong to them. */
const settledActivity = (
  merged: ActivityValues,
  sides: Readonly<Record<'base' | Side, ActivityValues>>,
  chosen: Side | undefined,
): ActivityValues => {
  const legs = legsTo(sides.theirs.locations, merged.locations);
  return {
    ...merged,
    figureOrigins: mergedOrigins(sides, merged, chosen),
    locations: merged.locations.map((location, at) => ({ ...location, ...legs[at] })),
  };
};

interface Settling {
  settle(
    merged: EntryValues,
    sides: Readonly<Record<'base' | Side, EntryValues>>,
    chosen: Side | undefined,
  ): EntryValues;
}

/** What follows from what was merged, where something does. */
const SETTLING: Partial<Record<LevelName, Settling>> = { activities: { settle: settledActivity } };

export const settled = (level: LevelName, ...merged: Parameters<Settling['settle']>): EntryValues =>
  SETTLING[level]?.settle(...merged) ?? merged[0];
