import { isId } from '#kernel/ids.js';
import {
  checkedBy,
  Flag,
  FLAG_MESSAGE,
  IsObjectId,
  NullableObjectId,
  ObjectIdList,
  present,
  OptionalObjectId,
  QueryWhole,
  RequiredText,
  UndoesDto,
} from '#kernel/validation/index.js';
import type { ExpectedCrewPlace, ExpectedCrews } from './expectations.js';
import { ExpectedMoverPlace, ExpectedTruckCrews, Seat } from './expectations.js';
import type { SeatPosition } from './limits.js';
import { MAX_REASON_OFF, SEAT_POSITIONS } from './limits.js';

const NOT_BOTH = 'A mover swaps places with the person there or replaces them, not both';

/** true or false, or absent; not true together with `replace`. */
const Swap = (): PropertyDecorator =>
  checkedBy(
    'swap',
    present('optional', (value, owner) => {
      if (typeof value !== 'boolean') return FLAG_MESSAGE;
      return value && (owner as AssignMoverDto).replace === true ? NOT_BOTH : null;
    }),
  );

/** POST /assignment/mover/{branchId}/{date}. */
export class AssignMoverDto extends UndoesDto {
  /** Employee id. */
  @IsObjectId() mover: string;
  @IsObjectId() truck: string;
  @Seat() position: SeatPosition;
  /** Whoever is in the seat is freed. */
  @Flag() replace?: boolean;
  /** Whoever is in the seat takes the mover's old place: a seat, on call, or none. */
  @Swap() swap?: boolean;
  /** Absent: not checked. `null`: expected to be nowhere that day. */
  @ExpectedMoverPlace() expect?: ExpectedCrewPlace;
  /** Who is expected in the seat. Absent: not checked. `null`: nobody. */
  @NullableObjectId() expectSitting?: string | null;
}

const isPairOfIds = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every(isId);

/** Two trucks, not one twice. */
const TwoTrucks = (): PropertyDecorator =>
  checkedBy(
    'trucks',
    present('required', (value) => {
      if (!isPairOfIds(value)) return 'This field should be the ids of two trucks';
      return value[0] === value[1] ? 'A crew changes places with that of another truck' : null;
    }),
  );

/** POST /assignment/crews/{branchId}/{date}/swap. */
export class SwapCrewsDto extends UndoesDto {
  /** Truck ids. */
  @TwoTrucks() trucks: [string, string];
  /** Who is believed to sit on each seat of a truck. A truck that is absent is not checked. */
  @ExpectedTruckCrews((owner) => trucksOf(owner as SwapCrewsDto)) expect?: ExpectedCrews;
}

const trucksOf = ({ trucks }: SwapCrewsDto): readonly string[] =>
  isPairOfIds(trucks) ? trucks : [];

/** POST /assignment/crews/{branchId}/{date}/repeat. */
export class RepeatCrewsDto {
  /** Truck ids. */
  @ObjectIdList() trucks: string[];
}

/** PUT /assignment/oncall/{branchId}/{date}. */
export class PutOnCallDto extends UndoesDto {
  /** Employee id. */
  @IsObjectId() onCall: string;
  @ExpectedMoverPlace() expect?: ExpectedCrewPlace;
}

/** PUT /assignment/off/{branchId}/{date}. */
export class MarkOffDto extends UndoesDto {
  /** Employee id. */
  @IsObjectId() employee: string;
  @RequiredText(MAX_REASON_OFF) reason: string;
  /** As for a seat. */
  @ExpectedMoverPlace() expect?: ExpectedCrewPlace;
}

/** Query of DELETE /assignment/mover/{branchId}/{date}/{employeeId}. */
export class RemoveMoverQueryDto extends UndoesDto {
  @OptionalObjectId() expectTruck?: string;
  @QueryWhole({ min: 0, max: SEAT_POSITIONS.length - 1 }) expectPosition?: number;
}
