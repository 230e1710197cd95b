import { OptionalLocalDay } from '../../../kernel/validation/index.js';

/** Query of GET /assignment/schedule/{employeeId}. */
export class ScheduleQueryDto {
  /** SCHEDULE_DAYS.before days ago where absent. */
  @OptionalLocalDay() from?: string;
  /** SCHEDULE_DAYS.after days ahead where absent. */
  @OptionalLocalDay() to?: string;
}
