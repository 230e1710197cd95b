import { OptionalObjectId, QueryWhole } from '../../../kernel/validation/index.js';

/** Query of DELETE /assignment/mover/{branchId}/{date}/{employeeId}. */
export class RemoveMoverQueryDto {
  @OptionalObjectId() expectTruck?: string;
  @QueryWhole({ min: 0, max: 2 }) expectPosition?: number;
}
