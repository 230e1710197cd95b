import type { ValidationError } from 'class-validator';
import type { FieldFault } from '../domain-error.js';
import { OBJECT_MESSAGE } from './messages.js';

/** Flattens class-validator's tree: dotted paths with array indexes, one message for each path. */
export function toFieldFaults(errors: ValidationError[], parent = ''): FieldFault[] {
  return errors.flatMap(({ property, constraints = {}, children = [] }) => {
    const path = parent === '' ? property : `${parent}.${property}`;
    const { nestedValidation, ...rules } = constraints;
    const message = Object.values(rules)[0] ?? (nestedValidation && OBJECT_MESSAGE);
    const own = message === undefined ? [] : [{ path, message }];
    return [...own, ...toFieldFaults(children, path)];
  });
}
