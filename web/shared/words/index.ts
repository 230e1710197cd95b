export { gapWords, shortGap } from './estimate-gaps';
export { fieldName, fieldWords, isTold, type Names } from './field-words';
