import { type Cents, roundHalfUp, toDollars } from '#kernel/money.js';
import { totalTripFees } from './trip-fee.js';

/** Money in whole cents, hours as decimals. `numMovers` is the total over all trucks. */
export interface CostInput {
  rateCents: Cents;
  numMovers: number;
  truckCount: number;
  estHours: number;
  minTime: number;
  /** Trip fee of each stop for one truck. */
  tripFees: readonly Cents[];
  /** Packing cost of each stop. */
  packing: readonly Cents[];
}

/** The API's totals of an activity; whole cents from `activityCosts`, dollars from `inDollars`. */
export interface ActivityCosts {
  moveRate: Cents;
  totalHourlyRate: Cents;
  totalTripFees: Cents;
  totalPacking: Cents;
  estCost: Cents;
  estCostMin: Cents;
  estTotalCost: Cents;
  estTotalCostMin: Cents;
}

const sum = (amounts: readonly Cents[]): Cents =>
  roundHalfUp(amounts.reduce((total, amount) => total + amount, 0));

/** What a day costs (R-MONEY-1); each figure is rounded half up once, at its end. */
export function activityCosts(input: CostInput): ActivityCosts {
  const hourly = input.numMovers * input.rateCents;
  const fees = totalTripFees(input.tripFees, input.truckCount);
  const packing = sum(input.packing);
  const estCost = roundHalfUp(hourly * input.estHours + fees);
  const estCostMin = roundHalfUp(hourly * input.minTime + fees);
  return {
    moveRate: input.rateCents,
    totalHourlyRate: roundHalfUp(hourly),
    totalTripFees: roundHalfUp(fees),
    totalPacking: packing,
    estCost,
    estCostMin,
    estTotalCost: estCost + packing,
    estTotalCostMin: estCostMin + packing,
  };
}

/** The same figures in the API's unit. */
export const inDollars = (costs: ActivityCosts): ActivityCosts => ({
  moveRate: toDollars(costs.moveRate),
  totalHourlyRate: toDollars(costs.totalHourlyRate),
  totalTripFees: toDollars(costs.totalTripFees),
  totalPacking: toDollars(costs.totalPacking),
  estCost: toDollars(costs.estCost),
  estCostMin: toDollars(costs.estCostMin),
  estTotalCost: toDollars(costs.estTotalCost),
  estTotalCostMin: toDollars(costs.estTotalCostMin),
});
