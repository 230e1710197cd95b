import {
  MAX_HOURS_A_DAY,
  OptionalLocalDay,
  QueryDecimal,
  QueryFlag,
  QueryWhole,
  IsLastDay,
  IsLocalDay,
} from '#kernel/validation/index.js';
import { ATTENTION, AVAILABILITY, MAX_LOAD_DAYS } from './limits.js';

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

/** Query of GET /movemanager/load/{branchId}: both days inclusive. */
export class LoadQueryDto {
  @IsLocalDay() from: string;
  @IsLastDay(MAX_LOAD_DAYS) to: string;
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
