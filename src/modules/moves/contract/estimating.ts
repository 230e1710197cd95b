import * as estimates from '../domain/estimates/estimate-activity.js';
import * as figures from '../domain/estimates/figure-standing.js';
import * as origins from '../domain/estimates/figure-origins.js';
import type { EstimateInput, EstimateStop } from '../domain/estimates/estimate-input.js';
import { workInside } from './work-on-wire.js';
import type { OnWire } from './work-on-wire.js';
import * as fees from '../domain/money/trip-fee.js';

export type { ActivityEstimate } from '../domain/estimates/estimate-activity.js';
export type { StopEstimate } from '../domain/estimates/estimate-stop.js';
export type { TimeInMinutes } from '../domain/estimates/stop-columns.js';
export { constantsFaults, type ConstantTable } from '../domain/estimates/constants-faults.js';
export { crewSpeed } from '../domain/estimates/crew-speed.js';
export { JOB_GROUPS } from '../domain/estimates/job-group.js';
export type {
  EstimatedFigure,
  Figures,
  FigureSources,
  FigureStanding,
} from '../domain/estimates/figure-standing.js';
export { DEFAULT_CONSTANTS } from '../domain/estimates/estimate-constants.js';
export { suggestedMinTime } from '../domain/estimates/estimated-hours.js';
export { estimateGaps, type EstimateGap } from '../domain/estimates/estimate-gaps.js';
export {
  minutesTyped,
  uncountedWords,
  type CountingField,
  type UncountedStop,
} from '../domain/estimates/counted.js';
export { isBlankByHand, minutesByHand, MOST_MINUTES } from '../domain/estimates/time-by-hand.js';

/** What to estimate, as bodies and forms have it. */
interface EstimateOnWire extends Omit<EstimateInput, 'locations'> {
  /** In the order of travel. */
  locations: readonly OnWire<EstimateStop>[];
}

export const estimateActivity = (input: EstimateOnWire): estimates.ActivityEstimate =>
  estimates.estimateActivity({ ...input, locations: input.locations.map(workInside) });

/** An activity with its figures, as bodies and forms have it. */
interface EnteredOnWire extends EstimateOnWire {
  estHours: figures.EnteredActivity['estHours'];
}

export const suggestedFigures = (
  input: EstimateOnWire,
  kept: Partial<figures.Figures> = {},
): figures.Figures | null =>
  figures.suggestedFigures({ ...input, locations: input.locations.map(workInside) }, kept);

export const figureStanding = (
  activity: EnteredOnWire,
  sources: figures.FigureSources,
): figures.FigureStanding =>
  figures.figureStanding({ ...activity, locations: activity.locations.map(workInside) }, sources);

/** What tells one estimate's question from another's. */
export const basisOf = (activity: EnteredOnWire): string =>
  figures.basisOf({ ...activity, locations: activity.locations.map(workInside) });

/** The figures of an activity that its estimate says, and nobody typed. */
export const fittedNow = (
  activity: EnteredOnWire & { figureOrigins: origins.FigureOrigins },
): figures.FigureSources['fitted'] =>
  origins.fittedNow({ ...activity, locations: activity.locations.map(workInside) });

export { activityCosts, inDollars, type ActivityCosts } from '../domain/money/activity-costs.js';
export { asQuoted } from '../domain/money/as-quoted.js';
export { moveTotals } from '../domain/money/move-totals.js';
export { zoneOfZip, type FeeZone } from '../domain/money/trip-fee.js';

/** The trip fee of one stop for one truck, in the unit of its own and its zone's. */
export const tripFeeOf = (stop: OnWire<fees.FeeStop>, zone: fees.FeeZone | null): number =>
  fees.tripFeeOf(workInside(stop), zone);
export { ESTIMATED_FIGURES } from '../domain/estimates/figure-standing.js';

export {
  DEFAULT_ORIGINS,
  ESTIMATED_ORIGINS,
  isUndecided,
  type FigureOrigin,
  type FigureOrigins,
} from '../domain/estimates/figure-origins.js';

/** What the origins of a stored activity say about its figures. */
export const storedSources = (
  stored: EnteredOnWire & { figureOrigins: origins.FigureOrigins },
): figures.FigureSources =>
  origins.storedSources({ ...stored, locations: stored.locations.map(workInside) });
