export { gapLabel, shortGap } from './estimate-gaps';
export { fieldName, fieldLabel, isTold, type Names } from './field-labels';
