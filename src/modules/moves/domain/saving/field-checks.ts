import type { FieldFault } from '../../../../kernel/domain-error.js';

export const REQUIRED = 'This field is required';

/** A fault at `path` unless `isFine`; for lists that are spread together. */
export const faultUnless = (isFine: boolean, path: string, message: string): FieldFault[] =>
  isFine ? [] : [{ path, message }];

export const isFilled = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined;

export const isPositiveWhole = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value > 0;

export const isPositive = (value: unknown): boolean =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;
