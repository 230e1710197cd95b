import {
  Decimal,
  NestedList,
  OptionalLocalDay,
  PositiveNumber,
  ReadOnlyField,
} from '../../../kernel/validation/index.js';
import { BedroomRowDto } from './bedroom-row.dto.js';
import { SizeRowDto } from './size-row.dto.js';

/** PUT /booking/currentconstants: makes a new version; what the rows must obey is the domain's. */
export class SaveConstantsDto {
  @ReadOnlyField() version?: number;
  /** Today where absent. */
  @OptionalLocalDay() effectiveFrom?: string;

  @NestedList(() => BedroomRowDto, { presence: 'required', min: 1, max: 50 })
  apartmentValues: BedroomRowDto[];
  @NestedList(() => SizeRowDto, { presence: 'required', min: 1, max: 50 })
  houseValues: SizeRowDto[];
  @NestedList(() => SizeRowDto, { presence: 'required', min: 1, max: 50 })
  storageValues: SizeRowDto[];
  @NestedList(() => SizeRowDto, { presence: 'required', min: 1, max: 50 })
  portableValues: SizeRowDto[];

  @PositiveNumber({ max: 10, presence: 'required' }) unloadFactor: number;
  @Decimal({ min: 0, max: 10, presence: 'required' }) stairsCoefficient: number;
  @Decimal({ min: 0, max: 10, presence: 'required' }) elevatorCoefficient: number;
  @Decimal({ min: 0, max: 10, presence: 'required' }) storiesCoefficient: number;
  @Decimal({ min: 0, max: 10, presence: 'required' }) walkCoefficient: number;
  @Decimal({ min: 0, max: 1_000, presence: 'required' }) boxMinutes: number;
  @PositiveNumber({ max: 1, presence: 'required' }) thirdMoverFactor: number;
  @PositiveNumber({ max: 10_000, presence: 'required' }) volumePerMinute: number;
  @PositiveNumber({ max: 100_000, presence: 'required' }) truckVolume: number;
}
