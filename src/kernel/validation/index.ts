// Decorators with types read metadata; in the browser nothing else makes sure that this is loaded
// first.
import 'reflect-metadata';

export * from './check-dto.js';
export * from './clean-texts.js';
export * from './error-body.js';
export * from './field-faults.js';
export * from './formats.js';
export * from './ids-and-days.js';
export * from './limits.js';
export * from './messages.js';
export * from './nested.js';
export * from './numbers.js';
export * from './page.dto.js';
export * from './query-values.js';
export * from './rule.js';
export * from './text.js';
export * from './undoes.dto.js';
