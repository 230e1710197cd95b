import { FakeApi, refuse, tokenFor } from '../../testing';
import { startSession } from '../auth';
import { openStore, type PageStore } from '../store';
import { baseApi } from './base-api';

const probeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    create: build.mutation<unknown, object | void>({
      query: (body) => ({ url: '/thing', method: 'POST', body: body ?? undefined }),
    }),
    change: build.mutation<unknown, object>({
      query: (body) => ({ url: '/thing', method: 'PUT', body }),
    }),
    moment: build.mutation<unknown, string>({
      query: (url) => ({ url, method: 'POST', body: {} }),
    }),
    preview: build.query<unknown, object>({
      query: (body) => ({ url: '/thing', method: 'POST', body }),
    }),
  }),
});
const { create, change, moment, preview } = probeApi.endpoints;

describe('A POST that may have arrived', () => {
  let server: FakeApi;
  let store: PageStore;
  const makes = (name: string) => store.dispatch(create.initiate({ name }));
  const keys = () => server.calls.map(({ headers }) => headers.get('idempotency-key'));

  beforeEach(() => {
    server = new FakeApi().on('POST /thing', { yes: true });
    store = openStore({ middleware: [baseApi.middleware] });
    startSession(tokenFor(['sales']));
  });
  afterEach(() => {
    server.restore();
    jest.restoreAllMocks();
  });

  it('has the same key when it is sent again, and a new one once it was answered', async () => {
    server.line = 'mute';
    expect((await makes('Gomez')).error).toMatchObject({ code: 'UNREACHABLE' });
    await makes('Gomez');
    server.line = 'up';
    expect((await makes('Gomez')).data).toEqual({ yes: true });
    await makes('Gomez');
    const [first, second, third, later] = keys();
    expect(first).toMatch(/^[0-9a-f]{24}$/);
    expect([second, third]).toEqual([first, first]);
    expect(later).not.toBe(first);
  });

  it('lends its key to no other request', async () => {
    server.line = 'mute';
    await makes('Gomez');
    server.line = 'up';
    await makes('Lee');
    await store.dispatch(create.initiate());
    expect(new Set(keys()).size).toBe(3);
  });

  it.each<[string, ReturnType<typeof refuse>]>([
    ['a gateway answers for the server', refuse(502, 'UNEXPECTED', 'Bad gateway')],
    ['the first is still under way', refuse(409, 'IDEMPOTENCY_IN_PROGRESS', 'Still running')],
    ['there are too many requests', refuse(429, 'TOO_MANY_REQUESTS', 'Slow down')],
    ['the session ended meanwhile', refuse(401, 'UNAUTHENTICATED', 'Please sign in')],
  ])('keeps its key where %s', async (_case, refusal) => {
    server.line = 'mute';
    await makes('Gomez');
    server.line = 'up';
    server.on('POST /thing', refusal);
    await makes('Gomez');
    server.on('POST /thing', { yes: true });
    await makes('Gomez');
    const [first] = keys();
    expect(first).toMatch(/^[0-9a-f]{24}$/);
    expect(keys()).toEqual([first, first, first]);
  });

  it('gets a new key after a refusal: what was refused may be allowed a moment later', async () => {
    server.on('POST /thing', refuse(409, 'SLOT_TAKEN', 'Taken'));
    await makes('Gomez');
    await makes('Gomez');
    expect(new Set(keys()).size).toBe(2);
  });

  it('is a new request an hour later', async () => {
    server.line = 'mute';
    await makes('Gomez');
    const later = Date.now() + 3_600_001;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    await makes('Gomez');
    expect(new Set(keys()).size).toBe(2);
  });

  it('is the only one with a key: not what is put, only asked for, or good for a moment', async () => {
    await store.dispatch(change.initiate({ name: 'Gomez' }));
    await store.dispatch(moment.initiate('/access-token/code'));
    await store.dispatch(moment.initiate('/tickets'));
    await store.dispatch(moment.initiate('/move/location/estimate/c/a'));
    await store.dispatch(preview.initiate({ name: 'Gomez' }));
    expect(keys()).toEqual([null, null, null, null, null]);
  });
});
