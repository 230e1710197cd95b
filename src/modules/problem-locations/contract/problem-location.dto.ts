import {
  NullableLatitude,
  NullableLongitude,
  OptionalObjectId,
  OptionalNotes,
  OptionalText,
  RequiredText,
  TEXT_LIMITS,
} from '#kernel/validation/index.js';

/** POST and PUT of /troublelocations. */
export class ProblemLocationDto {
  /** Required in a PUT whose path has no id. */
  @OptionalObjectId() _id?: string;
  @RequiredText(TEXT_LIMITS.address) address: string;
  @OptionalNotes(1_000) reason?: string;
  @NullableLatitude() latitude?: number | null;
  @NullableLongitude() longitude?: number | null;
  @OptionalText(TEXT_LIMITS.address) googlePlacesSuggestedAddress?: string;
}

/** Query of GET /troublelocations. */
export class ProblemLocationListQueryDto {
  /** Absent or empty: all. */
  @OptionalText(TEXT_LIMITS.address) address?: string;
}
