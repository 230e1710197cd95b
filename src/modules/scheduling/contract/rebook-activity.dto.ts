import {
  ClockTime,
  Flag,
  IsObjectId,
  IsWrittenDay,
  Nested,
  NestedList,
  NullableObjectId,
  QuarterHours,
  RequiredText,
  REQUIRED_MESSAGE,
  TEXT_LIMITS,
  all,
  checkedBy,
  UndoesDto,
} from '#kernel/validation/index.js';
import { ReworkActivityDto } from '#modules/moves/contract/activity.dto.js';
import type { ExpectedActivity } from './expectations.js';
import { ExpectedActivityPlace } from './expectations.js';
import { JOB_HOURS } from './limits.js';

/** A truck, or `null` for none; it has to be said. */
const TruckOrNone = (): PropertyDecorator =>
  all(
    checkedBy('truckOrNone', (value) => (value === undefined ? REQUIRED_MESSAGE : null)),
    NullableObjectId(),
  );

/** One operation of the activity, as it is to be. */
export class RebookOperationDto {
  @IsObjectId() _id: string;
  /** `HH:mm` on the branch's clock; absent stays, where the activity itself changes. */
  @ClockTime('optional') start?: string;
  /** Hours of the job; absent stays. */
  @QuarterHours(JOB_HOURS.min, { max: JOB_HOURS.max }) duration?: number;
  /** `null` leaves it unbooked. */
  @TruckOrNone() truck: string | null;
  /** Without a truck: on the row Unassigned Moves. */
  @Flag() unassigned?: boolean;
}

/** POST /move/activity/{activityId}/rebook. */
export class RebookActivityDto extends UndoesDto {
  @RequiredText(TEXT_LIMITS.nounce) customerNounce: string;
  @IsWrittenDay() activityDay: string;
  /** What else changes of it: stops, movers, hours. */
  @Nested(() => ReworkActivityDto) activity?: ReworkActivityDto;
  /** Every operation of the activity, once. */
  @NestedList(() => RebookOperationDto, { presence: 'required' }) operations: RebookOperationDto[];
  /** Where the sender believes the activity to be. Absent: not checked. */
  @ExpectedActivityPlace() expect?: ExpectedActivity;
}
