import { IsInt, IsNotEmpty, IsOptional, IsUrl, Max, Min } from 'class-validator';
import { asNumber, Env } from '../../platform/config/env.js';

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

  /** A session that is not used for so long ends; absent: none ends before its twelve hours are over. */
  @Env('SESSION_IDLE_MINUTES', asNumber)
  @IsOptional()
  @IsInt({ message: 'must be a whole number of minutes' })
  @Min(15)
  @Max(720)
  idleMinutes?: number;
}
