import { Logger } from '@nestjs/common';
import { issuerUnreachable } from './issuer-unreachable.js';

/** What we need of `/.well-known/openid-configuration`. */
export interface IssuerEndpoints {
  authorizeUrl: string;
  jwksUri: string;
  /** Absent where the issuer knows the implicit flow only. */
  tokenUrl?: string;
}

const TIMEOUT_MS = 5_000;
const KEEP_MS = 60 * 60_000;

/** The issuer's discovery document; once read, an outage of the issuer does not forget it. */
export class Discovery {
  private readonly logger = new Logger(Discovery.name);
  private kept: { endpoints: IssuerEndpoints; until: number } | undefined;
  private running: Promise<IssuerEndpoints> | undefined;

  constructor(private readonly issuer: string) {}

  /** What was read last; undefined: not read yet. */
  get known(): IssuerEndpoints | undefined {
    return this.kept?.endpoints;
  }

  /** @throws DomainError 503 when the issuer cannot be reached and never was. */
  async read(): Promise<IssuerEndpoints> {
    if (this.kept && performance.now() < this.kept.until) return this.kept.endpoints;
    this.running ??= this.fetch().finally(() => {
      this.running = undefined;
    });
    try {
      return await this.running;
    } catch (error) {
      this.logger.error({ message: 'The OpenID issuer cannot be read', error });
      if (this.kept) return this.kept.endpoints;
      throw issuerUnreachable();
    }
  }

  private async fetch(): Promise<IssuerEndpoints> {
    const url = `${this.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    const endpoints = endpointsOf((await answer.json()) as Record<string, unknown>, this.issuer);
    this.kept = { endpoints, until: performance.now() + KEEP_MS };
    return endpoints;
  }
}

function endpointsOf(document: Record<string, unknown>, issuer: string): IssuerEndpoints {
  const { authorization_endpoint: authorizeUrl, jwks_uri: jwksUri } = document;
  const tokenUrl = document['token_endpoint'];
  if (document['issuer'] !== issuer) throw new Error('The document is another issuer’s');
  if (typeof authorizeUrl !== 'string' || typeof jwksUri !== 'string') {
    throw new Error('The document lacks authorization_endpoint or jwks_uri');
  }
  return { authorizeUrl, jwksUri, ...(typeof tokenUrl === 'string' ? { tokenUrl } : {}) };
}
