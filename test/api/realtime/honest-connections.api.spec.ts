import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#kernel/ids.js';
import { ForgetTopicsCommand } from '#modules/ops/commands/forget-topics/forget-topics.command.js';
import { Db } from '#platform/database/db.js';
import { UnitOfWork } from '#platform/database/unit-of-work.js';
import { employeeTopic } from '#platform/realtime/employee-topic.js';
import { LiveChanges } from '#platform/realtime/live-changes.js';
import { SocketIdentities } from '#platform/realtime/socket-identities.js';
import { TopicRevisions } from '#platform/realtime/topic-revisions.js';
import { LiveConnection } from '../../support/api/live-connection.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { hire } from '../../support/given/hire.js';

interface Changed {
  topic: string;
  revision: number;
  change: { items: object[] } | null;
}
const ITEM = { kind: 'booking', booking: { metaData: { tripFee: 30, stairsFloors: 2 } } };
const REDUCED = { kind: 'booking', booking: { metaData: { stairsFloors: 2 } } };

describe('a live connection, while its person changes', () => {
  let api: TestApi;
  let open: LiveConnection[] = [];
  let days = 0;

  beforeAll(async () => {
    api = await startTestApi({ settings: { SOCKET_RECHECK_MS: '600000' } });
  });
  afterEach(() => {
    for (const connection of open) connection.close();
    open = [];
  });
  afterAll(() => api?.close());

  const sql = (text: string, values: unknown[] = []) => api.get(Db).query(text, values);
  const change = (topic: string, item: object = ITEM): Promise<void> =>
    api.get(UnitOfWork).run(async () => api.get(LiveChanges).changed(topic, item));
  const hear = (connection: LiveConnection, fits: (changed: Changed) => boolean) =>
    connection.until<Changed>('changed', fits);
  /** The first message that came with its content; a gap makes a page fetch by itself. */
  const content = async (connection: LiveConnection) =>
    (await hear(connection, ({ change: told }) => told !== null)).change?.items;
  const connectTo = async (token: string | undefined): Promise<LiveConnection> => {
    const connection = await LiveConnection.open(api.origin, token, ['websocket']);
    open.push(connection);
    return connection;
  };
  /** Somebody of sales who watches a board of their own. */
  const watcher = async () => {
    days += 1;
    const employee = await hire(api, { roles: ['sales'] });
    const { token } = await api.asEmployee(employee);
    const connection = await connectTo(token);
    const topic = `board:${api.branchId}:2026-11-${String(days).padStart(2, '0')}`;
    await connection.ask('watch', { topic });
    const become = (assignment: string) =>
      sql(`update employees.employee set ${assignment} where id = $1`, [employee._id]);
    return { employee, connection, topic, become };
  };
  /** Makes one method of a provider fail until it is fixed. */
  const breaking = <Service extends object>(service: Service, method: keyof Service) => {
    service[method] = (() => Promise.reject(new Error('away'))) as Service[typeof method];
    return () => Reflect.deleteProperty(service, method);
  };

  it('sees its new share at once', async () => {
    const { employee, connection, topic, become } = await watcher();
    await become(`roles = '{mover}'`);
    await change(employeeTopic(employee._id));
    await change(topic);
    await hear(connection, ({ revision }) => revision === 1);
    await change(topic);
    expect(await content(connection)).toEqual([REDUCED]);
  });

  it('is ended when its new share cannot be found out', async () => {
    const { employee, connection, topic, become } = await watcher();
    const mend = breaking(api.get(TopicRevisions), 'open');
    await become(`roles = '{mover}'`);
    await change(employeeTopic(employee._id));
    await connection.ended();
    mend();
    await change(topic);
    expect(connection.all('changed')).toEqual([]);
  });

  it('gets no content while roles can’t be checked, and all of it afterwards', async () => {
    const { employee, connection, topic, become } = await watcher();
    const mend = breaking(api.get(SocketIdentities), 'identify');
    await become(`roles = '{mover}'`);
    await change(employeeTopic(employee._id));
    await change(topic);
    expect((await hear(connection, ({ revision }) => revision === 1)).change).toBeNull();
    mend();
    await change(topic);
    await hear(connection, ({ revision }) => revision === 2);
    await change(topic);
    expect(await content(connection)).toEqual([REDUCED]);
  });

  it('is checked before it gets changes that were missed', async () => {
    const [left, stays] = [await watcher(), await watcher()];
    await left.become('active = false');
    await stays.become(`roles = '{mover}'`);
    await sql(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'emma live' and datname = current_database()`,
    );
    await left.connection.ended();
    await change(stays.topic);
    await hear(stays.connection, ({ revision }) => revision === 1);
    await change(stays.topic);
    expect(await content(stays.connection)).toEqual([REDUCED]);
  });

  it('cannot watch what is not there, and leaves no trace of it', async () => {
    const connection = await connectTo(api.as('sales').token);
    const topics = [`customer:${newId()}`, `board:${newId()}:2026-11-21`, `email:${newId()}`];
    for (const topic of topics) {
      expect(await connection.ask('watch', { topic })).toEqual({ error: 'NOT_FOUND' });
    }
    const kept = await sql('select from platform.topic_revision where topic = any ($1)', [topics]);
    expect(kept).toEqual([]);
  });

  it('is one of twenty of a person at most, those that come at once included', async () => {
    const { token } = await api.asEmployee(await hire(api));
    const tries = await Promise.allSettled(Array.from({ length: 26 }, () => connectTo(token)));
    const refused = tries.filter((one) => one.status === 'rejected');
    expect(refused.map(({ reason }) => (reason as Error).message)).toEqual(
      Array.from({ length: 6 }, () => 'TOO_MANY_CONNECTIONS'),
    );
    await connectTo(api.as('mover').token);
    const gone = open[0];
    gone?.close();
    for (let tried = 0; tried < 50; tried += 1) {
      if (await connectTo(token).catch(() => undefined)) return;
    }
    throw new Error('The place of a closed connection was not given to another');
  });

  it('gets the next number of a topic that was purged, never a lower one', async () => {
    const [busy, quiet] = [await watcher(), await watcher()];
    for (let count = 0; count < 3; count += 1) await change(busy.topic);
    await change(quiet.topic);
    const topics = [busy.topic, quiet.topic];
    const forget = () => api.execute(new ForgetTopicsCommand());
    expect(await forget()).toBe(0);
    await sql(
      `update platform.topic_revision set touched = now() - interval '3 days' where topic = any ($1)`,
      [topics],
    );
    expect(await forget()).toBe(2);
    expect(await api.get(TopicRevisions).of(busy.topic)).toBe(3);
    await change(busy.topic, { kind: 'next' });
    await change(quiet.topic, { kind: 'next' });
    expect(await hear(busy.connection, ({ revision }) => revision > 3)).toMatchObject({
      revision: 4,
      change: { items: [{ kind: 'next' }] },
    });
    // A page takes a gap for something missed, and fetches again.
    expect((await hear(quiet.connection, ({ revision }) => revision > 1)).revision).toBe(4);
  });
});
