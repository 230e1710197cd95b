import { IsObjectId, RequiredText, TEXT_LIMITS } from '#kernel/validation/index.js';
import { HOLDS } from './limits.js';

/** POST /slots/hold. */
export class HoldOfferDto {
  /** Of a slot that was offered. */
  @RequiredText(HOLDS.tokenLength) token: string;
}

/** POST /slots/hold/{id}/book. */
export class BookHoldDto {
  @IsObjectId() customerId: string;
  @IsObjectId() activityId: string;
  /** Of the customer. */
  @RequiredText(TEXT_LIMITS.nounce) nounce: string;
}
