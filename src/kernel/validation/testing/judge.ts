import { checkDto } from '../check-dto.js';
import type { Checked } from '../check-dto.js';

interface Sample {
  field?: unknown;
}

/** Reads a body by a class whose only property, `field`, has this decorator. */
export function judge(decorate: PropertyDecorator, body: Record<string, unknown>): Checked<Sample> {
  class Decorated implements Sample {
    field?: unknown;
  }
  decorate(Decorated.prototype, 'field');
  return checkDto(Decorated, body);
}

/** The message for a value in a field with this decorator; null if there is none. */
export const faultOf = (decorate: PropertyDecorator, field: unknown): string | null =>
  judge(decorate, { field }).faults[0]?.message ?? null;

/** The message for a field that was not sent. */
export const faultOfMissing = (decorate: PropertyDecorator): string | null =>
  judge(decorate, {}).faults[0]?.message ?? null;

/** What a sent value is read as. */
export const readAs = (decorate: PropertyDecorator, field: unknown): unknown =>
  judge(decorate, { field }).value.field;
