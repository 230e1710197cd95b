import { OptionalObjectId, QueryWhole } from '../../../kernel/validation/index.js';
import { SEAT_POSITIONS } from './limits.js';

/** Query of DELETE /assignment/mover/{branchId}/{date}/{employeeId}. */
export class RemoveMoverQueryDto {
  @OptionalObjectId() expectTruck?: string;
  @QueryWhole({ min: 0, max: SEAT_POSITIONS.length - 1 }) expectPosition?: number;
}
