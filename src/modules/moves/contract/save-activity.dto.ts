import {
  ClearableFlag,
  MAX_ESTIMATE_HOURS,
  Nested,
  NestedList,
  NullableWrittenDay,
  OneOf,
  OptionalNotes,
  OptionalObjectId,
  OptionalText,
  PositiveNumber,
  ReadOnlyField,
  TEXT_LIMITS,
  WholeNumber,
} from '#kernel/validation/index.js';
import { FIGURE_ORIGINS, type FigureOrigin } from '../domain/estimates/figure-origins.js';
import { MOVE_LIMITS } from './limits.js';
import { MOVE_MESSAGES } from './messages.js';
import { SaveLocationDto } from './save-location.dto.js';
import { SaveOperationDto } from './save-operation.dto.js';
import { SaveTransitInfoDto } from './save-transit-info.dto.js';

/** Where hours, movers, trucks and minimum come from. */
export class FigureOriginsDto {
  @OneOf(FIGURE_ORIGINS) estHours?: FigureOrigin;
  @OneOf(FIGURE_ORIGINS) numMovers?: FigureOrigin;
  @OneOf(FIGURE_ORIGINS) truckCount?: FigureOrigin;
  @OneOf(FIGURE_ORIGINS) minTime?: FigureOrigin;
}

/** One day's work; what is absent stays, lists are replaced as lists. */
export class SaveActivityDto {
  @OptionalObjectId() _id?: string;

  /** `null` fails the pre-save check. */
  @NullableWrittenDay() activityDay?: string | null;

  /** Hours. */
  @PositiveNumber({ max: MAX_ESTIMATE_HOURS, message: MOVE_MESSAGES.estHours }) estHours?: number;
  /** Hours. */
  @PositiveNumber({ max: MAX_ESTIMATE_HOURS, message: MOVE_MESSAGES.minTime }) minTime?: number;
  /** Over all trucks. */
  @WholeNumber({ min: 1, max: MOVE_LIMITS.movers, message: MOVE_MESSAGES.numMovers })
  numMovers?: number;
  @WholeNumber({ min: 1, max: MOVE_LIMITS.trucks, message: MOVE_MESSAGES.truckCount })
  truckCount?: number;

  /** Where each of these four comes from; another figure is a person's where nothing is said. */
  @Nested(() => FigureOriginsDto) figureOrigins?: FigureOriginsDto;

  @OptionalText(TEXT_LIMITS.name) costingStrategy?: string;
  /** Shown as Move Alerts. */
  @OptionalNotes() notes?: string;
  @OptionalNotes() alerts?: string;
  @OptionalNotes() toBeMoved?: string;
  @OptionalNotes() inventory?: string;
  @ClearableFlag() requiresLift?: boolean;
  @Nested(() => SaveTransitInfoDto) transitInfo?: SaveTransitInfoDto;

  /** In the order of travel. */
  @NestedList(() => SaveLocationDto, { max: MOVE_LIMITS.locations })
  locations?: SaveLocationDto[];

  @NestedList(() => SaveOperationDto, { max: MOVE_LIMITS.operations })
  operations?: SaveOperationDto[];

  @ReadOnlyField() state?: string;
  @ReadOnlyField() activityType?: string;
  @ReadOnlyField() hasPrevDayActivity?: boolean;
  @ReadOnlyField() hasNextDayActivity?: boolean;
  @ReadOnlyField() moveRate?: number;
  @ReadOnlyField() totalTripFees?: number;
  @ReadOnlyField() totalPacking?: number;
  @ReadOnlyField() totalHourlyRate?: number;
  @ReadOnlyField() estCost?: number;
  @ReadOnlyField() estCostMin?: number;
  @ReadOnlyField() estTotalCost?: number;
  @ReadOnlyField() estTotalCostMin?: number;
  @ReadOnlyField() stairsTime?: number;
}
