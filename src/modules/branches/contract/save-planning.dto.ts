import {
  Decimal,
  Flag,
  Nested,
  QuarterHours,
  QuarterMinutes,
  ReadOnlyField,
  WholeNumber,
} from '#kernel/validation/index.js';
import { PLANNING_LIMITS } from './planning.js';

const Weight = (): PropertyDecorator => Decimal(PLANNING_LIMITS.slotWeight);
const PlannerWeight = (): PropertyDecorator => Decimal(PLANNING_LIMITS.plannerWeight);

/** A weight that is absent stays. */
export class SlotWeightsDto {
  @Weight() gap?: number;
  @Weight() open?: number;
  @Weight() lift?: number;
  @Weight() lead?: number;
  @Weight() mover?: number;
  @Weight() load?: number;
  @Decimal(PLANNING_LIMITS.loadFrom) loadFrom?: number;
  @Weight() risk?: number;
}

/** A weight that is absent stays. */
export class PlannerWeightsDto {
  @PlannerWeight() truckChange?: number;
  @PlannerWeight() start?: number;
  @PlannerWeight() drive?: number;
  @PlannerWeight() overtime?: number;
  @PlannerWeight() unserved?: number;
}

/** PUT /branch/{id}/planning; a setting that is absent stays. */
export class SavePlanningDto {
  /** The one that the sender saw; 0 where nobody saved any settings. */
  @WholeNumber({ min: 0, presence: 'required' }) version: number;
  @ReadOnlyField() changed?: string | null;
  @ReadOnlyField() changedBy?: string | null;

  @Flag() directLegs?: boolean;
  @Flag() arrivalWindows?: boolean;
  @Flag() publicRanking?: boolean;
  @QuarterMinutes(PLANNING_LIMITS.turnaroundMinutes) turnaroundMinutes?: number;
  @QuarterMinutes(PLANNING_LIMITS.longestWaitMinutes) longestWaitMinutes?: number;
  @QuarterMinutes(PLANNING_LIMITS.windowMinutes) windowMinutes?: number;
  @QuarterHours(PLANNING_LIMITS.shortestJobHours.min, PLANNING_LIMITS.shortestJobHours)
  shortestJobHours?: number;
  @Nested(() => SlotWeightsDto) slotWeights?: SlotWeightsDto;
  @Decimal(PLANNING_LIMITS.weeklyHours) weeklyHours?: number;
  @Nested(() => PlannerWeightsDto) plannerWeights?: PlannerWeightsDto;
  @QuarterMinutes(PLANNING_LIMITS.rentalLeadMinutes) rentalLeadMinutes?: number;
}
