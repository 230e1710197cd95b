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

/**
 * A token that is sent must not be blank while the branch is active; if it is not sent, the stored
 * one stays.
 */
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

  /** Dollars for one mover for one hour; `null` if the branch has no rate. */
  @Dollars({ min: LEAST_RATE, max: MAX_RATE, presence: 'nullable', low: BRANCH_MESSAGES.rate })
  defaultHourlyRate?: number | null;

  /** True if absent in a POST; unchanged if absent in a PUT. */
  @Flag() active?: boolean;
  @RequiredText(TEXT_LIMITS.address) normalizedAddress: string;
  @NullableLatitude() latitude?: number | null;
  @NullableLongitude() longitude?: number | null;
  /** The mover's registration with the state; `''` if there is none. */
  @OptionalText(TEXT_LIMITS.name) registrationNumber?: string;
  /** Percent of a day's truck-hours that may be booked online; 50 if absent in a POST. */
  @WholeNumber(PERCENT) publicShare?: number;
  /**
   * Whether visitors who book online prove the email address with a code; false if absent in a
   * POST.
   */
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

  /** Of a PUT: the version that it was typed over; absent: whatever is stored is replaced. */
  @WholeNumber({ min: 1 }) expectedVersion?: number;

  @ReadOnlyField() version?: number;
  @ReadOnlyField() hasOutboundRefreshToken?: boolean;
}
