import { Transform, Exclude } from 'class-transformer';
import { registerDecorator, Allow } from 'class-validator';
import { REQUIRED_MESSAGE } from './messages.js';

/** What is wrong with a value, as a sentence for people; `null` when nothing is. */
export type Fault = string | null;

/** Checks one field; `owner` is the DTO it belongs to, for rules that look at other fields. */
export type Check = (value: unknown, owner: object) => Fault;

/**
 * Whether a field may be left out or cleared: `required` neither, `optional` left out only,
 * `nullable` both.
 */
export type Presence = 'required' | 'optional' | 'nullable';

/** One rule for each field, so that a faulty field has exactly one message. */
export function checkedBy(name: string, check: Check): PropertyDecorator {
  return (target, property) => {
    registerDecorator({
      name,
      target: target.constructor,
      propertyName: String(property),
      validator: {
        validate: (value: unknown, args) => check(value, args?.object ?? {}) === null,
        defaultMessage: (args) => (args && check(args.value, args.object)) ?? '',
      },
    });
  };
}

/** Checks presence before `check`, which then sees only real values. */
export function present(presence: Presence, check: Check, missing = REQUIRED_MESSAGE): Check {
  return (value, owner) => {
    if (value === undefined) return presence === 'required' ? missing : null;
    if (value === null) return presence === 'nullable' ? null : missing;
    return check(value, owner);
  };
}

/** Applies several decorators as one. */
export function all(...decorators: PropertyDecorator[]): PropertyDecorator {
  return (target, property) => {
    for (const decorate of decorators) decorate(target, property);
  };
}

/** Changes a sent value before it is checked; a property that was not sent stays absent. */
export const converted = (convert: (value: unknown) => unknown): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => convert(value), { toClassOnly: true });

/**
 * A field that only the server writes: a body may contain it, since people send back what GET gave
 * them, but it is dropped while the body is read, so the DTO has no such key.
 */
export const ReadOnlyField = (): PropertyDecorator =>
  all(Exclude({ toClassOnly: true }) as PropertyDecorator, Allow());
