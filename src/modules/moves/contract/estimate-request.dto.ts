import {
  MAX_ESTIMATE_HOURS,
  NestedList,
  PositiveNumber,
  WholeNumber,
} from '#kernel/validation/index.js';
import { MOVE_LIMITS } from './limits.js';
import { LocationFieldsDto } from './location-fields.dto.js';
import { MOVE_MESSAGES } from './messages.js';

/**
 * POST /move/location/estimate/{customerId}/{activityId}; what is absent is taken from what is
 * stored.
 */
export class EstimateRequestDto {
  @NestedList(() => LocationFieldsDto, { max: MOVE_LIMITS.locations })
  locations?: LocationFieldsDto[];

  @WholeNumber({ min: 1, max: MOVE_LIMITS.movers, message: MOVE_MESSAGES.numMovers })
  numMovers?: number;

  @WholeNumber({ min: 1, max: MOVE_LIMITS.trucks, message: MOVE_MESSAGES.truckCount })
  truckCount?: number;

  /** Hours. */
  @PositiveNumber({ max: MAX_ESTIMATE_HOURS, message: MOVE_MESSAGES.minTime })
  minTime?: number;
}
