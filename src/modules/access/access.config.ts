import { IsArray, IsIn, IsNotEmpty, IsOptional, IsUrl, Matches } from 'class-validator';
import { ON_OFF, type OnOff } from '#kernel/setting-values.js';
import { asList, Env } from '#platform/config/env.js';
import { EnvWholeNumber } from '#platform/config/env-whole-number.js';

/**
 * Who identifies the people who sign in, and for how long. Without an issuer the development
 * provider does.
 */
export class AccessConfig {
  @Env('OIDC_ISSUER')
  @IsOptional()
  @IsUrl(
    { protocols: ['https', 'http'], require_protocol: true, require_tld: false },
    { message: 'must be the http(s) address of an OpenID Connect issuer' },
  )
  issuer?: string;

  /** What this product is called at the issuer; the `aud` of its ID tokens. */
  @Env('OIDC_CLIENT_ID')
  @IsOptional()
  @IsNotEmpty()
  clientId?: string;

  /**
   * What this product authenticates itself with to the issuer, which then knows it as a
   * confidential client.
   */
  @Env('OIDC_CLIENT_SECRET')
  @IsOptional()
  @IsNotEmpty()
  clientSecret?: string;

  /** Which claim has the address that an employee is known by. */
  @Env('OIDC_EMAIL_CLAIM')
  @Matches(/^\S+$/, { message: 'must be the name of a claim' })
  emailClaim = 'email';

  /** 'on' accepts an address that the issuer does not say it has verified. */
  @Env('OIDC_TRUST_UNVERIFIED_EMAIL')
  @IsIn(ON_OFF)
  trustUnverifiedEmail: OnOff = 'off';

  /** The values of `acr` that count as a strong sign-in, comma-separated; empty: any will do. */
  @Env('OIDC_ACR_VALUES', asList)
  @IsArray()
  @IsNotEmpty({ each: true, message: 'must be names without gaps between the commas' })
  acrValues: string[] = [];

  /**
   * How long ago a person may have signed in at the provider (`auth_time`); absent: any time ago.
   */
  @EnvWholeNumber('OIDC_MAX_AGE_MINUTES', { min: 1, max: 43_200 })
  @IsOptional()
  maxAgeMinutes?: number;

  /**
   * 'on' lets an employee in only with the account of the provider (`sub`) that they first came
   * with.
   */
  @Env('OIDC_BIND_SUBJECT')
  @IsIn(ON_OFF)
  bindSubject: OnOff = 'off';

  /**
   * A session that is unused for so long ends; absent: none ends before its twelve hours are over.
   */
  @EnvWholeNumber('SESSION_IDLE_MINUTES', { min: 15, max: 720 })
  @IsOptional()
  idleMinutes?: number;
}
