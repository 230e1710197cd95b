import { configureStore } from '@reduxjs/toolkit';
import { FakeApi, refuse, tokenFor } from '../../testing';
import { currentSession, startSession } from '../auth';
import { baseApi } from './base-api';

const probeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ probe: build.query<unknown, string>({ query: (path) => path }) }),
});

describe('baseQuery', () => {
  let server: FakeApi;
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
  const ask = (path: string) =>
    store.dispatch(probeApi.endpoints.probe.initiate(path, { forceRefetch: true }));

  beforeEach(() => {
    server = new FakeApi();
    startSession(tokenFor(['sales']));
  });
  afterEach(() => server.restore());

  it('calls below /api/v3 with the bearer token', async () => {
    server.on('GET /thing', { yes: true });
    const { data } = await ask('/thing');
    expect(data).toEqual({ yes: true });
    expect(server.calls[0]?.headers.get('authorization')).toBe(`Bearer ${currentSession()?.token}`);
  });

  it('ends the session on 401', async () => {
    server.on('GET /gone', refuse(401, 'UNAUTHENTICATED', 'Please sign in'));
    const { error } = await ask('/gone');
    expect(error).toMatchObject({ statusCode: 401, message: 'Please sign in' });
    expect(currentSession()).toBeNull();
  });

  it('keeps a session that began while the 401 of the last one was on its way', async () => {
    const next = tokenFor(['manager'], '65f0000000000000000000bb');
    server.on('GET /late', () => {
      startSession(next);
      return refuse(401, 'UNAUTHENTICATED', 'Please sign in');
    });
    await ask('/late');
    expect(currentSession()?.token).toBe(next);
  });
});
