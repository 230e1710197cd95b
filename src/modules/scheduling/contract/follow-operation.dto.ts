import { IsObjectId, RequiredText, TEXT_LIMITS, UndoesDto } from '#kernel/validation/index.js';
import type { ExpectedPlace } from './expectations.js';
import { ExpectedOperationPlace } from './expectations.js';

/** PUT /assignment/follow/{branchId}/{operationId}. */
export class FollowOperationDto extends UndoesDto {
  @RequiredText(TEXT_LIMITS.nounce) customerNounce: string;
  /** The operation before it. */
  @IsObjectId() after: string;
  /** Of the customer of the one before. */
  @RequiredText(TEXT_LIMITS.nounce) afterNounce: string;
  /** Where the one that is to follow is. */
  @ExpectedOperationPlace() expect?: ExpectedPlace;
}

/** Query of DELETE /assignment/follow/{branchId}/{operationId}. */
export class UnfollowOperationQueryDto extends UndoesDto {
  @RequiredText(TEXT_LIMITS.nounce) customerNounce: string;
  @RequiredText(TEXT_LIMITS.nounce) afterNounce: string;
}
