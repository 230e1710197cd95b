export { estimateActivity, type ActivityEstimate } from '../domain/estimates/estimate-activity.js';
export type { StopEstimate } from '../domain/estimates/estimate-stop.js';
export type { TimeInMinutes } from '../domain/estimates/stop-columns.js';
export { constantsFaults, type ConstantTable } from '../domain/estimates/constants-faults.js';
export { DEFAULT_CONSTANTS } from '../domain/estimates/estimate-constants.js';
export { estimateGaps, type EstimateGap } from '../domain/estimates/estimate-gaps.js';
export { isBlankByHand, minutesByHand, MOST_MINUTES } from '../domain/estimates/time-by-hand.js';
