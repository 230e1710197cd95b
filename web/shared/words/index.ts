export { fieldName, fieldWords, isTold, type Names } from './field-words';
