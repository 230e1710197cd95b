import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { GetViewersQuery } from '#modules/presence/index.js';
import { LiveConnection } from '../../support/api/live-connection.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import type { TestPerson } from '../../support/api/test-people.js';
import { itAtNight } from '../../support/thorough.js';

const CONTRACT = '0123456789abcdef01234567';
const PAGE = `/emma/customer/${CONTRACT}`;
interface Viewers {
  pageId: string;
  employeeIds: string[];
}
interface Monitor {
  contracts: Record<string, string[]>;
}

describe('viewers of a page', () => {
  let api: TestApi;
  let open: LiveConnection[] = [];
  const idOf = (person: TestPerson): string => api.people[person]._id;
  const viewersOfContract = (): Promise<Record<string, string[]>> =>
    api.ask(new GetViewersQuery([CONTRACT]));
  const both = (): string[] => [idOf('sales'), idOf('manager')].sort();

  async function connect(person: TestPerson): Promise<LiveConnection> {
    const connection = await LiveConnection.open(api.origin, api.as(person).token);
    open.push(connection);
    return connection;
  }

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterEach(async () => {
    for (const connection of open) connection.close();
    open = [];
    while (Object.keys(await viewersOfContract()).length > 0) await setImmediate();
  });
  afterAll(() => api.close());

  it.each([
    [undefined],
    [null],
    [{}],
    [{ pageId: '' }],
    [{ pageId: 7 }],
    [{ pageId: 'x'.repeat(201) }],
  ])('refuses to join %j and stays open', async (body) => {
    const sales = await connect('sales');
    expect(await sales.ask('join', body)).toEqual({ error: 'INVALID' });
    expect(sales.socket.connected).toBe(true);
  });

  it('lets a connection join twenty pages', async () => {
    const sales = await connect('sales');
    for (let page = 1; page <= 20; page += 1) await sales.ask('join', { pageId: `/emma/${page}` });
    expect(await sales.ask('join', { pageId: '/emma/21' })).toEqual({ error: 'TOO_MANY' });
    expect(await sales.ask('join', { pageId: '/emma/20' })).toMatchObject({ pageId: '/emma/20' });
    await sales.ask('leave', { pageId: '/emma/1' });
    expect(await sales.ask('join', { pageId: '/emma/21' })).toMatchObject({ pageId: '/emma/21' });
  });

  it('are shown to everybody there, each once over all tabs [R-LIVE-1]', async () => {
    const sales = await connect('sales');
    expect(await sales.ask('join', { pageId: PAGE })).toEqual({
      pageId: PAGE,
      employeeIds: [idOf('sales')],
    });
    const manager = await connect('manager');
    const secondTab = await connect('manager');
    expect(await manager.ask('join', { pageId: PAGE })).toEqual({
      pageId: PAGE,
      employeeIds: both(),
    });
    expect(await secondTab.ask('join', { pageId: PAGE })).toMatchObject({ employeeIds: both() });
    await sales.until<Viewers>('viewers', ({ employeeIds }) => employeeIds.length === 2);
    expect(await manager.ask('leave', { pageId: PAGE })).toMatchObject({ employeeIds: both() });
    secondTab.close();
    await sales.until<Viewers>(
      'viewers',
      () => sales.all<Viewers>('viewers').at(-1)?.employeeIds.length === 1,
    );
    expect(sales.all<Viewers>('viewers').at(-1)).toEqual({
      pageId: PAGE,
      employeeIds: [idOf('sales')],
    });
  });

  it('of all contracts are shown to those who watch them [R-LIVE-4]', async () => {
    const watcher = await connect('manager');
    watcher.socket.emit('update_panopticon');
    expect(await watcher.until<Monitor>('monitorupdate')).toEqual({ contracts: {} });
    const sales = await connect('sales');
    await sales.ask('join', { pageId: PAGE });
    await sales.ask('join', { pageId: '/emma/leads' });
    const update = await watcher.until<Monitor>(
      'monitorupdate',
      ({ contracts }) => !!contracts[CONTRACT],
    );
    expect(update).toEqual({ contracts: { [CONTRACT]: [idOf('sales')] } });
    const other = 'f'.repeat(24);
    expect(await api.ask(new GetViewersQuery([CONTRACT, other]))).toEqual({
      [CONTRACT]: [idOf('sales')],
    });
  });

  itAtNight('forget a connection that died without a word within 15 s', async () => {
    const sales = await connect('sales');
    const manager = await LiveConnection.open(api.origin, api.as('manager').token, ['websocket']);
    await sales.ask('join', { pageId: PAGE });
    await manager.ask('join', { pageId: PAGE });
    await sales.until<Viewers>('viewers', ({ employeeIds }) => employeeIds.length === 2);
    manager.fallSilent();
    await sales.until<Viewers>(
      'viewers',
      () => sales.all<Viewers>('viewers').at(-1)?.employeeIds.join() === idOf('sales'),
      15_000,
    );
    manager.close();
  });
});
