import { IsNotEmpty, IsOptional, IsUrl } from 'class-validator';
import { Env } from '../../platform/config/env.js';

/** Who vouches for the people who sign in. Without an issuer the development provider does. */
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
}
