export { gapLabel, shortGap } from './estimate-gaps';
export { STAGES, stageLabel, standingLabel } from './stage-labels';
export { fieldName, fieldLabel, isTold, type Names, type TimeEntry } from './field-labels';
