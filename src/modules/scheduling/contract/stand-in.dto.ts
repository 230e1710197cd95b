import { isId } from '#kernel/ids.js';
import {
  checkedBy,
  IsObjectId,
  isQuarterOfAnHour,
  IsWrittenDay,
  OptionalObjectId,
  present,
  RequiredText,
  UndoesDto,
} from '#kernel/validation/index.js';
import { isTruckName, TRUCK_NAME_MESSAGE } from '#modules/trucks/contract/truck-name.js';
import { MAX_STAND_IN_NOTE, STAND_IN_FROM } from './limits.js';

/** A rental that is made along. */
export interface StandInRental {
  name: string;
  hasLift: boolean;
}

/** What the sender believes to serve the row. */
export interface ExpectedStandIn {
  by: string;
  /** `HH:mm`. */
  from: string;
}

const { earliest, latest } = STAND_IN_FROM;
const WHICH_TRUCK = 'This field should be a truck id, or the name and hasLift of a rental';
const WHICH_STAND_IN = 'This field should be { by, from } or null';

const isFrom = (value: unknown): boolean =>
  isQuarterOfAnHour(value) && String(value) >= earliest && String(value) <= latest;

const keysOf = (value: unknown): string =>
  Object.keys(Object(value) as object)
    .sort()
    .join();

/** `HH:mm`, a quarter of an hour of the board. */
const StandsInFrom = (): PropertyDecorator =>
  checkedBy(
    'standInFrom',
    present('required', (value) =>
      isFrom(value) ? null : `This field should be a quarter hour from ${earliest} to ${latest}`,
    ),
  );

/** A truck id, or `{ name, hasLift }`. */
const StandInTruck = (): PropertyDecorator =>
  checkedBy(
    'standInTruck',
    present('required', (value) => {
      if (isId(value)) return null;
      if (keysOf(value) !== 'hasLift,name') return WHICH_TRUCK;
      const { name, hasLift } = value as StandInRental;
      if (!isTruckName(name)) return TRUCK_NAME_MESSAGE;
      return typeof hasLift === 'boolean' ? null : WHICH_TRUCK;
    }),
  );

/** `{ by, from }`, `null` for none, or absent. */
const ExpectedBefore = (): PropertyDecorator =>
  checkedBy('expect', (value) => {
    if (value === undefined || value === null) return null;
    const { by, from } = Object(value) as ExpectedStandIn;
    return keysOf(value) === 'by,from' && isId(by) && isFrom(from) ? null : WHICH_STAND_IN;
  });

/** PUT /movemanager/standin: from then on another truck serves the row of this one. */
export class PutStandInDto extends UndoesDto {
  @IsObjectId() branchId: string;
  @IsWrittenDay() date: string;
  /** Whose row it is. */
  @IsObjectId() truck: string;
  /** A truck id, or a rental of that day that is made along. */
  @StandInTruck() by: string | StandInRental;
  /** `HH:mm` by the branch's clock. */
  @StandsInFrom() from: string;
  @RequiredText(MAX_STAND_IN_NOTE) note: string;
  @ExpectedBefore() expect?: ExpectedStandIn | null;
}

/** Query of DELETE /movemanager/standin. */
export class RemoveStandInDto extends UndoesDto {
  @IsObjectId() branchId: string;
  @IsWrittenDay() date: string;
  @IsObjectId() truck: string;
  /** The truck that the sender believes to stand in. */
  @OptionalObjectId() expectBy?: string;
}
