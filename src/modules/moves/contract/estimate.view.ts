import type { LocationView } from './location.view.js';

/** A stop of an estimate; `_id` is absent if the request had none. */
export interface EstimatedLocationView extends Omit<LocationView, '_id'> {
  _id?: string;
  /** Hours for a crew of two, rounded up to 0.25; `null` if no column could be computed. */
  suggestedWorktime: number | null;
}

/** Answer of POST /move/location/estimate/…: computed, nothing stored. */
export interface EstimateView {
  locations: EstimatedLocationView[];
  resourceEstimate: { truckCount: number; numMovers: number };
  /** Hours of the chosen crew. */
  estHours: number;
  /** Hours, the suggested minimum. */
  minTime: number;
  /** One sentence on what the figure is based on. */
  moveMgrCostingStrategyReason: string;
  warnings: string[];
}

/** Answer of POST /move/drivetimes/… (202). */
export interface JobStartedView {
  jobId: string;
}
