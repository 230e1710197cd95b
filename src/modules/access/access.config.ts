import { IsArray, IsIn, IsInt, IsNotEmpty, IsOptional, IsUrl, Max, Min } from 'class-validator';
import { asList, asNumber, Env } from '../../platform/config/env.js';

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
  @Env('OIDC_MAX_AGE_MINUTES', asNumber)
  @IsOptional()
  @IsInt({ message: 'must be a whole number of minutes' })
  @Min(1)
  @Max(43_200)
  maxAgeMinutes?: number;

  /** 'on' lets an employee in with that account of the provider only (`sub`) that came first. */
  @Env('OIDC_BIND_SUBJECT')
  @IsIn(['on', 'off'])
  bindSubject: 'on' | 'off' = 'off';

  /** A session that is not used for so long ends; absent: none ends before its twelve hours are over. */
  @Env('SESSION_IDLE_MINUTES', asNumber)
  @IsOptional()
  @IsInt({ message: 'must be a whole number of minutes' })
  @Min(15)
  @Max(720)
  idleMinutes?: number;
}
