import { Decimal } from '../../../kernel/validation/index.js';

/** Minutes to load up to a size; `upTo: null` covers what is above. */
export class SizeRowDto {
  @Decimal({ min: 0, max: 1_000_000, presence: 'nullable' }) upTo: number | null;
  @Decimal({ min: 0, max: 100_000, presence: 'required' }) minutes: number;
}
