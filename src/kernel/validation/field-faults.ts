import type { ValidationError } from 'class-validator';
import type { FieldFault } from '../domain-error.js';

/** Validator's nested errors as the wire contract wants them: dotted paths, one line a fault. */
export function toFieldFaults(errors: ValidationError[], prefix = ''): FieldFault[] {
  return errors.flatMap(({ property, constraints = {}, children = [] }) => {
    const path = prefix ? `${prefix}.${property}` : property;
    const own = Object.values(constraints).map((message) => ({ path, message }));
    return [...own, ...toFieldFaults(children, path)];
  });
}
