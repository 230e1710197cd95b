import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { DevClaims, DevIssuer } from './dev-issuer.js';
import { DEV_ID_TOKEN_SECONDS, DEV_IDP_PATH } from './dev-issuer.js';
import { errorPage } from './page-frame.js';
import { mayReturnTo } from './redirect-uris.js';

/** What the provider must know about people. */
export interface DevPeople {
  claimsOf(email: string): Promise<DevClaims>;
}

const SCOPE = 'openid email profile';
const TEN_MINUTES = 600;

/**
 * A real OpenID provider. It is loaded only here, so that a server with an outside issuer never has
 * it. Accounts are email addresses.
 */
export async function createProvider(
  issuer: DevIssuer,
  cookieKey: string,
  people: DevPeople,
): Promise<Provider> {
  const oidc = await import('oidc-provider');
  const provider = new oidc.Provider(issuer.issuer, {
    ...settingsOf(issuer, people),
    cookies: { keys: [cookieKey] },
    interactions: {
      url: (_ctx, { uid }) => `${DEV_IDP_PATH}/interaction/${uid}`,
      policy: alwaysAskWho(oidc.interactionPolicy),
    },
  });
  provider.proxy = true;
  provider.Client.prototype.redirectUriAllowed = (redirectUri: string): boolean =>
    mayReturnTo(redirectUri, ownOrigins(issuer, oidc.Provider.ctx));
  return provider;
}

const settingsOf = (issuer: DevIssuer, people: DevPeople): Configuration => ({
  clients: [
    {
      client_id: issuer.clientId,
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'implicit'],
      response_types: ['code', 'id_token'],
      // Required, and https, because of the implicit flow; `mayReturnTo` decides instead.
      redirect_uris: ['https://emma.invalid/signin'],
    },
  ],
  responseTypes: ['code', 'id_token'],
  jwks: { keys: [issuer.privateKey] },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  scopes: ['openid', 'email', 'profile'],
  conformIdTokenClaims: false,
  clientBasedCORS: (ctx, origin) => mayReturnTo(`${origin}/signin`, ownOrigins(issuer, ctx)),
  features: {
    devInteractions: { enabled: false },
    rpInitiatedLogout: { enabled: false },
  },
  ttl: {
    AccessToken: TEN_MINUTES,
    IdToken: DEV_ID_TOKEN_SECONDS,
    Interaction: TEN_MINUTES,
    Session: TEN_MINUTES,
    Grant: TEN_MINUTES,
  },
  findAccount: (_ctx, email) => ({
    accountId: email,
    claims: async () => ({ ...(await people.claimsOf(email)) }),
  }),
  loadExistingGrant: grantEverything,
  renderError: (ctx, { error, error_description: description }) => {
    ctx.type = 'html';
    ctx.body = errorPage(`${description ?? 'The request cannot be understood'} (${error})`);
  },
});

/**
 * The official origin, and the one that the request came to; Koa's `origin` is the `Origin` header
 * instead.
 */
const ownOrigins = (
  issuer: DevIssuer,
  ctx: Pick<KoaContextWithOIDC, 'protocol' | 'host'> | undefined,
): string[] => [new URL(issuer.issuer).origin, ...(ctx ? [`${ctx.protocol}://${ctx.host}`] : [])];

/** Nobody is asked for consent: this server knows its own employees' addresses anyway. */
async function grantEverything(ctx: KoaContextWithOIDC) {
  const { provider, client, session } = ctx.oidc;
  const grant = new provider.Grant({
    ...(client ? { clientId: client.clientId } : {}),
    ...(session?.accountId ? { accountId: session.accountId } : {}),
  });
  grant.addOIDCScope(SCOPE);
  await grant.save();
  return grant;
}

type PolicyParts = typeof import('oidc-provider').interactionPolicy;

/**
 * The list is shown at each sign-in: someone who tries the product changes persons all the time.
 */
function alwaysAskWho({ base, Check }: PolicyParts) {
  const policy = base();
  policy.remove('consent');
  const unlessJustChosen = (ctx: KoaContextWithOIDC): boolean => !ctx.oidc.result?.login;
  policy
    .get('login')
    ?.checks.add(
      new Check('choice', 'Who signs in must be chosen', 'login_required', unlessJustChosen),
    );
  return policy;
}
