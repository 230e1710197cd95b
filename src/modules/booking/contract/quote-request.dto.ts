import { HomeSize } from './home-size.rule.js';
import { HOME_TYPES } from './limits.js';
import type { HomeType } from './limits.js';
import { OneOf } from '#kernel/validation/index.js';
import { RequiredZip, SentZip } from './zip.rule.js';

/** POST /booking/quote. */
export class QuoteRequestDto {
  @RequiredZip() zip: string;
  @OneOf(HOME_TYPES, 'required') fromType: HomeType;
  /** Bedrooms of an Apartment or Condo, square feet of a House or Town-home. */
  @HomeSize() size: number;
  /** Nearby if absent. */
  @SentZip() toZip?: string;
}
