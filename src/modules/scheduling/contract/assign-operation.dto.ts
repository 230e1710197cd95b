import { IsObjectId, RequiredText, TEXT_LIMITS } from '../../../kernel/validation/index.js';
import type { ExpectedPlace } from './expectations.js';
import { ExpectedOperationPlace } from './expectations.js';

/** PUT /assignment/operation/{branchId}/{operationId}. */
export class AssignOperationDto {
  @RequiredText(TEXT_LIMITS.nounce) customerNounce: string;
  @IsObjectId() truck: string;
  @ExpectedOperationPlace() expect?: ExpectedPlace;
}
