import { screen, waitFor } from '@testing-library/react';
import { currentSession } from '../../../shared/auth';
import { FakeApi, givenClientConfig, refuse, renderApp, tokenFor } from '../../../testing';
import { beginSignIn } from './begin-sign-in';
import { takeSignIn } from './pending-sign-in';
import SignInPage from './sign-in-page';

const START = [{ path: '/emma/*', element: <p>Start page</p> }];
let visit = 0;

/** As the provider sends people back: with the state that this tab sent, and a fresh code. */
async function returnFromProvider(wanted = '/emma'): Promise<string> {
  const there = new URL(await beginSignIn(givenClientConfig().oidc, wanted));
  visit += 1;
  return `/signin?code=code-${visit}&state=${there.searchParams.get('state')}`;
}

describe('signing in', () => {
  let server: FakeApi;
  beforeEach(() => {
    server = new FakeApi()
      .on('GET /client-config', givenClientConfig())
      .on('POST /access-token/code', { token: tokenFor(['sales']) });
  });
  afterEach(() => server.restore());
  const open = (at: string) =>
    renderApp(<SignInPage />, { at, roles: [], routes: START, path: '/signin' });

  it('asks the provider for a code, with PKCE, a state and a nonce [R-ACCESS-1]', async () => {
    const there = new URL(await beginSignIn(givenClientConfig().oidc, '/emma/move'));
    expect(there.origin + there.pathname).toBe('http://localhost/dev-idp/auth');
    expect(Object.fromEntries(there.searchParams)).toMatchObject({
      client_id: 'emma-web',
      response_type: 'code',
      redirect_uri: 'http://localhost/signin',
      code_challenge_method: 'S256',
    });
    const pending = takeSignIn();
    expect(pending).toMatchObject({ wanted: '/emma/move' });
    expect(there.searchParams.get('state')).toBe(pending?.state);
    expect(there.searchParams.get('nonce')).toBe(pending?.nonce);
    expect(there.searchParams.get('code_challenge')).not.toBe(pending?.verifier);
  });

  it('trades the code for a token, waits a moment and goes where one wanted to go [R-ACCESS-2]', async () => {
    const at = await returnFromProvider('/emma/move?branchId=1');
    const { router } = open(at);
    expect(screen.getByText('Signing in...')).toBeInTheDocument();
    expect(await screen.findByText('Start page')).toBeInTheDocument();
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/emma/move?branchId=1',
    );
    expect(currentSession()?.roles).toEqual(['sales']);
    const [trade, ...more] = server.callsOf('POST /access-token/code');
    expect(trade?.body).toEqual({
      code: `code-${visit}`,
      codeVerifier: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.any(String),
      redirectUri: 'http://localhost/signin',
    });
    expect(more).toEqual([]);
  });

  it('takes movers and team leads to their schedule if they wanted nothing else [R-ACCESS-18]', async () => {
    server.on('POST /access-token/code', { token: tokenFor(['team_lead']) });
    const { router } = open(await returnFromProvider());
    expect(await screen.findByText('Start page')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/emma/account/myschedule');
  });

  it('says that the credential is missing when the provider sends none [R-ACCESS-3]', async () => {
    open('/signin?error=access_denied&state=none');
    expect(await screen.findByText('Login Failed: credential missing')).toBeInTheDocument();
    expect(currentSession()).toBeNull();
  });

  it('hands on who the provider says it is', async () => {
    open(`${await returnFromProvider()}&iss=https%3A%2F%2Fid.example`);
    await waitFor(() => expect(server.callsOf('POST /access-token/code')).toHaveLength(1));
    expect(server.callsOf('POST /access-token/code')[0]?.body).toMatchObject({
      iss: 'https://id.example',
    });
  });

  it('fails on a code that this tab did not ask for [R-ACCESS-3]', async () => {
    open('/signin?code=stolen&state=foreign');
    expect(await screen.findByText('Login Failed')).toBeInTheDocument();
    expect(server.callsOf('POST /access-token/code')).toHaveLength(0);
  });

  it('says what the server says [R-ACCESS-3]', async () => {
    server.on('POST /access-token/code', refuse(401, 'LOGIN_FAILED', 'Login Failed'));
    const { router } = open(await returnFromProvider());
    expect(await screen.findByText('Login Failed')).toBeInTheDocument();
    expect(currentSession()).toBeNull();
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('shows the sandbox’s label [R-ACCESS-8]', async () => {
    server.on('GET /client-config', givenClientConfig({ sandboxLabel: 'SANDBOX' }));
    open('/signin');
    expect(await screen.findByText('SANDBOX')).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Sign in · SANDBOX'));
  });

  it('has nothing to ask of who is signed in', async () => {
    renderApp(<SignInPage />, { at: '/signin', routes: START, path: '/signin' });
    expect(await screen.findByText('Start page')).toBeInTheDocument();
  });
});
