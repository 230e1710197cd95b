import { counted } from '#kernel/counted.js';
import { chargedEstimate } from '#kernel/money.js';
import type { ActivityView } from '#modules/moves/contract/activity.view.js';
import { asQuoted, moveTotals, type ActivityCosts } from '#modules/moves/contract/estimating.js';
import { showDollars, showMoney, showPrice } from '../../../shared/format';
import type { EstimateInput } from '../form/activity-parts';
import type { ActivityValues } from '../form/values';

/** A day as it is typed, with its money in dollars. */
export interface QuotedDay {
  figures: Pick<ActivityValues, EstimateInput>;
  costs: ActivityCosts;
  /** Something that the price depends on is still missing. */
  isOpen: boolean;
  /** The stops that its hours leave out: `location 1`. */
  without?: readonly string[];
  /** None of its stops is counted, and nobody decided its hours. */
  isUncounted?: boolean;
}

/** What was stored last, in dollars. */
export interface SavedTotals {
  curTotalEstimate?: number;
  curTotalEstimateMin?: number;
}

export interface Price {
  /** `$749 – $955`, whole dollars. */
  text: string;
  /** To the cent. */
  exact: string;
  about: string;
  /** The price as last saved: what is typed gives none. */
  isStale: boolean;
  /** Dollars: what a quote of it would say; null where it is not known yet. */
  quoted: number | null;
}

/** Dollars: sums of other parts differ by less. */
const A_CENT = 0.01;

const isFigure = (value: unknown): boolean => typeof value === 'number' && value > 0;

const hasFault = ({ figures }: QuotedDay): boolean =>
  [figures.numMovers, figures.truckCount, figures.estHours, figures.minTime].some(
    (value) => !isFigure(value),
  );

const range = (low: number, high: number, show: (dollars: number) => string): string =>
  show(low) === show(high) ? show(high) : `${show(low)} – ${show(high)}`;

/** `, without location 1`. */
function leftOut(days: readonly QuotedDay[]): string {
  const stops = days.flatMap(({ without = [] }) => without);
  return stops.length > 0 ? `, without ${LIST.format(stops)}` : '';
}

const LIST = new Intl.ListFormat('en-US');

const NO_PRICE = { text: '–', exact: '–', isStale: false, quoted: null };

const MINIMUM_TO_ESTIMATE = 'Minimum to estimate, supplies included';

/** The price of the whole move as it is quoted on the phone (R-CUST-21). */
export function priceOf(days: readonly QuotedDay[], rate: unknown, saved: SavedTotals): Price {
  if (days.length === 0) return { ...NO_PRICE, about: 'No day yet' };
  if (days.some(hasFault) || !isFigure(rate)) {
    const { curTotalEstimate: high = 0, curTotalEstimateMin: low = 0 } = saved;
    return {
      text: range(low, Math.max(low, high), showDollars),
      exact: range(low, Math.max(low, high), showMoney),
      about: 'Last saved',
      isStale: true,
      quoted: null,
    };
  }
  const { curTotalEstimate: high, curTotalEstimateMin: low } = moveTotals(
    days.map(({ costs }) => asQuoted(costs)),
  );
  // A price of defaults would fall by knowing more.
  if (days.some(({ isOpen }) => isOpen))
    return { ...NO_PRICE, about: 'The price follows once the addresses are known' };
  if (days.some(({ isUncounted }) => isUncounted))
    return { ...NO_PRICE, about: 'No location is counted yet', quoted: high };
  return {
    text: range(low, high, showDollars),
    exact: range(low, high, showMoney),
    about: `${high > low ? MINIMUM_TO_ESTIMATE : 'The minimum, supplies included'}${leftOut(days)}`,
    isStale: false,
    quoted: high,
  };
}

/** What one day comes to, `$416 – $471`; nothing while what it depends on is missing. */
export function dayPrice({ costs, isOpen }: Pick<QuotedDay, 'costs' | 'isOpen'>): string {
  if (isOpen) return NO_PRICE.text;
  const { estTotalCost, estTotalCostMin } = asQuoted(costs);
  return range(estTotalCostMin, estTotalCost, showDollars);
}

/** How the price of a day is made up, line by line. */
export interface BreakdownLine {
  words: string;
  dollars: number;
}

/** A field that is empty, or holds what is not a number, has no figure. */
const figure = (value: number | null): string =>
  value === null ? '–' : `${Number(value.toFixed(2))}`;

export function breakdownOf({ figures, costs }: QuotedDay): BreakdownLine[] {
  const { estHours, minTime, numMovers } = figures;
  const { moveRate, totalTripFees, totalPacking } = costs;
  const { estCost, estTotalCostMin } = asQuoted(costs);
  const hours = Math.max(estHours, minTime);
  const crew = `${figure(numMovers)} × ${showMoney(moveRate)}`;
  return [
    { words: `${crew} × ${figure(hours)} h`, dollars: estCost - totalTripFees },
    { words: 'Trips', dollars: totalTripFees },
    { words: 'Packing and supplies', dollars: totalPacking },
    { words: `At least ${figure(minTime)} h`, dollars: estTotalCostMin },
  ];
}

/** What a day as it was saved takes and costs. */
export type SavedDay = Pick<
  ActivityView,
  | 'estHours'
  | 'minTime'
  | 'numMovers'
  | 'totalHourlyRate'
  | 'totalTripFees'
  | 'totalPacking'
  | 'estTotalCost'
  | 'estTotalCostMin'
>;

const chargedHours = ({ estHours, minTime }: Pick<SavedDay, 'estHours' | 'minTime'>): number =>
  Math.max(estHours, minTime);

/** What else than the crew costs more than it did; undefined where nothing does. */
function dearerExtras(
  { totalTripFees: trips, totalPacking: packing }: ActivityCosts,
  saved: SavedDay,
): string | undefined {
  const extras = [
    trips > (saved.totalTripFees ?? 0) ? 'trip fees' : [],
    packing > (saved.totalPacking ?? 0) ? 'packing' : [],
  ].flat();
  if (extras.length === 0) return undefined;
  const costs = extras.length === 1 && packing > (saved.totalPacking ?? 0) ? 'costs' : 'cost';
  return `${extras.join(' and ')} ${costs} more`;
}

/**
 * Why a day costs more than it was saved with though it takes fewer hours: a larger crew is faster, but not by as much
 * as it costs. Null where it does not cost more, or where nothing here is the reason.
 */
export function whyDearer(
  { figures, costs }: Pick<QuotedDay, 'figures' | 'costs'>,
  saved: SavedDay,
): string | null {
  const { totalHourlyRate: before = 0, estTotalCost = 0, estTotalCostMin = 0 } = saved;
  const isDearer =
    asQuoted(costs).estTotalCost > chargedEstimate(estTotalCost, estTotalCostMin) + A_CENT / 2;
  if (chargedHours(figures) >= chargedHours(saved) || !isDearer) return null;
  const crew = (movers: number, hourly: number): string =>
    `${counted(movers, 'mover')} at ${showPrice(hourly)} an hour`;
  const why =
    costs.totalHourlyRate > before
      ? `${crew(figures.numMovers, costs.totalHourlyRate)} instead of ${crew(saved.numMovers, before)}`
      : dearerExtras(costs, saved);
  return why === undefined ? null : `Fewer hours, and still more than saved: ${why}.`;
}
