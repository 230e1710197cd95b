import { OptionalObjectId, RequiredText, TEXT_LIMITS } from '#kernel/validation/index.js';

/** Query of GET /places/memory. */
export class PlaceMemoryQueryDto {
  /** The first line of an address, with or without the apartment. */
  @RequiredText(TEXT_LIMITS.line) street: string;
  /** Five digits or 5+4. */
  @RequiredText(TEXT_LIMITS.name) zip: string;
  /** The activity that asks, which is no visit of its own. */
  @OptionalObjectId() activityId?: string;
}
