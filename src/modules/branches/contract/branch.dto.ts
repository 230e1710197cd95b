import {
  checkedBy,
  Dollars,
  Flag,
  isBlank,
  MAX_RATE,
  NullableLatitude,
  NullableLongitude,
  OptionalObjectId,
  OptionalText,
  OptionalUrl,
  PERCENT,
  ReadOnlyField,
  RequiredEmail,
  RequiredText,
  RequiredTimezone,
  TEXT_LIMITS,
  textFault,
  WholeNumber,
} from '#kernel/validation/index.js';
import { LEAST_RATE, BRANCH_MESSAGES } from './branch-terms.js';

/** A token that is sent may not be blank while the branch is active; not sent, the stored one stays. */
const RefreshToken = (): PropertyDecorator =>
  checkedBy('refreshToken', (value, owner) => {
    if (value === undefined) return null;
    const { active } = owner as { active?: unknown };
    if (isBlank(value)) return active === false ? null : BRANCH_MESSAGES.token;
    return textFault(value, 2_000);
  });

/** PUT /branch/{id}: a whole branch. */
export class BranchDto {
  @OptionalObjectId() _id?: string;
  @RequiredText(TEXT_LIMITS.name) name: string;
  @RequiredTimezone() timezone: string;
  @RequiredText(TEXT_LIMITS.phone) phone: string;

  /** Dollars a mover-hour; `null` where the branch has none. */
  @Dollars({ min: LEAST_RATE, max: MAX_RATE, presence: 'nullable', message: BRANCH_MESSAGES.rate })
  defaultHourlyRate?: number | null;

  /** True where absent in a POST; absent in a PUT it stays. */
  @Flag() active?: boolean;
  @RequiredText(TEXT_LIMITS.address) normalizedAddress: string;
  @NullableLatitude() latitude?: number | null;
  @NullableLongitude() longitude?: number | null;
  /** As what the state has registered the mover; `''` where it has not. */
  @OptionalText(TEXT_LIMITS.name) registrationNumber?: string;
  /** Percent of a day's truck-hours that may be booked online; 50 where absent in a POST. */
  @WholeNumber(PERCENT) publicShare?: number;
  /** Whether who books online proves the e-mail address by a code; false where absent in a POST. */
  @Flag() emailProof?: boolean;
  @RequiredEmail() outboundEmail: string;
  @RequiredText(TEXT_LIMITS.name) outboundName: string;
  /** Write-only. */
  @RefreshToken() outboundRefreshToken?: string | null;

  @OptionalUrl() googlePlusUrl?: string;
  @OptionalUrl() facebookUrl?: string;
  @OptionalUrl() yelpUrl?: string;
  @OptionalUrl() twitterUrl?: string;
  @OptionalUrl() gatherupUrl?: string;
  @OptionalUrl() instagramUrl?: string;

  @ReadOnlyField() hasOutboundRefreshToken?: boolean;
}
