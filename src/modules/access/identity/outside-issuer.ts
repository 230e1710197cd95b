import { Logger } from '@nestjs/common';
import { createRemoteJWKSet, errors } from 'jose';
import type { JWTVerifyGetKey } from 'jose';
import type { Configuration } from 'openid-client';
import { clientOf } from './client-of.js';
import { Discovery } from './discovery.js';
import type { IssuerDocument } from './discovery.js';
import { issuerUnreachable } from './sign-in-failures.js';
import { Issuer } from './issuer.js';

const TIMEOUT_MS = 5_000;
/** How long keys are kept; an unknown key id fetches them earlier. */
const KEEP_MS = 10 * 60_000;
/** But not more often: anybody can send a token with a key id that nobody has. */
const FETCH_AGAIN_MS = 5_000;

export interface OutsideAccount {
  issuer: string;
  clientId: string;
  clientSecret?: string | undefined;
}

/** An issuer that somebody else runs, found through its discovery document. */
export class OutsideIssuer extends Issuer {
  readonly issuer: string;
  readonly clientId: string;
  private readonly logger = new Logger(OutsideIssuer.name);
  private readonly discovery: Discovery;
  private remote: { uri: string; keys: JWTVerifyGetKey } | undefined;
  private client: { of: IssuerDocument; configuration: Configuration } | undefined;

  constructor(private readonly account: OutsideAccount) {
    super();
    this.issuer = account.issuer;
    this.clientId = account.clientId;
    this.discovery = new Discovery(account.issuer);
  }

  /**
   * @throws DomainError 503 when the keys cannot be fetched; what is wrong with the token stays a
   * JOSEError
   */
  readonly keys: JWTVerifyGetKey = async (header, token) => {
    const keys = await this.publishedKeys();
    try {
      return await keys(header, token);
    } catch (error) {
      if (isAboutTheToken(error)) throw error;
      this.logger.error({ message: 'The issuer’s keys cannot be fetched', error });
      throw issuerUnreachable();
    }
  };

  async authorizeUrl(): Promise<string> {
    return (await this.discovery.read()).authorization_endpoint;
  }

  async asItsClient(): Promise<Configuration> {
    const document = await this.discovery.read();
    if (this.client?.of !== document) {
      this.client = { of: document, configuration: clientOf(document, this.account) };
    }
    return this.client.configuration;
  }

  private async publishedKeys(): Promise<JWTVerifyGetKey> {
    const { jwks_uri: uri } = await this.discovery.read();
    if (this.remote?.uri !== uri) {
      const options = {
        timeoutDuration: TIMEOUT_MS,
        cacheMaxAge: KEEP_MS,
        cooldownDuration: FETCH_AGAIN_MS,
      };
      this.remote = { uri, keys: createRemoteJWKSet(new URL(uri), options) };
    }
    return this.remote.keys;
  }
}

const isAboutTheToken = (error: unknown): boolean =>
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys ||
  error instanceof errors.JOSENotSupported;
