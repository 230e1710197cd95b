import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { UnitOfWork } from '#platform/database/unit-of-work.js';
import { LiveChanges } from '#platform/realtime/live-changes.js';
import { LiveConnection } from '../support/api/live-connection.js';
import { startTestApi } from '../support/api/start-test-api.js';
import type { TestApi } from '../support/api/start-test-api.js';
import { ChildPrograms, end } from './support/child-programs.js';
import { itAtNight } from '../support/thorough.js';

const CONTRACT = '0123456789abcdef01234567';
const PAGE = `/emma/customer/${CONTRACT}`;
interface Viewers {
  employeeIds: string[];
}
interface Monitor {
  contracts: Record<string, string[]>;
}

describe('two server processes on one Redis', () => {
  let api: TestApi;
  let programs: ChildPrograms;
  let open: LiveConnection[] = [];

  async function connect(origin: string, person: 'sales' | 'manager'): Promise<LiveConnection> {
    const connection = await LiveConnection.open(origin, api.as(person).token);
    open.push(connection);
    return connection;
  }

  beforeAll(async () => {
    programs = await ChildPrograms.compile();
    const settings = {
      REDIS_URL: process.env['TEST_REDIS_URL'] ?? '',
      REDIS_PREFIX: `t${randomBytes(6).toString('hex')}`,
    };
    api = await startTestApi({ settings });
  });
  afterEach(() => {
    for (const connection of open) connection.close();
    open = [];
  });
  afterAll(async () => {
    await programs.close();
    await api.close();
  });

  const otherServer = async () => {
    const { child, said } = await programs.start('server-process');
    return { child, origin: said.split(' ')[1] ?? '' };
  };

  it('count together what one address tries', async () => {
    const other = await otherServer();
    const tries = Array.from({ length: 122 }, async (_, index) => {
      const url = `${index % 2 ? other.origin : api.origin}/api/v3/booking/quote`;
      return (await fetch(url, { method: 'POST' })).status;
    });
    const statuses = await Promise.all(tries);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    await end(other.child, 'SIGTERM');
  });

  it('share viewers, forget those of a killed process within 15 s, and both pass on changes [R-LIVE-2]', async () => {
    const other = await otherServer();
    const sales = await connect(api.origin, 'sales');
    const manager = await connect(other.origin, 'manager');
    const [salesId, managerId] = [api.people.sales._id, api.people.manager._id];
    const both = [salesId, managerId].sort();

    await sales.ask('join', { pageId: PAGE });
    expect(await manager.ask('join', { pageId: PAGE })).toEqual({
      pageId: PAGE,
      employeeIds: both,
    });
    await sales.until<Viewers>('viewers', ({ employeeIds }) => employeeIds.length === 2);
    sales.socket.emit('update_panopticon');
    const seen = await sales.until<Monitor>('monitorupdate');
    expect(seen.contracts).toEqual({ [CONTRACT]: both });

    const topic = `board:${api.branchId}:2026-11-21`;
    await sales.ask('watch', { topic });
    await manager.ask('watch', { topic });
    await api
      .get(UnitOfWork)
      .run(async () => api.get(LiveChanges).changed(topic, { kind: 'customer' }));
    const expected = { topic, revision: 1, change: { items: [{ kind: 'customer' }] } };
    expect(await sales.until('changed')).toEqual(expected);
    expect(await manager.until('changed')).toEqual(expected);

    await end(other.child, 'SIGKILL');
    await sales.until<Viewers>(
      'viewers',
      () => sales.all<Viewers>('viewers').at(-1)?.employeeIds.join() === salesId,
      15_000,
    );
    await sales.until<Monitor>(
      'monitorupdate',
      ({ contracts }) => contracts[CONTRACT]?.join() === salesId,
    );
  });

  itAtNight('notify the viewers of an orderly ended process at once', async () => {
    const other = await otherServer();
    const sales = await connect(api.origin, 'sales');
    const manager = await connect(other.origin, 'manager');
    await manager.ask('join', { pageId: PAGE });
    const answer = await sales.ask('join', { pageId: PAGE });
    expect(answer).toMatchObject({ employeeIds: expect.arrayContaining([api.people.manager._id]) });
    await end(other.child, 'SIGTERM');
    await sales.until<Viewers>('viewers', ({ employeeIds }) => employeeIds.length === 1, 2_000);
  });
});
