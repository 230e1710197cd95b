import { Nested } from '#kernel/validation/index.js';
import { LocationFieldsDto } from './location-fields.dto.js';
import {
  LocationAddress,
  LocationDimensions,
  LocationSquareFeet,
  LocationWhole,
  LocationWork,
  LocationZip,
} from './location-rules.js';
import type { WorkType } from './move-terms.js';
import { SaveCurrentEstimateDto } from './save-current-estimate.dto.js';

/**
 * A stop of a saved activity. With a known `_id` what is absent stays, so its requirements are
 * checked again on the whole (`locationFaults`); without one they apply at once.
 */
export class SaveLocationDto extends LocationFieldsDto {
  @LocationWork() override typeOfWOrk?: WorkType;
  @LocationAddress() override normalizedStreetAddress?: string;
  @LocationZip() override zip?: string;
  @LocationDimensions() override dimensions?: string;
  @LocationSquareFeet() override sqft?: unknown;
  @LocationWhole('stories') override stories?: number | null;
  @LocationWhole('bedrooms') override bedrooms?: number | null;
  @LocationWhole('floor') override floor?: number | null;
  @Nested(() => SaveCurrentEstimateDto, 'nullable')
  override currentEstimate?: SaveCurrentEstimateDto | null;
}
