import * as transit from '../domain/transit/hold.js';
import { workInside } from './work-on-wire.js';
import type { WorkOnWire } from './work-on-wire.js';

export { startChoiceInstants, startChoices } from '../domain/envelope/start-choices.js';
export {
  driveBackLimits,
  driveOutLimits,
  durationLimits,
} from '../domain/envelope/input-limits.js';
export {
  MAX_MOVER_COUNT,
  MIN_MOVER_COUNT,
  moverCountPerTruck,
  newOperation,
} from '../domain/envelope/new-operation.js';
export { moveToDay, moveToZone, moveWindow } from '../domain/envelope/rebase.js';
export { computedDrive } from '../domain/transit/drive-input.js';

/** The legs that count at the ends of an activity: 0 if the work there is Hold. */
export const effectiveLegs = (
  stops: readonly WorkOnWire[],
  legs: transit.TransitLegs,
): transit.TransitLegs => transit.effectiveLegs(stops.map(workInside), legs);
