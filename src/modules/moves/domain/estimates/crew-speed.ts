import { figure, type Figure } from '../figure.js';
import type { EstimateConstants } from './estimate-constants.js';

/** Whole and at least one, so that an estimate can be shown while the number is being typed. */
const atLeastOne = (value: Figure): number => Math.max(1, Math.floor(figure(value) ?? 1));

/** The movers of each truck, spread as evenly as possible, fuller trucks first. */
export function crewsOf(numMovers: Figure, truckCount: Figure): number[] {
  const movers = atLeastOne(numMovers);
  const trucks = atLeastOne(truckCount);
  return Array.from(
    { length: trucks },
    (_, index) => Math.floor(movers / trucks) + (index < movers % trucks ? 1 : 0),
  );
}

/** Speed of one truck's crew, where a crew of two is 1 (R-EST-8). */
export function crewSpeed(
  movers: number,
  constants: Pick<EstimateConstants, 'thirdMoverFactor'>,
): number {
  if (movers <= 0) return 0;
  if (movers === 1) return 0.5;
  return movers === 2 ? 1 : 1 / constants.thirdMoverFactor;
}

/** Sum of the speeds of all crews; handling time is divided by it. */
export const totalSpeed = (
  numMovers: Figure,
  truckCount: Figure,
  constants: EstimateConstants,
): number =>
  crewsOf(numMovers, truckCount).reduce((sum, movers) => sum + crewSpeed(movers, constants), 0);
