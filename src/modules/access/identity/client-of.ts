import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  clockTolerance,
  Configuration,
  customFetch,
  None,
} from 'openid-client';
import type { ClientAuth, CustomFetch, ServerMetadata } from 'openid-client';
import { CLOCK_TOLERANCE_SECONDS } from '../domain/strength.js';

const TIMEOUT_SECONDS = 5;

export interface ClientAccount {
  clientId: string;
  clientSecret?: string | undefined;
  /** A way to reach the issuer other than the network. */
  fetch?: CustomFetch;
}

/** What it takes to talk to an issuer as the client that it knows. */
export function clientOf(issuer: ServerMetadata, account: ClientAccount): Configuration {
  const { clientId, clientSecret, fetch } = account;
  const settings = { [clockTolerance]: CLOCK_TOLERANCE_SECONDS };
  const client = new Configuration(issuer, clientId, settings, howToProveIt(issuer, clientSecret));
  client.timeout = TIMEOUT_SECONDS;
  // An issuer named without TLS is used without it; one that has it may not fall back.
  if (new URL(issuer.issuer).protocol === 'http:') allowInsecureRequests(client);
  if (fetch) client[customFetch] = fetch;
  return client;
}

/** In the body if the issuer accepts that: it needs no escaping, which many get wrong. */
function howToProveIt(
  { token_endpoint_auth_methods_supported: methods }: ServerMetadata,
  secret: string | undefined,
): ClientAuth {
  if (!secret) return None();
  const isInBody = methods?.includes('client_secret_post') ?? false;
  return isInBody ? ClientSecretPost(secret) : ClientSecretBasic(secret);
}
