import {
  MAX_HOURS_A_DAY,
  OptionalLocalDay,
  QueryDecimal,
  QueryFlag,
  QueryWhole,
} from '../../../kernel/validation/index.js';
import { AVAILABILITY } from './limits.js';

/** Query of GET /movemanager/availability/{branchId}; AVAILABILITY has what is taken where absent. */
export class AvailabilityQueryDto {
  /** Trucks wanted at once. */
  @QueryWhole({ min: 1, max: AVAILABILITY.maxSlots }) slots?: number;
  /** Hours. */
  @QueryDecimal({ min: 0.25, max: MAX_HOURS_A_DAY }) duration?: number;
  /** Today in the branch's zone where absent. */
  @OptionalLocalDay() from?: string;
  @QueryWhole({ min: 1, max: AVAILABILITY.maxDays }) days?: number;
  /** Only trucks with a lift. */
  @QueryFlag() requiresLift?: boolean;
}
