import { waitFor } from '@testing-library/react';
import { FakeApi, refuse, tokenFor } from '../../testing';
import { currentSession, currentToken, onSessionDoubted, startSession } from '../auth';
import { live } from '../realtime';
import { openStore, type PageStore } from '../store';
import { baseApi } from './base-api';

// It counts the calls, and what others left waiting would call meanwhile: it needs a page of its own.

const probeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    probe: build.query<unknown, string>({ query: (path) => path }),
    sendAs: build.mutation<unknown, string>({
      query: (token) => ({
        ...{ url: '/actuals/stamps', method: 'POST' },
        headers: { authorization: `Bearer ${token}` },
      }),
    }),
    save: build.mutation<unknown, string>({ query: (url) => ({ url, method: 'POST' }) }),
  }),
});

describe('baseQuery', () => {
  let server: FakeApi;
  let store: PageStore;
  const ask = (path: string) =>
    store.dispatch(probeApi.endpoints.probe.initiate(path, { forceRefetch: true }));

  beforeEach(() => {
    server = new FakeApi();
    store = openStore({ middleware: [baseApi.middleware] });
    startSession(tokenFor(['sales']));
  });
  afterEach(() => server.restore());

  it('calls below /api/v3 with the bearer token [R-API-1]', async () => {
    server.on('GET /thing', { yes: true });
    const { data } = await ask('/thing');
    expect(data).toEqual({ yes: true });
    expect(server.calls[0]?.headers.get('authorization')).toBe(`Bearer ${currentToken()}`);
  });

  it('makes a call that names its own token for that person', async () => {
    server.on('POST /actuals/stamps', {});
    await store.dispatch(probeApi.endpoints.sendAs.initiate('of somebody else'));
    expect(server.calls[0]?.headers.get('authorization')).toBe('Bearer of somebody else');
  });

  it('ends the session on 401 [R-ACCESS-6]', async () => {
    server.on('GET /gone', refuse(401, 'UNAUTHENTICATED', 'Please sign in'));
    const { error } = await ask('/gone');
    expect(error).toMatchObject({ statusCode: 401, message: 'Please sign in' });
    expect(currentSession()).toBeNull();
  });

  it('has the roles asked for after a 403, but not after that of asking', async () => {
    const refused = jest.fn();
    const stop = onSessionDoubted(refused);
    server.on('GET /secret', refuse(403, 'FORBIDDEN', 'No'));
    server.on('GET /employee/self', refuse(403, 'FORBIDDEN', 'No'));
    await ask('/secret');
    await ask('/employee/self');
    stop();
    expect(refused).toHaveBeenCalledTimes(1);
    expect(currentSession()).not.toBeNull();
  });

  it('says that the server cannot be reached, and that what was typed is kept', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const { error } = await ask('/thing');
    expect(error).toMatchObject({
      statusCode: 0,
      code: 'UNREACHABLE',
      message: 'The server cannot be reached. Try again when you are connected.',
    });
    const saved = await store.dispatch(probeApi.endpoints.save.initiate('/thing'));
    expect(saved.error).toMatchObject({
      code: 'UNREACHABLE',
      message: expect.stringContaining('Everything you typed is kept'),
    });
  });

  it('ends a call that nobody answers once the server is out of reach', async () => {
    const asked: string[] = [];
    globalThis.fetch = (input, init) => {
      const { url, signal } = new Request(input, init);
      asked.push(new URL(url).pathname);
      if (url.endsWith('/healthcheck')) return Promise.reject(new TypeError('Failed to fetch'));
      return new Promise((_answer, fail) =>
        signal.addEventListener('abort', () => fail(new DOMException('', 'AbortError'))),
      );
    };
    const saving = store.dispatch(probeApi.endpoints.save.initiate('/thing'));
    live.lose();
    expect((await saving).error).toMatchObject({ code: 'UNREACHABLE' });
    expect(asked.sort()).toEqual(['/api/v3/thing', '/healthcheck']);
    live.detach();
  });

  it('lets a call take its time while the server answers others, also without a live connection', async () => {
    const give: { answer?: () => void } = {};
    server.on('GET /healthcheck', {});
    server.on(
      'POST /thing',
      () => new Promise((done) => (give.answer = () => done({ yes: true }))),
    );
    live.lose();
    const saving = store.dispatch(probeApi.endpoints.save.initiate('/thing'));
    await waitFor(() => expect(server.callsOf('GET /healthcheck')).toHaveLength(1));
    give.answer?.();
    expect((await saving).data).toEqual({ yes: true });
    live.detach();
  });

  it('saves as ever where only the live connection is missing, but waits in vain for nobody', async () => {
    server.on('POST /thing', { yes: true });
    live.refuse();
    expect((await store.dispatch(probeApi.endpoints.save.initiate('/thing'))).data).toEqual({
      yes: true,
    });
    globalThis.fetch = (input, init) => {
      const { url, signal } = new Request(input, init);
      if (url.endsWith('/healthcheck')) return Promise.reject(new TypeError('Failed to fetch'));
      return new Promise((_answer, fail) =>
        signal.addEventListener('abort', () => fail(new DOMException('', 'AbortError'))),
      );
    };
    const { error } = await store.dispatch(probeApi.endpoints.save.initiate('/thing'));
    expect(error).toMatchObject({ code: 'UNREACHABLE' });
    live.detach();
  });

  it('keeps a session that began while the 401 of the last one was on its way', async () => {
    const next = tokenFor(['manager'], '65f0000000000000000000bb');
    server.on('GET /late', () => {
      startSession(next);
      return refuse(401, 'UNAUTHENTICATED', 'Please sign in');
    });
    await ask('/late');
    expect(currentToken()).toBe(next);
  });
});
