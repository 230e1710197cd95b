import { recordOf } from '#kernel/record-of.js';
import { figure } from '../figure.js';
import {
  ESTIMATED_FIGURES,
  basisOf,
  enteredOf,
  fittedFigures,
  suggestedFigures,
  type EnteredActivity,
  type EstimatedFigure,
  type FigureSources,
  type Fitted,
} from './figure-standing.js';

/**
 * Where a figure of an activity comes from: the default, an estimate, an estimate of other stops or for another crew
 * than there are now, or a person.
 */
export const FIGURE_ORIGINS = ['default', 'estimate', 'outdated', 'person'] as const;
export type FigureOrigin = (typeof FIGURE_ORIGINS)[number];
export type FigureOrigins = Readonly<Record<EstimatedFigure, FigureOrigin>>;

const allFrom = (origin: FigureOrigin): FigureOrigins => ({
  ...{ estHours: origin, numMovers: origin },
  ...{ truckCount: origin, minTime: origin },
});
export const DEFAULT_ORIGINS = allFrom('default');
export const ESTIMATED_ORIGINS = allFrom('estimate');

/** Whether a figure is a default or from before a change, so that an estimate may say another. */
export const isUndecided = (origins: FigureOrigins): boolean =>
  ESTIMATED_FIGURES.some((name) => origins[name] === 'default' || origins[name] === 'outdated');

type Sent = Partial<Record<EstimatedFigure, number>> & {
  readonly figureOrigins?: Partial<FigureOrigins>;
};
type Known = Readonly<Record<EstimatedFigure, number>> & { readonly figureOrigins: FigureOrigins };

function originAfter(stored: Known, sent: Sent, name: EstimatedFigure): FigureOrigin {
  const was = stored.figureOrigins[name];
  const said = sent.figureOrigins?.[name];
  if (said !== undefined && said !== was) return said;
  const isOther = sent[name] !== undefined && sent[name] !== stored[name];
  return isOther && said !== 'estimate' ? 'person' : was;
}

/** The origins after a body: another figure is a person's where nothing else is said (R-EST-27). */
export const originsAfter = (stored: Known, sent: Sent): FigureOrigins =>
  recordOf(ESTIMATED_FIGURES, (name) => originAfter(stored, sent, name));

/** What an activity is judged by before and after a write. */
type Judged = EnteredActivity & { readonly figureOrigins: FigureOrigins };

const CREW = ['numMovers', 'truckCount'] as const;

/**
 * The origins once stops or crew are other ones: a figure of an estimate that no longer says it is outdated, and one
 * that it says again no longer.
 */
export function originsAt(before: Judged, after: Judged): FigureOrigins {
  const { figureOrigins: origins } = after;
  if (basisOf(before) === basisOf(after)) return origins;
  const isSame = (name: EstimatedFigure): boolean => figure(before[name]) === figure(after[name]);
  // Hours are for the crew that came, whoever is said to have chosen it.
  const kept = ESTIMATED_FIGURES.filter(
    (name) => origins[name] === 'person' || CREW.some((one) => one === name && !isSame(name)),
  );
  const suggested = suggestedFigures(after, enteredOf(after, kept));
  const isSaid = (name: EstimatedFigure): boolean => suggested?.[name] === figure(after[name]);
  const isLeft = (name: EstimatedFigure): boolean =>
    origins[name] === 'estimate' &&
    before.figureOrigins[name] === 'estimate' &&
    isSame(name) &&
    !isSaid(name);
  const originOf = (name: EstimatedFigure): FigureOrigin => {
    if (origins[name] === 'outdated' && isSaid(name)) return 'estimate';
    return isLeft(name) ? 'outdated' : origins[name];
  };
  return recordOf(ESTIMATED_FIGURES, originOf);
}

/** The figures of an activity that its estimate says, and nobody typed. */
export function fittedNow(activity: Judged): FigureSources['fitted'] {
  const from = (origin: FigureOrigin): EstimatedFigure[] =>
    ESTIMATED_FIGURES.filter((name) => activity.figureOrigins[name] === origin);
  return fittedFigures(activity, { typed: from('person'), taken: from('estimate') });
}

/** What the origins of a stored activity say about its figures. */
export function storedSources(stored: Judged): FigureSources {
  const { figureOrigins: origins } = stored;
  const basis = basisOf(stored);
  const fitted: Partial<Record<EstimatedFigure, Fitted>> = {};
  for (const name of ESTIMATED_FIGURES) {
    const value = figure(stored[name]);
    if (value === null) continue;
    if (origins[name] === 'estimate') fitted[name] = { value, basis };
    if (origins[name] === 'outdated') fitted[name] = { value, basis: '' };
  }
  return { typed: ESTIMATED_FIGURES.filter((name) => origins[name] === 'person'), fitted };
}
