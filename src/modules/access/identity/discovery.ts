import { Logger } from '@nestjs/common';
import type { ServerMetadata } from 'openid-client';
import { issuerUnreachable } from './sign-in-failures.js';

/** An issuer's `/.well-known/openid-configuration` with everything that a sign-in needs. */
export type IssuerDocument = Readonly<ServerMetadata> & {
  readonly authorization_endpoint: string;
  readonly jwks_uri: string;
};

const TIMEOUT_MS = 5_000;
const KEEP_MS = 60 * 60_000;

/** The issuer's discovery document; once read, it is kept through an outage of the issuer. */
export class Discovery {
  private readonly logger = new Logger(Discovery.name);
  private kept: { document: IssuerDocument; until: number } | undefined;
  private running: Promise<IssuerDocument> | undefined;

  constructor(private readonly issuer: string) {}

  /** @throws DomainError 503 when the issuer cannot be read and never was */
  async read(): Promise<IssuerDocument> {
    if (this.kept && performance.now() < this.kept.until) return this.kept.document;
    this.running ??= this.fetch().finally(() => {
      this.running = undefined;
    });
    try {
      return await this.running;
    } catch (error) {
      this.logger.error({ message: `The OpenID issuer cannot be read: ${reasonOf(error)}`, error });
      if (this.kept) return this.kept.document;
      throw issuerUnreachable();
    }
  }

  private async fetch(): Promise<IssuerDocument> {
    const url = `${this.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    const document = checked((await answer.json()) as Record<string, unknown>, this.issuer);
    this.kept = { document, until: performance.now() + KEEP_MS };
    return document;
  }
}

function checked(document: Record<string, unknown>, issuer: string): IssuerDocument {
  if (document['issuer'] !== issuer) {
    const named = JSON.stringify(document['issuer']);
    throw new Error(
      `it calls itself ${named}, and OIDC_ISSUER is "${issuer}"; the two must be equal to the letter`,
    );
  }
  const lacking = ['authorization_endpoint', 'jwks_uri'].filter(
    (name) => typeof document[name] !== 'string',
  );
  if (lacking.length > 0) throw new Error(`its document lacks ${lacking.join(' and ')}`);
  return document as IssuerDocument;
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
