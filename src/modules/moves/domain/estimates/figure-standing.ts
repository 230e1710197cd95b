import { MOVE_DEFAULTS } from '../defaults.js';
import { figure, type Figure } from '../figure.js';
import { minutesTyped, type UncountedStop } from './counted.js';
import { estimateActivity } from './estimate-activity.js';
import type { EstimateInput, EstimateStop } from './estimate-input.js';
import { suggestedMinTime } from './estimated-hours.js';

/** What an estimate fills in. */
export const ESTIMATED_FIGURES = ['estHours', 'numMovers', 'truckCount', 'minTime'] as const;
export type EstimatedFigure = (typeof ESTIMATED_FIGURES)[number];
export type Figures = Record<EstimatedFigure, number>;

/** An activity with its figures as they are entered. */
export interface EnteredActivity extends EstimateInput {
  estHours: Figure;
}

/** A figure that was as the estimate said, and what the estimate was for. */
export interface Fitted {
  value: number;
  basis: string;
}

/** Figures that are known to be a person's, or to be taken from an estimate. */
export interface KnownOrigins {
  typed?: readonly EstimatedFigure[];
  taken?: readonly EstimatedFigure[];
}

/** What is known about where the figures of an activity come from. */
export interface FigureSources {
  /** Decided by a person. */
  typed: readonly EstimatedFigure[];
  fitted: Partial<Record<EstimatedFigure, Fitted>>;
}

export interface FigureStanding {
  /** What an estimate would make of the figures, those that a person decided kept; null while unknown. */
  suggested: Figures | null;
  /** At the form's default, which nobody typed and the estimate does not say. */
  defaults: EstimatedFigure[];
  /** From an estimate of other stops, or for another crew. */
  stale: EstimatedFigure[];
  /** Nobody decided the hours. */
  isOpen: boolean;
  /** Stops that open hours leave out. */
  uncounted: UncountedStop[];
}

/** What tells stops apart for an estimate; their drives, which are fetched later, do not. */
const stopsKey = (stops: readonly EstimateStop[]): string =>
  JSON.stringify(
    stops.map((stop) => [
      [stop.workType, stop.locationType, stop.bedrooms, stop.sqft, stop.stories, stop.floor],
      [stop.hasElevator, stop.distanceToDoor, stop.numBoxes, stop.dimensions],
      [stop.packingEstTime, stop.currentEstimate, minutesTyped(stop)],
    ]),
  );

/** What tells one estimate's question from another's: stops, and the crew that hours are for. */
export const basisOf = (activity: EnteredActivity): string =>
  `${stopsKey(activity.locations)} ${figure(activity.numMovers)} ${figure(activity.truckCount)}`;

/** All that an estimate fills in, for the crew that it suggests; what is kept stays (R-EST-23). */
export function suggestedFigures(
  input: EstimateInput,
  kept: Partial<Figures> = {},
): Figures | null {
  const { isKnown, resourceEstimate } = estimateActivity(input);
  if (!isKnown) return null;
  const numMovers = kept.numMovers ?? resourceEstimate.numMovers;
  const truckCount = kept.truckCount ?? resourceEstimate.truckCount;
  const own = estimateActivity({ ...input, numMovers, truckCount, minTime: 0 });
  const minTime = kept.minTime ?? suggestedMinTime(kept.estHours ?? own.estHours);
  const estHours = kept.estHours ?? Math.max(own.estHours, minTime);
  return { estHours, numMovers, truckCount, minTime };
}

const isDefault = (name: EstimatedFigure, value: number | null): boolean =>
  value === MOVE_DEFAULTS[name];

/** Those of the figures, as they are entered, that are entered at all. */
export const enteredOf = (
  activity: EnteredActivity,
  names: readonly EstimatedFigure[],
): Partial<Figures> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = figure(activity[name]);
      return value === null ? [] : [[name, value]];
    }),
  );

/** Which figures of an activity nobody decided, and which are from before a change (R-EST-23). */
export function figureStanding(
  activity: EnteredActivity,
  { typed, fitted }: FigureSources,
): FigureStanding {
  const entered = (name: EstimatedFigure): number | null => figure(activity[name]);
  const wasFitted = (name: EstimatedFigure): boolean =>
    fitted[name] !== undefined && fitted[name].value === entered(name);
  const isFree = (name: EstimatedFigure): boolean =>
    !typed.includes(name) && (wasFitted(name) || isDefault(name, entered(name)));
  const kept = enteredOf(
    activity,
    ESTIMATED_FIGURES.filter((name) => !isFree(name)),
  );
  const suggested = suggestedFigures(activity, kept);
  const isOpen = isFree('estHours');
  const uncounted = isOpen ? estimateActivity(activity).uncounted : [];
  if (!suggested) return { suggested, defaults: [], stale: [], isOpen, uncounted };
  const off = ESTIMATED_FIGURES.filter((name) => isFree(name) && suggested[name] !== entered(name));
  const basis = basisOf(activity);
  return {
    suggested,
    ...{ isOpen, uncounted },
    defaults: off.filter((name) => !wasFitted(name)),
    // Where nothing but a drive became known, the figures are those of the same stops.
    stale: off.filter((name) => wasFitted(name) && fitted[name]?.basis !== basis),
  };
}

/**
 * The figures that are as the estimate says beside what a person typed, to be told from that later. None where all
 * that fit are defaults, unless an estimate was taken.
 */
export function fittedFigures(
  activity: EnteredActivity,
  { typed = [], taken = [] }: KnownOrigins = {},
): FigureSources['fitted'] {
  const suggested = suggestedFigures(activity, enteredOf(activity, typed));
  if (!suggested) return {};
  const fitting = ESTIMATED_FIGURES.filter(
    (name) => !typed.includes(name) && figure(activity[name]) === suggested[name],
  );
  if (fitting.every((name) => isDefault(name, suggested[name]) && !taken.includes(name))) return {};
  const basis = basisOf(activity);
  return Object.fromEntries(fitting.map((name) => [name, { value: suggested[name], basis }]));
}
