import { Type } from 'class-transformer';
import { ValidateIf, ValidateNested } from 'class-validator';
import { MAX_LIST } from './limits.js';
import { partOf } from './clean-texts.js';
import { LIST_MESSAGE, OBJECT_MESSAGE, REQUIRED_MESSAGE, tooFew, tooMany } from './messages.js';
import { all, checkedBy, present, type Presence } from './rule.js';

/** The class of a nested DTO. */
export type DtoClass<T extends object = object> = new () => T;

const isRecord = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * An object with fields of its own, or absent (`required`: must be there; `nullable`: or `null`).
 */
export const Nested = (type: () => DtoClass, presence: Presence = 'optional'): PropertyDecorator =>
  all(
    Type(type),
    partOf(type),
    ValidateNested(),
    ...(presence === 'nullable' ? [ValidateIf((_owner, value: unknown) => value !== null)] : []),
    checkedBy(
      'nested',
      present(presence, (value) => (isRecord(value) ? null : OBJECT_MESSAGE)),
    ),
  );

export interface NestedListOptions {
  presence?: Presence;
  min?: number;
  max?: number;
  /** The message when there are fewer than `min`. */
  emptyMessage?: string;
}

/** A list of objects, or absent. */
export const NestedList = (
  type: () => DtoClass,
  { presence = 'optional', min = 0, max = MAX_LIST, emptyMessage }: NestedListOptions = {},
): PropertyDecorator =>
  all(
    Type(type),
    partOf(type),
    ValidateNested({ each: true }),
    checkedBy(
      'nestedList',
      present(
        presence,
        (value) => {
          if (!Array.isArray(value)) return LIST_MESSAGE;
          if (value.length < min) return emptyMessage ?? tooFew(min);
          if (value.length > max) return tooMany(max);
          return value.every(isRecord) ? null : 'Every entry should be an object';
        },
        REQUIRED_MESSAGE,
      ),
    ),
  );
