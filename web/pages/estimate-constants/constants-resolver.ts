import { set, type FieldErrors, type Resolver } from 'react-hook-form';
import { checkDto } from '#kernel/validation/index.js';
import { constantsFaults } from '#modules/moves/contract/estimating.js';
import { SaveConstantsDto } from '#modules/moves/contract/save-constants.dto.js';
import { constantsBodyOf, type ConstantsValues } from './constants-values';

type Fault = ReturnType<typeof constantsFaults>[number];

/** Each figure by itself, and only then the tables as a whole, as the server judges them. */
function faultsOf(values: ConstantsValues): Fault[] {
  const { faults } = checkDto(SaveConstantsDto, constantsBodyOf(values));
  if (faults.length > 0) return faults;
  return constantsFaults({ ...values, version: 0, effectiveFrom: values.effectiveFrom ?? '' });
}

/** A fault of a whole row is under its size. */
const atField = (path: string): string => {
  const [table, row, ...field] = path.split('.');
  if (row === undefined || field.length > 0) return path;
  return `${table}.${row}.${table === 'apartmentValues' ? 'bedrooms' : 'upTo'}`;
};

/** The server's rules. */
export const constantsResolver: Resolver<ConstantsValues> = (values) => {
  const faults = faultsOf(values);
  const errors: FieldErrors<ConstantsValues> = {};
  for (const { path, message } of faults) set(errors, atField(path), { type: 'rule', message });
  return faults.length > 0 ? { values: {}, errors } : { values, errors: {} };
};

export const areSound = (values: ConstantsValues): boolean => faultsOf(values).length === 0;
