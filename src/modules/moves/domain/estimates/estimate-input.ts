import type { Figure } from '../figure.js';
import type { StopWork } from '../work-types.js';
import type { EstimateConstants } from './estimate-constants.js';
import type { CurrentEstimate } from './time-by-hand.js';

/** A location as rows, bodies and forms have it; only what the estimate reads. */
export interface EstimateStop extends Partial<StopWork> {
  locationType?: string | null;
  bedrooms?: Figure;
  sqft?: Figure;
  stories?: Figure;
  floor?: Figure;
  hasElevator?: boolean | null;
  /** Feet from the truck to the door. */
  distanceToDoor?: Figure;
  numBoxes?: Figure;
  dimensions?: string | null;
  /** Hours. */
  packingEstTime?: Figure;
  /** Hours of the leg that leads here, from the stop before or, for the first, from the branch. */
  driveTime?: Figure;
  currentEstimate?: CurrentEstimate | null;
  /** Hours of handling for a crew of two; counts if a person typed it. */
  worktime?: Figure;
  worktimeTyped?: boolean | null;
}

export interface EstimateInput {
  /** In the order of travel. */
  locations: readonly EstimateStop[];
  /** Total over all trucks. */
  numMovers: Figure;
  truckCount: Figure;
  /** Hours. */
  minTime: Figure;
  constants: EstimateConstants;
}
