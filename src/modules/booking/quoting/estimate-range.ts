import { ceilToQuarter } from '#kernel/time-window.js';
import type { ConstantsView } from '#modules/moves/contract/constants.view.js';
import { estimateActivity } from '#modules/moves/contract/estimating.js';
import type { ActivityEstimate } from '#modules/moves/contract/estimating.js';
import { workOnWire } from '#modules/moves/contract/work-on-wire.js';
import { LEAST_HOURS_SOLD } from '../contract/limits.js';
import { EASY, HARD, homeStop } from './home.js';
import type { Conditions, Home } from './home.js';

/** Crew and hours of a move, from easy to hard conditions. */
export interface EstimateRange {
  hoursLow: number;
  hoursHigh: number;
  truckCount: number;
  numMovers: number;
}

/**
 * What moving out of a home and into one of the same size takes. `driveHours` null: not counted.
 */
export function estimateRange(
  home: Home,
  driveHours: number | null,
  constants: ConstantsView,
): EstimateRange {
  const estimate = (conditions: Conditions, crew: Crew): ActivityEstimate => {
    const stop = homeStop(home, conditions);
    const locations = [
      { ...stop, ...workOnWire({ workType: 'Load' }) },
      { ...stop, ...workOnWire({ workType: 'Unload' }), driveTime: driveHours },
    ];
    return estimateActivity({ ...crew, locations, minTime: LEAST_HOURS_SOLD, constants });
  };
  // What is carried, and so the crew, is the same however hard it is to carry.
  const crew = estimate(EASY, { numMovers: 2, truckCount: 1 }).resourceEstimate;
  return {
    ...crew,
    hoursLow: ceilToQuarter(estimate(EASY, crew).estHours),
    hoursHigh: ceilToQuarter(estimate(HARD, crew).estHours),
  };
}

type Crew = ActivityEstimate['resourceEstimate'];
