import { recordOf } from '#kernel/record-of.js';
import type { ConstantsView } from '#modules/moves/contract/constants.view.js';
import {
  ESTIMATED_ORIGINS,
  estimateActivity,
  minutesTyped,
  type ActivityEstimate,
  type FigureOrigins,
  type Figures,
} from '#modules/moves/contract/estimating.js';
import { ESTIMATE_INPUTS } from '../form/activity-parts';
import { estimatedOperations } from '../form/estimated-operations';
import type { ActivityValues } from '../form/values';

/** `all`: also what a person typed. */
export type EstimatedFill = 'all' | 'untyped';

export interface TakenEstimate {
  /** Null: there is none but for the stops. */
  suggested: Figures | null;
  which: EstimatedFill;
  constants: ConstantsView;
  timezone: string;
}

/** What an estimate fills in is its own; typed figures stay. */
const originsBy = (which: EstimatedFill, before: FigureOrigins): FigureOrigins =>
  which === 'all'
    ? ESTIMATED_ORIGINS
    : recordOf(ESTIMATE_INPUTS, (name) => (before[name] === 'person' ? 'person' : 'estimate'));

/** A day once an estimate is taken into it, and what that leaves out and warns of. */
export function estimatedActivity(
  before: ActivityValues,
  { suggested, which, constants, timezone }: TakenEstimate,
): { after: ActivityValues } & Pick<ActivityEstimate, 'uncounted' | 'warnings'> {
  const { locations, uncounted, warnings } = estimateActivity({
    ...{ ...before, ...suggested },
    ...{ minTime: 0, constants },
  });
  const stops = before.locations.map((stop, at) =>
    // What a person typed counts, and stays.
    minutesTyped(stop) === null
      ? { ...stop, worktime: locations[at]?.suggestedHandling ?? null }
      : stop,
  );
  const figures = suggested && {
    ...suggested,
    operations: estimatedOperations(before, suggested, timezone),
    figureOrigins: originsBy(which, before.figureOrigins),
  };
  return { after: { ...before, ...figures, locations: stops }, uncounted, warnings };
}
