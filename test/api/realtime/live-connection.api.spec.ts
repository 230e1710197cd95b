import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { UnitOfWork } from '#platform/database/unit-of-work.js';
import { Db } from '#platform/database/db.js';
import { LiveChanges } from '#platform/realtime/live-changes.js';
import { employeeTopic } from '#platform/realtime/employee-topic.js';
import { LiveConnection } from '../../support/api/live-connection.js';
import { passTime } from '../../support/api/pass-time.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenMove } from '../../support/given/given-move.js';
import type { TestPerson } from '../../support/api/test-people.js';

interface Changed {
  topic: string;
  revision: number;
  change: { items: object[] } | null;
}

describe('a live connection', () => {
  let api: TestApi;
  let open: LiveConnection[] = [];
  let CUSTOMER: string;
  let BOARD: string;

  async function connect(person: TestPerson): Promise<LiveConnection> {
    const connection = await LiveConnection.open(api.origin, api.as(person).token);
    open.push(connection);
    return connection;
  }

  const change = (topic: string, ...items: object[]): Promise<void> =>
    api.get(UnitOfWork).run(async () => {
      for (const item of items) api.get(LiveChanges).changed(topic, item);
    });

  beforeAll(async () => {
    api = await startTestApi({ settings: { SOCKET_RECHECK_MS: '300' } });
    CUSTOMER = `customer:${(await givenMove(api, '2026-12-01')).customerId}`;
    BOARD = `board:${api.branchId}:2026-11-21`;
  });
  afterEach(() => {
    for (const connection of open) connection.close();
    open = [];
  });
  afterAll(() => api.close());

  it.each([[undefined], [''], ['nonsense'], [{ not: 'text' }]])(
    'is refused with the token %j',
    async (token) => {
      await expect(LiveConnection.open(api.origin, token)).rejects.toThrow('UNAUTHENTICATED');
    },
  );

  it.each([['polling'], ['websocket']])(
    'is refused to the page of another site, by %s',
    async (transport) => {
      const { token } = api.as('mover');
      const from = (origin: string) =>
        LiveConnection.open(api.origin, token, [transport], { origin });
      await expect(from('https://evil.example')).rejects.toThrow();
      await expect(from('null')).rejects.toThrow();
      open.push(await from(api.origin));
    },
  );

  it('says whom it takes the page for [R-LIVE-5]', async () => {
    const mover = await connect('mover');
    expect(await mover.until('connection')).toEqual({ employeeId: api.people.mover._id });
  });

  it.each([
    ['mover', 'email:0123456789abcdef01234567'],
    ['manager', 'queues'],
    ['admin', 'nonsense:1'],
    ['admin', 'customer:1'],
    ['admin', ''],
    ['admin', undefined],
    ['admin', 'x'.repeat(5_000)],
  ] as const)('refuses to let %s watch %s', async (person, topic) => {
    const connection = await connect(person);
    expect(await connection.ask('watch', { topic })).toEqual({ error: 'FORBIDDEN' });
  });

  it.each<[unknown]>([
    [{ toString: 1 }],
    [{ valueOf: {} }],
    [{ topic: { toString: 1 } }],
    [{ topic: ['customer:1'] }],
    [{ topic: 1 }],
    [null],
    [undefined],
    [[]],
    ['customer:1'],
    [7],
    [true],
    [Buffer.from('customer:1')],
  ])('answers whatever is no message, such as %j, and stays open', async (message) => {
    const connection = await connect('sales');
    expect(await connection.ask('watch', message)).toEqual({ error: 'FORBIDDEN' });
    expect(await connection.ask('unwatch', message)).toEqual({});
    for (const event of ['join', 'leave']) {
      expect(await connection.ask(event, message)).toEqual({ error: 'INVALID' });
    }
    expect(await connection.ask('beat', message)).toEqual({});
    expect(await connection.ask('update_panopticon', message)).toEqual({});
    expect(connection.socket.connected).toBe(true);
    expect(connection.all('exception')).toEqual([]);
  });

  it('gives a sign of life whenever it is asked for one', async () => {
    const mover = await connect('mover');
    expect(await mover.ask('beat', undefined)).toEqual({});
  });

  it('reports each committed change once, with the next revision', async () => {
    const sales = await connect('sales');
    const { revision } = (await sales.ask('watch', { topic: CUSTOMER })) as { revision: number };
    await change(CUSTOMER, { kind: 'a' }, { kind: 'b' });
    const changed = await sales.until<Changed>('changed');
    expect(changed).toEqual({
      topic: CUSTOMER,
      revision: revision + 1,
      change: { items: [{ kind: 'a' }, { kind: 'b' }] },
    });
    await change(CUSTOMER, { kind: 'c' });
    await sales.until<Changed>('changed', (next) => next.revision === revision + 2);
    expect(await sales.ask('watch', { topic: CUSTOMER })).toEqual({ revision: revision + 2 });
    sales.socket.emit('unwatch', { topic: CUSTOMER });
    await sales.ask('watch', { topic: BOARD });
    await change(CUSTOMER, { kind: 'd' });
    await change(BOARD, { kind: 'e' });
    await sales.until<Changed>('changed', ({ topic }) => topic === BOARD);
    const revisions = sales.all<Changed>('changed').map((changed) => changed.revision);
    expect(revisions).toEqual([revision + 1, revision + 2, 1]);
  });

  it('carries nothing that a reduced reader would not get [R-LIVE-6]', async () => {
    const topic = `${BOARD.slice(0, -2)}22`;
    const [lead, manager] = [await connect('lead'), await connect('manager')];
    await lead.ask('watch', { topic });
    await manager.ask('watch', { topic });
    const item = { kind: 'booking', booking: { metaData: { tripFee: 30, stairsFloors: 2 } } };
    await change(topic, item);
    expect((await manager.until<Changed>('changed')).change).toEqual({ items: [item] });
    expect((await lead.until<Changed>('changed')).change).toEqual({
      items: [{ kind: 'booking', booking: { metaData: { stairsFloors: 2 } } }],
    });
  });

  it('announces every watched topic after the listening connection was lost', async () => {
    const sales = await connect('sales');
    await sales.ask('watch', { topic: CUSTOMER });
    await api.get(Db).query(
      `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'emma live' and datname = current_database()`,
    );
    const { revision, change: content } = await sales.until<Changed>('changed');
    expect(content).toBeNull();
    await change(CUSTOMER, { kind: 'later' });
    await sales.until<Changed>('changed', (changed) => changed.revision === revision + 1);
  });

  it('is checked again when roles change [R-LIVE-6]', async () => {
    const connection = await connect('mover');
    await connection.ask('watch', { topic: CUSTOMER });
    const { _id } = api.people.mover;
    await setEmployee(`roles = '{sales}'`, _id);
    await change(employeeTopic(_id), {});
    // Sent again, so that the page asks for its roles.
    await connection.until('connection', () => connection.all('connection').length === 2);
    // Let in again, and told from which revision on.
    await connection.until<Changed>('changed', ({ topic }) => topic === CUSTOMER);
    await change(CUSTOMER, { kind: 'customer', email: 'x@y.z' });
    const told = ({ topic, change }: Changed) => topic === CUSTOMER && change !== null;
    expect((await connection.until<Changed>('changed', told)).change).toEqual({
      items: [{ kind: 'customer', email: 'x@y.z' }],
    });
    await setEmployee(`roles = '{mover}'`, _id);
  });

  it('ends when its employee becomes inactive', async () => {
    const lead = await connect('lead');
    await setEmployee('active = false', api.people.lead._id);
    expect(await lead.ended()).toBe('io server disconnect');
    await setEmployee('active = true', api.people.lead._id);
  });

  it('ends when its token expires', async () => {
    const { token } = await api.asEmployee(api.people.admin);
    await passTime(api, 12 * 3_600_000 - 3_500);
    const admin = await LiveConnection.open(api.origin, token);
    open.push(admin);
    expect(await admin.ended()).toBe('io server disconnect');
  });

  const setEmployee = (assignment: string, id: string): Promise<object[]> =>
    api.get(Db).query(`update employees.employee set ${assignment} where id = $1`, [id]);
});
