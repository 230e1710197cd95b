import {
  MAX_HOURS_A_DAY,
  OptionalLocalDay,
  QueryDecimal,
  QueryFlag,
  QueryWhole,
  checkedBy,
  IsLocalDay,
} from '#kernel/validation/index.js';
import { ATTENTION, AVAILABILITY, MAX_LOAD_DAYS } from './limits.js';
import { daysBetween, isLocalDate, LOCAL_DATE_MESSAGE } from '#kernel/local-date.js';

/** Query of GET /movemanager/availability/{branchId}; AVAILABILITY has the defaults. */
export class AvailabilityQueryDto {
  /** Trucks needed at once. */
  @QueryWhole({ min: 1, max: AVAILABILITY.maxSlots }) slots?: number;
  /** Hours. */
  @QueryDecimal({ min: 0.25, max: MAX_HOURS_A_DAY }) duration?: number;
  /** Today in the branch's zone if absent. */
  @OptionalLocalDay() from?: string;
  @QueryWhole({ min: 1, max: AVAILABILITY.maxDays }) days?: number;
  /** Only trucks with a lift. */
  @QueryFlag() requiresLift?: boolean;
}

const LastDay = (): PropertyDecorator =>
  checkedBy('lastDay', (value, owner) => {
    if (!isLocalDate(value)) return LOCAL_DATE_MESSAGE;
    const { from } = owner as { from?: unknown };
    if (!isLocalDate(from)) return null;
    const days = daysBetween(from, value) + 1;
    if (days < 1) return 'The last day should not be before the first';
    return days > MAX_LOAD_DAYS ? `At most ${MAX_LOAD_DAYS} days can be asked for` : null;
  });

/** Query of GET /movemanager/load/{branchId}: both days inclusive. */
export class LoadQueryDto {
  @IsLocalDay() from: string;
  @LastDay() to: string;
}

/** Query of GET /movemanager/attention/{date}/{branchId}. */
export class AttentionQueryDto {
  /** ATTENTION.days if absent. */
  @QueryWhole({ min: 1, max: ATTENTION.maxDays }) days?: number;
}

/** Query of GET /assignment/schedule/{employeeId}. */
export class ScheduleQueryDto {
  /** SCHEDULE_DAYS.before days ago if absent. */
  @OptionalLocalDay() from?: string;
  /** SCHEDULE_DAYS.after days ahead if absent. */
  @OptionalLocalDay() to?: string;
}
