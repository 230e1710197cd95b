import { IsArray, IsIn, IsNotEmpty, IsOptional, IsUrl } from 'class-validator';
import { asList, Env } from '../../platform/config/env.js';
import { EnvWholeNumber } from '../../platform/config/env-whole-number.js';

/** Who vouches for the people who sign in, and for how long. Without an issuer the development provider does. */
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

  /** What the provider may call a strong sign-in (`acr`), comma-separated; empty: any will do. */
  @Env('OIDC_ACR_VALUES', asList)
  @IsArray()
  @IsNotEmpty({ each: true, message: 'must be names without gaps between the commas' })
  acrValues: string[] = [];

  /** How long ago a person may have shown the provider who they are (`auth_time`); absent: at any time. */
  @EnvWholeNumber('OIDC_MAX_AGE_MINUTES', { min: 1, max: 43_200 })
  @IsOptional()
  maxAgeMinutes?: number;

  /** 'on' lets an employee in with that account of the provider only (`sub`) that came first. */
  @Env('OIDC_BIND_SUBJECT')
  @IsIn(['on', 'off'])
  bindSubject: 'on' | 'off' = 'off';

  /** A session that is not used for so long ends; absent: none ends before its twelve hours are over. */
  @EnvWholeNumber('SESSION_IDLE_MINUTES', { min: 15, max: 720 })
  @IsOptional()
  idleMinutes?: number;
}
