import { Flag, IsObjectId } from '../../../kernel/validation/index.js';
import type { ExpectedCrewPlace } from './expectations.js';
import { ExpectedMoverPlace, Seat } from './expectations.js';
import type { SeatPosition } from './limits.js';

/** POST /assignment/mover/{branchId}/{date}. */
export class AssignMoverDto {
  /** Employee id. */
  @IsObjectId() mover: string;
  @IsObjectId() truck: string;
  @Seat() position: SeatPosition;
  /** Whoever sits there is freed. */
  @Flag() replace?: boolean;
  /** Absent: not checked. `null`: believed to be nowhere that day. */
  @ExpectedMoverPlace() expect?: ExpectedCrewPlace;
}
