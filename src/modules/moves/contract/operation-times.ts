export { startChoiceInstants } from '../domain/envelope/start-choices.js';
export {
  driveBackLimits,
  driveOutLimits,
  durationLimits,
} from '../domain/envelope/input-limits.js';
export {
  MAX_MOVER_COUNT,
  MIN_MOVER_COUNT,
  newOperation,
} from '../domain/envelope/new-operation.js';
export { moveToDay, moveToZone } from '../domain/envelope/rebase.js';
export { computedDrive } from '../domain/transit/drive-input.js';
export { effectiveLegs } from '../domain/transit/hold.js';
