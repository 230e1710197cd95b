import { Decimal, WholeNumber } from '../../../kernel/validation/index.js';
import { CONSTANT_LIMITS, MOVE_LIMITS } from './limits.js';

/** Minutes to load a home of so many bedrooms. */
export class BedroomRowDto {
  @WholeNumber({ min: 0, max: MOVE_LIMITS.bedrooms, presence: 'required' }) bedrooms: number;
  @Decimal({ min: 0, max: CONSTANT_LIMITS.tableMinutes, presence: 'required' }) minutes: number;
}
