import type { StampResultView } from '#modules/actuals/contract/actual.view.js';
import { baseApi } from '../../../shared/api';
import { startSession } from '../../../shared/auth';
import { deviceStore, dropOthers, forgetDevice } from '../../../shared/device';
import { openStore, pageStore } from '../../../shared/store';
import { FakeApi, givenActual, refuse, settled, tokenFor } from '../../../testing';
import type { Call } from '../../../testing/fake-api';
import { noteStamp, readQueue } from './kept-queue';
import { sendWaiting, stampNow, undoStamp } from './outbox';
import { isWaiting, newStamp, type QueuedStamp, type Stamp } from './queued-stamp';
import { isLastingIn, queueIn, refusedIn, stamped, unsentIn } from './stamping-slice';
import { JOB, NEXT_JOB } from './stamping.fixture';

const ANN = '65f0000000000000000000e1';
const BO = '65f0000000000000000000e2';
const SEND = 'POST /actuals/stamps';

describe('stamps on their way', () => {
  let server: FakeApi;
  beforeEach(() => {
    server = new FakeApi().on(SEND, (call) => stored(call));
    openStore({ middleware: [baseApi.middleware] });
    startSession(tokenFor(['mover'], ANN));
  });
  afterEach(async () => {
    server.restore();
    await forgetDevice();
  });

  const sent = (call: Call): Stamp[] => (call.body as { stamps: Stamp[] }).stamps;
  const allSent = (): Stamp[] => server.callsOf(SEND).flatMap(sent);
  const unsent = (): number => unsentIn(pageStore().getState());
  const refused = (): QueuedStamp[] => refusedIn(pageStore().getState());
  const stored = (call: Call, wrong: readonly string[] = []) => ({
    results: sent(call).map(({ id, at, kind }): StampResultView =>
      wrong.includes(kind)
        ? { id, at, state: 'refused', code: 'STAMP_ORDER', message: 'These times run backwards.' }
        : { id, at, state: 'stored', code: null, message: null },
    ),
    actuals: [givenActual({ operation: JOB, version: 1, state: 'out' })],
  });

  /** Signs in anew, as after a reload: nothing is known but what this device has kept. */
  const reopen = async (who = ANN): Promise<void> => {
    openStore({ middleware: [baseApi.middleware] });
    startSession(tokenFor(['mover'], who));
    await dropOthers(who);
    await readQueue();
  };

  it('wait without a network, and go in their order with the next one, also after a reload [R-CREW-18]', async () => {
    server.line = 'down';
    await stampNow(JOB, 'leftYard');
    await stampNow(JOB, 'started');
    await stampNow(NEXT_JOB, 'leftYard');
    expect(unsent()).toBe(3);
    await reopen();
    expect(unsent()).toBe(3);
    server.line = 'up';
    await sendWaiting();
    expect(unsent()).toBe(0);
    expect(allSent().map(({ operation, kind }) => [operation, kind])).toEqual([
      [JOB, 'leftYard'],
      [JOB, 'started'],
      [NEXT_JOB, 'leftYard'],
    ]);
    expect(server.calls[0]?.body).toMatchObject({ sentAt: expect.any(String) });
    expect(allSent().every(({ id }) => /^[0-9a-f]{24}$/.test(id))).toBe(true);
    expect(server.calls[0]?.headers.has('idempotency-key')).toBe(false);
  });

  it('are sent again under the same id where the answer was lost [R-CREW-18]', async () => {
    server.line = 'mute';
    await stampNow(JOB, 'leftYard');
    expect(unsent()).toBe(1);
    server.line = 'up';
    await sendWaiting();
    const [first, again] = allSent();
    expect(again).toEqual(first);
    expect(unsent()).toBe(0);
  });

  it('that are refused hold up no others, and say why until they were read [R-CREW-19]', async () => {
    server.line = 'down';
    for (const kind of ['started', 'finished', 'backYard'] as const) await stampNow(JOB, kind);
    server.line = 'up';
    server.on(SEND, (call) => stored(call, ['finished']));
    await sendWaiting();
    expect(unsent()).toBe(0);
    expect(refused()).toMatchObject([
      { stamp: { kind: 'finished' }, refusal: { message: 'These times run backwards.' } },
    ]);
    await reopen();
    expect(refused()).toHaveLength(1);
  });

  it('that no server can read are found one by one [R-CREW-19]', async () => {
    server.line = 'down';
    for (const kind of ['leftYard', 'started', 'finished'] as const) await stampNow(JOB, kind);
    server.line = 'up';
    server.on(SEND, (call) =>
      sent(call).some(({ kind }) => kind === 'started')
        ? refuse(400, 'VALIDATION_FAILED', 'Something is wrong')
        : stored(call),
    );
    await sendWaiting();
    expect(unsent()).toBe(0);
    expect(refused()).toMatchObject([{ stamp: { kind: 'started' } }]);
  });

  it('that a job has no room for say so, also where the whole request is refused for it [R-ACTUAL-14]', async () => {
    server.line = 'down';
    for (const kind of ['started', 'finished'] as const) await stampNow(JOB, kind);
    server.line = 'up';
    const full = { code: 'STAMPS_FULL', message: 'This job has as many stamps as a job can have.' };
    server.on(SEND, (call) => {
      const results = sent(call).map(({ id, at }) => ({ id, at, state: 'refused', ...full }));
      return refuse(409, full.code, full.message, { results, actuals: [] });
    });
    await sendWaiting();
    expect(unsent()).toBe(0);
    expect(refused()).toMatchObject([{ refusal: full }, { refusal: full }]);
  });

  it.each([401, 403, 404, 429, 503])('wait on where the server answers %i', async (status) => {
    server.on(SEND, refuse(status, 'X', 'Not now'));
    await stampNow(JOB, 'leftYard');
    await reopen();
    expect(unsent()).toBe(1);
  });

  it('are never sent as somebody else’s [R-CREW-20]', async () => {
    server.line = 'down';
    await stampNow(JOB, 'leftYard');
    await reopen(BO);
    server.line = 'up';
    await stampNow(JOB, 'started');
    expect(allSent().map(({ kind }) => kind)).toEqual(['started']);
    expect(server.callsOf(SEND)[0]?.headers.get('authorization')).toBe(`Bearer ${tokenOf(BO)}`);
    await reopen(ANN);
    await sendWaiting();
    expect(allSent().map(({ kind }) => kind)).toEqual(['started', 'leftYard']);
  });
  const tokenOf = (who: string): string => {
    const [call] = server.callsOf(SEND);
    const token = call?.headers.get('authorization')?.replace('Bearer ', '') ?? '';
    const body = JSON.parse(atob(token.split('.')[1] ?? '')) as { userId: string };
    return body.userId === who ? token : `of ${body.userId}`;
  };

  it('stay with who stamped them when somebody else signs in while they are sent [R-CREW-20]', async () => {
    server.on(SEND, (call) => {
      startSession(tokenFor(['mover'], BO));
      return stored(call);
    });
    await stampNow(JOB, 'leftYard');
    expect(server.callsOf(SEND)).toHaveLength(1);
    const rows = await (await deviceStore()).queue<QueuedStamp>();
    expect(rows.map(({ person, state: is }) => [person, is])).toEqual([[ANN, 'waiting']]);
  });

  it('of who signs in while somebody else’s are sent go next', async () => {
    server.on(SEND, (call) => {
      server.on(SEND, (next) => stored(next));
      startSession(tokenFor(['mover'], BO));
      void noteStamp(newStamp(BO, JOB, 'started'));
      return stored(call);
    });
    await stampNow(JOB, 'leftYard');
    expect(allSent().map(({ kind }) => kind)).toEqual(['leftYard', 'started']);
  });

  /** Begins to read the queue, and goes on as it was then once it is told to. */
  const readSlowly = async (): Promise<() => Promise<void>> => {
    const store = await deviceStore();
    const before = await store.queue();
    let release = (): void => undefined;
    const released = new Promise<void>((done) => (release = done));
    jest.spyOn(store, 'queue').mockImplementationOnce(async () => {
      await released;
      return before as never;
    });
    const reading = readQueue();
    return async () => {
      // What goes on meanwhile gets as far as it can.
      await settled(server);
      release();
      await reading;
    };
  };

  it('stay when they are stamped while the queue is read', async () => {
    server.line = 'down';
    const goOn = await readSlowly();
    const stamping = stampNow(JOB, 'leftYard');
    await goOn();
    await stamping;
    expect(unsent()).toBe(1);
    expect(await (await deviceStore()).queue()).toHaveLength(1);
  });

  it('stay sent when the queue was read before', async () => {
    server.line = 'down';
    await stampNow(JOB, 'leftYard');
    server.line = 'up';
    const goOn = await readSlowly();
    const sending = sendWaiting();
    await goOn();
    await sending;
    expect(unsent()).toBe(0);
    expect(allSent()).toHaveLength(1);
  });

  it('are kept with the next ones where the device failed once', async () => {
    server.line = 'down';
    const store = await deviceStore();
    jest.spyOn(store, 'enqueue').mockRejectedValueOnce(new Error('full'));
    await stampNow(JOB, 'leftYard');
    expect(await store.queue()).toEqual([]);
    await readQueue();
    expect(await store.queue()).toHaveLength(1);
    await reopen();
    expect(unsent()).toBe(1);
  });

  it('are called kept only when the device has them', () => {
    expect(isLastingIn(pageStore().getState())).toBe(true);
    pageStore().dispatch(stamped(newStamp(ANN, JOB, 'leftYard')));
    expect(isLastingIn(pageStore().getState())).toBe(false);
  });

  it('are taken back by another stamp', async () => {
    await stampNow(JOB, 'leftYard');
    const [left] = queueIn(pageStore().getState());
    await undoStamp(left!);
    expect(allSent()[1]).toMatchObject({ kind: 'undo', of: left!.stamp.id, operation: JOB });
  });

  it('that were refused wait for their person too, when the session ends by itself [R-CREW-22]', async () => {
    server.on(SEND, (call) => stored(call, ['started']));
    await stampNow(JOB, 'started');
    await dropOthers(null);
    await reopen(BO);
    expect(refused()).toEqual([]);
    await reopen(ANN);
    expect(refused()).toMatchObject([{ stamp: { kind: 'started' } }]);
  });

  it('lose the name of their customer when somebody else uses the phone, and nothing else [R-CREW-22]', async () => {
    server.line = 'down';
    await stampNow(JOB, 'leftYard', { customerName: 'Maria Lopez' });
    server.line = 'up';
    server.on(SEND, (call) => stored(call, ['started']));
    await stampNow(JOB, 'started', { customerName: 'Maria Lopez' });
    server.line = 'down';
    await stampNow(NEXT_JOB, 'leftYard', { customerName: 'Ada Gomez' });
    const store = await deviceStore();
    const kept = (await store.queue<QueuedStamp>()).filter(({ state }) => state !== 'stored');
    expect(kept.map(({ state, customerName }) => [state, customerName])).toEqual([
      ['refused', 'Maria Lopez'],
      ['waiting', 'Ada Gomez'],
    ]);
    await dropOthers(ANN);
    expect(await store.queue()).toEqual(expect.arrayContaining(kept));
    await dropOthers(BO);
    expect(await store.queue()).toEqual(kept.map((row) => ({ ...row, customerName: '' })));
    startSession(tokenFor(['mover'], BO));
    await noteStamp(newStamp(ANN, JOB, 'finished', { customerName: 'Maria Lopez' }));
    expect((await store.queue<QueuedStamp>()).at(-1)).toMatchObject({ customerName: '' });
  });

  it('leave nothing of anyone else but what was not sent, for a week [R-CREW-22]', async () => {
    await stampNow(JOB, 'leftYard');
    server.line = 'down';
    await stampNow(JOB, 'started');
    const store = await deviceStore();
    const old = Date.now() - 8 * 86_400_000;
    const [row] = (await store.queue<QueuedStamp>()).filter(isWaiting);
    const { order: _order, ...fresh } = row!;
    await store.enqueue({ ...fresh, since: old } as QueuedStamp);
    await dropOthers(BO);
    expect((await store.queue<QueuedStamp>()).map(({ stamp }) => stamp.kind)).toEqual(['started']);
    expect(await store.copies()).toEqual([]);
    await forgetDevice();
    expect(await store.queue()).toEqual([]);
  });
});
