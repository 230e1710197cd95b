import { Injectable, ValidationPipe } from '@nestjs/common';
import type { ArgumentMetadata } from '@nestjs/common';
import { DomainError, invalidFields } from '#kernel/domain-error.js';
import type { FieldFault } from '#kernel/domain-error.js';
import { LOCAL_DATE_MESSAGE } from '#kernel/local-date.js';
import { cleanTexts } from '#kernel/validation/clean-texts.js';
import { toFieldFaults } from '#kernel/validation/field-faults.js';
import { OBJECT_MESSAGE } from '#kernel/validation/messages.js';

/** Checks every body and query against its class; unknown properties are refused by name. */
@Injectable()
export class BodyValidationPipe extends ValidationPipe {
  constructor() {
    super({
      transform: true,
      whitelist: true,
      forbidNonWhitelisted: true,
      forbidUnknownValues: true,
      validationError: { target: false },
      transformOptions: { exposeUnsetFields: false },
      exceptionFactory: (errors) => invalidFields(toFieldFaults(errors).map(inOurWords)),
    });
  }

  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    // A part of the path used as it is, such as an id: its own pipe checks it.
    if (typeof value === 'string' && metadata.metatype === String) return Promise.resolve(value);
    // What the framework itself passes in, such as a live connection, is not the caller's data.
    const isSent = metadata.type !== 'custom' && !Buffer.isBuffer(value);
    const path = isSent ? nameOfEveryObject(value) : undefined;
    if (path === undefined) {
      const checked = super.transform(isSent ? cleaned(value, metadata) : value, metadata);
      return metadata.type === 'query' ? checked.catch(sayWhatADayIs) : checked;
    }
    const message = `property ${path.split('.').at(-1)} should not exist`;
    throw invalidFields([{ path, message }]);
  }
}

/** What the framework says itself of a list or a number where an object of optional fields belongs. */
const NO_OBJECT = 'Validation failed (object is expected)';

const inOurWords = (fault: FieldFault): FieldFault =>
  fault.message === NO_OBJECT ? { ...fault, message: OBJECT_MESSAGE } : fault;

const NO_BODY: readonly unknown[] = [Object, Array, Number, Boolean, Buffer];

/** A list is read by a pipe of its own; see BodyListPipe. */
const cleaned = (value: unknown, { metatype }: ArgumentMetadata): unknown =>
  metatype &&
  !NO_BODY.includes(metatype) &&
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value)
    ? cleanTexts(metatype, value)
    : value;

/** A query has no highlighted field: when only days are wrong, their sentence says more. */
function sayWhatADayIs(error: unknown): never {
  const details = error instanceof DomainError ? error.details : {};
  const faults = (details['errors'] ?? []) as FieldFault[];
  if (faults.length === 0 || faults.some(({ message }) => message !== LOCAL_DATE_MESSAGE)) {
    throw error;
  }
  throw new DomainError('invalid', 'VALIDATION_FAILED', LOCAL_DATE_MESSAGE, { errors: faults });
}

/**
 * The path of a property such as `constructor`: the library finds those on its own tables, takes
 * them for known and would let them through to the handlers.
 */
function nameOfEveryObject(value: unknown, parent = ''): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const path = `${parent}${name}`;
    if (name in Object.prototype) return path;
    const deeper = nameOfEveryObject(inner, `${path}.`);
    if (deeper !== undefined) return deeper;
  }
  return undefined;
}
