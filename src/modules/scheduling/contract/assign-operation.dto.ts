import { IsObjectId, RequiredText, TEXT_LIMITS, QueryFlag } from '#kernel/validation/index.js';
import type { ExpectedPlace } from './expectations.js';
import { ExpectedOperationPlace, ExpectedTruckQuery } from './expectations.js';

/** PUT /assignment/operation/{branchId}/{operationId}. */
export class AssignOperationDto {
  @RequiredText(TEXT_LIMITS.nounce) customerNounce: string;
  @IsObjectId() truck: string;
  @ExpectedOperationPlace() expect?: ExpectedPlace;
}

/** Query of DELETE /assignment/operation/{branchId}/{operationId}. */
export class UnassignOperationQueryDto {
  @RequiredText(TEXT_LIMITS.nounce) customerNounce: string;
  /** True: onto the Unassigned row; else it leaves the board. */
  @QueryFlag() unassigned?: boolean;
  /** A truck id, `unassigned` or `none`; read it with `expectedPlaceOf`. */
  @ExpectedTruckQuery() expectTruck?: string;
}
