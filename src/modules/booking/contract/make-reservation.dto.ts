import { IsLocalDay, IsObjectId, QuarterHours } from '../../../kernel/validation/index.js';
import { LEAST_HOURS } from './limits.js';
import { StartTime } from './start-time.rule.js';

/** POST /booking/reservations: a start that availability offers. */
export class MakeReservationDto {
  @IsObjectId() branchId: string;
  @IsLocalDay() date: string;
  /** `HH:mm` in the branch's zone. */
  @StartTime() time: string;
  /** Hours, as the quote has them. */
  @QuarterHours(LEAST_HOURS, { presence: 'required' }) duration: number;
}
