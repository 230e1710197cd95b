export { gapLabel, shortGap } from './estimate-gaps';
export { jobHours, startHours, truckHours } from './named-hours';
export {
  STAGES,
  stageLabel,
  standingFill,
  standingLabel,
  type BookedTrucks,
  type Standing,
} from './stage-labels';
export { fieldName, fieldLabel, isTold, type Names, type TimeEntry } from './field-labels';
