import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { isEmailAddress } from '#kernel/validation/formats.js';
import type { EmployeeDirectory } from '../ports/employee-directory.js';
import type { DevClaims } from './dev-issuer.js';
import { errorPage } from './page-frame.js';
import { passOn } from './pass-on.js';
import { PAGE_STYLE } from './page-style.js';
import { readForm } from './read-form.js';
import { peoplePage, signInPage } from './sign-in-page.js';

/**
 * The demo company's people to sign in as, one for each role (R-ACCESS-17), at the top of the list.
 */
const DEMO_ACCOUNTS = [
  'admin@emma.test',
  'manager@emma.test',
  'sales@emma.test',
  'lead@emma.test',
  'mover@emma.test',
] as const;

export interface DevIdpParts {
  /** Created when it is first needed; scripts that only ask for a token never need it. */
  provider: () => Promise<Provider>;
  directory: EmployeeDirectory;
  claimsOf: (email: string) => Promise<DevClaims>;
  idTokenFor: (claims: DevClaims) => Promise<string>;
}

const SHOWN = 50;

/** No form-action: the form's answer may lead to a page that is developed on another port. */
const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Adds the provider's routes; what they do not answer themselves is passed on to the provider
 * unchanged.
 */
export function addDevIdpRoutes(scope: FastifyInstance, parts: DevIdpParts): void {
  // The provider reads bodies itself and must get them untouched.
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  scope.get('/style.css', (_request, reply) => reply.type('text/css').send(PAGE_STYLE));
  scope.get('/', async (request, reply) =>
    sendPage(reply, peoplePage(await findPeople(parts, request))),
  );
  scope.get('/interaction/:uid', (request, reply) => showPeople(parts, request, reply));
  scope.post('/interaction/:uid', (request, reply) => choose(parts, request, reply));
  scope.post('/token', (request, reply) => grantToken(parts, request, reply));
  scope.all('/*', async (request, reply) => passOn(await parts.provider(), request, reply));
}

async function showPeople(
  parts: DevIdpParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!(await isUnderWay(await parts.provider(), request, reply))) return expired(reply);
  return sendPage(reply, signInPage(await findPeople(parts, request)));
}

async function findPeople({ directory }: DevIdpParts, request: FastifyRequest) {
  const { q } = request.query as { q?: unknown };
  const text = typeof q === 'string' ? q.trim() : '';
  const search = { text, first: DEMO_ACCOUNTS, limit: SHOWN + 1 };
  const found = await directory.peopleToSignInAs(search);
  return { people: found.slice(0, SHOWN), text, hasMore: found.length > SHOWN };
}

async function choose(
  { provider, directory }: DevIdpParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const email = new URLSearchParams(await readForm(request.raw)).get('email') ?? '';
  if (!(await isUnderWay(await provider(), request, reply))) return expired(reply);
  if (!(await directory.activeByEmail(email))) {
    return sendPage(reply.status(400), errorPage('Nobody active has this address.'));
  }
  const result = { login: { accountId: email, remember: false } };
  const returnTo = await (await provider()).interactionResult(request.raw, reply.raw, result);
  // By path only: the provider uses its official origin, but the cookies belong to the one in use.
  const { pathname, search } = new URL(returnTo);
  return reply.redirect(pathname + search, 303);
}

async function grantToken(
  parts: DevIdpParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const text = await readForm(request.raw);
  const form = new URLSearchParams(text);
  if (form.get('grant_type') !== 'password') {
    return passOn(await parts.provider(), request, reply, text);
  }
  const email = form.get('username')?.trim() ?? '';
  void reply.header('cache-control', 'no-store');
  if (!isEmailAddress(email)) {
    const error = {
      error: 'invalid_grant',
      error_description: 'username must be an email address',
    };
    return reply.status(400).send(error);
  }
  return reply.send({ id_token: await parts.idTokenFor(await parts.claimsOf(email)) });
}

/** Whether the browser came here from the provider's own /auth. */
const isUnderWay = (provider: Provider, { raw }: FastifyRequest, reply: FastifyReply) =>
  provider.interactionDetails(raw, reply.raw).then(
    () => true,
    () => false,
  );

const expired = (reply: FastifyReply): FastifyReply =>
  sendPage(reply.status(400), errorPage('This sign-in has ended. Please start again.'));

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', POLICY)
    .send(html);
}
