import { Logger } from '@nestjs/common';
import { createRemoteJWKSet, errors } from 'jose';
import type { JWTVerifyGetKey } from 'jose';
import { Discovery } from './discovery.js';
import { issuerUnreachable } from './issuer-unreachable.js';
import { Issuer } from './issuer.js';

const TIMEOUT_MS = 5_000;
/** Keys are kept so long; an unknown key id has them fetched earlier. */
const KEEP_MS = 10 * 60_000;

/** An issuer that somebody else runs, found through its discovery document. */
export class OutsideIssuer extends Issuer {
  private readonly logger = new Logger(OutsideIssuer.name);
  private readonly discovery: Discovery;
  private remote: { uri: string; keys: JWTVerifyGetKey } | undefined;

  constructor(
    readonly issuer: string,
    readonly clientId: string,
  ) {
    super();
    this.discovery = new Discovery(issuer);
  }

  /** @throws DomainError 503 when the keys cannot be fetched; what is wrong with the token stays a JOSEError. */
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
    return (await this.discovery.read()).authorizeUrl;
  }

  pageOrigins(): string[] {
    const tokenUrl = this.discovery.known?.tokenUrl;
    return [this.issuer, ...(tokenUrl ? [tokenUrl] : [])].map((url) => new URL(url).origin);
  }

  private async publishedKeys(): Promise<JWTVerifyGetKey> {
    const { jwksUri: uri } = await this.discovery.read();
    if (this.remote?.uri !== uri) {
      const options = { timeoutDuration: TIMEOUT_MS, cacheMaxAge: KEEP_MS };
      this.remote = { uri, keys: createRemoteJWKSet(new URL(uri), options) };
    }
    return this.remote.keys;
  }
}

const isAboutTheToken = (error: unknown): boolean =>
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys ||
  error instanceof errors.JOSENotSupported;
