import {
  all,
  checkedBy,
  converted,
  Decimal,
  Flag,
  IsObjectId,
  Nested,
  NestedList,
  OptionalObjectId,
  OptionalText,
  OptionalWrittenDay,
  QuarterHours,
  REQUIRED_MESSAGE,
  WholeNumber,
} from '#kernel/validation/index.js';
import { SLOTS } from './limits.js';

/** A figure that must be sent; `null` where nobody knows it. */
const Degrees = (most: number): PropertyDecorator =>
  all(
    checkedBy('degreesSent', (value) => (value === undefined ? REQUIRED_MESSAGE : null)),
    Decimal({ min: -most, max: most, presence: 'nullable' }),
  );

/** Where a stop of the job is, in degrees; without one of the two it is not placed yet. */
export class SlotStopDto {
  @Degrees(90) latitude: number | null;
  @Degrees(180) longitude: number | null;
}

const NOT_PLACED = Object.assign(new SlotStopDto(), { latitude: null, longitude: null });

/** In the order of travel; `null` is a stop that is not placed yet. */
const Stops = (): PropertyDecorator =>
  all(
    converted((value) =>
      Array.isArray(value) ? value.map((one: unknown) => one ?? NOT_PLACED) : value,
    ),
    NestedList(() => SlotStopDto, SLOTS.stops),
  );

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const CLOCK_FAULT = 'This field should be a time such as 08:15';
const WEEKDAYS_FAULT = 'Weekdays are numbered from 1 for Monday to 7';

const WishedClock = (notBefore?: 'from'): PropertyDecorator =>
  checkedBy('wishedClock', (value, owner) => {
    if (value === undefined) return null;
    if (typeof value !== 'string' || !CLOCK.test(value)) return CLOCK_FAULT;
    const earliest = notBefore && (owner as SlotWishDto)[notBefore];
    return typeof earliest === 'string' && earliest > value
      ? 'The wished time should not end before it begins'
      : null;
  });

const Weekdays = (): PropertyDecorator =>
  checkedBy('weekdays', (value) => {
    if (value === undefined) return null;
    if (!Array.isArray(value) || value.length === 0) return WEEKDAYS_FAULT;
    const isWeekday = (day: unknown): boolean =>
      Number.isInteger(day) && Number(day) >= 1 && Number(day) <= 7;
    return value.length <= 7 && value.every(isWeekday) ? null : WEEKDAYS_FAULT;
  });

/** When the customer would like the job to start. */
export class SlotWishDto {
  /** 1 is Monday, 7 Sunday. */
  @Weekdays() weekdays?: number[];
  /** `HH:mm`, included. */
  @WishedClock() from?: string;
  /** `HH:mm`, included. */
  @WishedClock('from') to?: string;
}

/** Without an activity nothing else says how long the job is. */
const DurationOrActivity = (): PropertyDecorator =>
  checkedBy('durationOrActivity', (value, owner) =>
    value === undefined && (owner as FindSlotsDto).activityId === undefined
      ? REQUIRED_MESSAGE
      : null,
  );

/** POST /slots; what is absent comes from the activity, or SLOTS has it. */
export class FindSlotsDto {
  @IsObjectId() branchId: string;
  @OptionalObjectId() activityId?: string;
  /** In the order of travel; `null`: not placed yet. */
  @Stops() stops?: SlotStopDto[];

  /** Hours of the job. */
  @DurationOrActivity()
  @QuarterHours(SLOTS.duration.min, { max: SLOTS.duration.max })
  duration?: number;

  /** Hours; counts as typed. */
  @Decimal(SLOTS.drive) driveOut?: number;
  /** Hours; counts as typed. */
  @Decimal(SLOTS.drive) driveBack?: number;
  @WholeNumber(SLOTS.truckCount) truckCount?: number;
  /** Over all trucks. */
  @WholeNumber(SLOTS.numMovers) numMovers?: number;
  @Flag() requiresLift?: boolean;
  /** Today in the branch's zone if absent. */
  @OptionalWrittenDay() from?: string;
  @WholeNumber(SLOTS.days) days?: number;
  @Nested(() => SlotWishDto) wish?: SlotWishDto;
  /** Of an unsaved page: holds of the same draft are the same wish. */
  @OptionalText(SLOTS.draftLength) draft?: string;
  /** Slots that were shown before. */
  @WholeNumber(SLOTS.skip) skip?: number;
}
