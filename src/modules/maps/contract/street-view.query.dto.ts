import { QueryDecimal } from '../../../kernel/validation/index.js';

/** Query of GET /maps/streetview. */
export class StreetViewQueryDto {
  @QueryDecimal({ min: -90, max: 90, presence: 'required' }) latitude: number;
  @QueryDecimal({ min: -180, max: 180, presence: 'required' }) longitude: number;
}
