import { Decimal } from '../../../kernel/validation/index.js';
import { CONSTANT_LIMITS } from './limits.js';

/** Minutes to load up to a size; `upTo: null` covers what is above. */
export class SizeRowDto {
  @Decimal({ min: 0, max: CONSTANT_LIMITS.tableSize, presence: 'nullable' }) upTo: number | null;
  @Decimal({ min: 0, max: CONSTANT_LIMITS.tableMinutes, presence: 'required' }) minutes: number;
}
