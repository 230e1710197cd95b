import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import type { FieldFault } from '../domain-error.js';
import { cleanTexts } from './clean-texts.js';
import { toFieldFaults } from './field-faults.js';
import { LIST_MESSAGE, OBJECT_MESSAGE, tooFew, tooMany } from './messages.js';
import { MAX_LIST } from './limits.js';
import type { DtoClass } from './nested.js';

/** How every body is checked, by the server's pipe and by the page's forms alike. */
const VALIDATION_OPTIONS = {
  whitelist: true,
  forbidNonWhitelisted: true,
  forbidUnknownValues: true,
  validationError: { target: false, value: false },
} as const;

/** A body read as a DTO, and what is wrong with it; if nothing is, it may be used. */
export interface Checked<T> {
  value: T;
  faults: FieldFault[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads `body` as a `type`: unknown properties are faults, read-only ones are dropped. */
export function checkDto<T extends object>(type: DtoClass<T>, body: unknown): Checked<T> {
  if (!isRecord(body))
    return { value: new type(), faults: [{ path: '', message: OBJECT_MESSAGE }] };
  const value = plainToInstance(type, cleanTexts(type, body), { exposeUnsetFields: false });
  return { value, faults: toFieldFaults(validateSync(value, VALIDATION_OPTIONS)) };
}

export interface ListBounds {
  min?: number;
  max?: number;
  emptyMessage?: string;
}

/** Reads a body that is itself a list; paths begin with the index: `0.name`. */
export function checkDtoList<T extends object>(
  type: DtoClass<T>,
  body: unknown,
  { min = 0, max = MAX_LIST, emptyMessage }: ListBounds = {},
): Checked<T[]> {
  const refuse = (message: string): Checked<T[]> => ({
    value: [],
    faults: [{ path: '', message }],
  });
  if (!Array.isArray(body)) return refuse(LIST_MESSAGE);
  if (body.length < min) return refuse(emptyMessage ?? tooFew(min));
  if (body.length > max) return refuse(tooMany(max));
  const entries = body.map((entry: unknown) => checkDto(type, entry));
  return {
    value: entries.map((entry) => entry.value),
    faults: entries.flatMap(({ faults }, index) =>
      faults.map(({ path, message }) => ({
        path: path ? `${index}.${path}` : `${index}`,
        message,
      })),
    ),
  };
}
