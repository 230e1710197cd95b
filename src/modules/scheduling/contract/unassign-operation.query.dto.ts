import { QueryFlag, RequiredText, TEXT_LIMITS } from '../../../kernel/validation/index.js';
import { ExpectedTruckQuery } from './expectations.js';

/** Query of DELETE /assignment/operation/{branchId}/{operationId}. */
export class UnassignOperationQueryDto {
  @RequiredText(TEXT_LIMITS.nounce) customerNounce: string;
  /** True: onto the Unassigned row; else it leaves the board. */
  @QueryFlag() unassigned?: boolean;
  /** A truck id, `unassigned` or `none`; read it with `expectedPlaceOf`. */
  @ExpectedTruckQuery() expectTruck?: string;
}
