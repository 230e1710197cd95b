import {
  Decimal,
  WholeNumber,
  NestedList,
  OptionalWrittenDay,
  PositiveNumber,
  ReadOnlyField,
} from '#kernel/validation/index.js';
import { CONSTANT_LIMITS, MOVE_LIMITS } from './limits.js';

/** Minutes to load a home with this many bedrooms. */
export class BedroomRowDto {
  @WholeNumber({ min: 0, max: MOVE_LIMITS.bedrooms, presence: 'required' }) bedrooms: number;
  @Decimal({ min: 0, max: CONSTANT_LIMITS.tableMinutes, presence: 'required' }) minutes: number;
}

/** Minutes to load up to a size; `upTo: null` covers everything above. */
export class SizeRowDto {
  @Decimal({ min: 0, max: CONSTANT_LIMITS.tableSize, presence: 'nullable' }) upTo: number | null;
  @Decimal({ min: 0, max: CONSTANT_LIMITS.tableMinutes, presence: 'required' }) minutes: number;
}

/** PUT /booking/currentconstants: creates a new version; the domain checks the rows. */
export class SaveConstantsDto {
  @ReadOnlyField() version?: number;
  /** Today if absent. */
  @OptionalWrittenDay() effectiveFrom?: string;

  @NestedList(() => BedroomRowDto, { presence: 'required', min: 1, max: CONSTANT_LIMITS.tableRows })
  apartmentValues: BedroomRowDto[];
  @NestedList(() => SizeRowDto, { presence: 'required', min: 1, max: CONSTANT_LIMITS.tableRows })
  houseValues: SizeRowDto[];
  @NestedList(() => SizeRowDto, { presence: 'required', min: 1, max: CONSTANT_LIMITS.tableRows })
  storageValues: SizeRowDto[];
  @NestedList(() => SizeRowDto, { presence: 'required', min: 1, max: CONSTANT_LIMITS.tableRows })
  portableValues: SizeRowDto[];

  @PositiveNumber({ max: CONSTANT_LIMITS.factor, presence: 'required' }) unloadFactor: number;
  @Decimal({ min: 0, max: CONSTANT_LIMITS.factor, presence: 'required' }) stairsCoefficient: number;
  @Decimal({ min: 0, max: CONSTANT_LIMITS.factor, presence: 'required' })
  elevatorCoefficient: number;
  @Decimal({ min: 0, max: CONSTANT_LIMITS.factor, presence: 'required' })
  storiesCoefficient: number;
  @Decimal({ min: 0, max: CONSTANT_LIMITS.factor, presence: 'required' }) walkCoefficient: number;
  @Decimal({ min: 0, max: CONSTANT_LIMITS.boxMinutes, presence: 'required' }) boxMinutes: number;
  @PositiveNumber({ max: CONSTANT_LIMITS.thirdMoverFactor, presence: 'required' })
  thirdMoverFactor: number;
  @PositiveNumber({ max: CONSTANT_LIMITS.volumePerMinute, presence: 'required' })
  volumePerMinute: number;
  @PositiveNumber({ max: CONSTANT_LIMITS.truckVolume, presence: 'required' }) truckVolume: number;
}
