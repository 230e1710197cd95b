import {
  Flag,
  OptionalObjectId,
  RequiredText,
  TEXT_LIMITS,
  QueryFlag,
} from '#kernel/validation/index.js';

/** One source of the list that PUT /referrer takes. */
export class MarketingSourceDto {
  /** Absent for a new one. */
  @OptionalObjectId() _id?: string;
  @RequiredText(TEXT_LIMITS.name) name: string;
  /** True if absent. */
  @Flag() active?: boolean;
}

/** Query of GET /referrer. */
export class ReferrerListQueryDto {
  /** Inactive ones too. */
  @QueryFlag() all?: boolean;
}
