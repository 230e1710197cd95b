import { connect as connectTcp } from 'node:net';
import type { Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { newId } from '#kernel/ids.js';
import { TopicRevisions } from '#platform/realtime/topic-revisions.js';
import { UNNAMED_AN_ADDRESS } from '#platform/realtime/unnamed-connections.js';
import { LiveConnection } from '../../support/api/live-connection.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { itAtNight } from '../../support/thorough.js';

const CONNECTIONS = 20;
const MESSAGES = 2_000;

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Infinity;

describe('live connections that send too much', () => {
  let api: TestApi;
  const open: LiveConnection[] = [];
  const raw: Socket[] = [];
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterEach(() => {
    for (const connection of open.splice(0)) connection.close();
    for (const socket of raw.splice(0)) socket.destroy();
  });
  afterAll(() => api?.close());

  async function connect(person: 'sales' | 'admin' | 'mover' | 'lead'): Promise<LiveConnection> {
    const connection = await LiveConnection.open(api.origin, api.as(person).token, ['websocket']);
    open.push(connection);
    return connection;
  }

  /** In milliseconds. */
  async function timeOf(work: () => Promise<unknown>): Promise<number> {
    const began = performance.now();
    await work();
    return performance.now() - began;
  }

  it('let a month of days be watched at once, with few look-ups [R-LIVE-7]', async () => {
    const admin = await connect('admin');
    const topics = Array.from({ length: 42 }, (_none, day) => {
      const at = new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10);
      return `board:${api.branchId}:${at}`;
    });
    const opened = jest.spyOn(api.get(TopicRevisions), 'open');
    const answers = await Promise.all([
      ...topics.map((topic) => admin.ask('watch', { topic })),
      admin.ask('join', { pageId: '/emma/move/manager' }),
    ]);
    expect(answers.slice(0, 42)).toEqual(topics.map(() => ({ revision: expect.any(Number) })));
    expect(opened.mock.calls.length).toBeLessThanOrEqual(5);
    opened.mockRestore();
    const unknown = { topic: `board:${newId()}:2027-01-01` };
    const [known, missing] = await Promise.all([
      admin.ask('watch', { topic: topics[0] }),
      admin.ask('watch', unknown),
    ]);
    expect([known, missing]).toEqual([{ revision: expect.any(Number) }, { error: 'NOT_FOUND' }]);
  });

  it('are told so, and ended when they go on [R-LIVE-7]', async () => {
    const lead = await connect('lead');
    const ended = lead.ended();
    const answers: unknown[] = [];
    for (let sent = 0; sent < 400; sent += 1) {
      lead.socket.emit('watch', { topic: `customer:${newId()}` }, (answer: unknown) =>
        answers.push(answer),
      );
    }
    await ended;
    expect(answers).toContainEqual({ error: 'TOO_MANY' });
  });

  it('take nothing from others: 40,000 messages, and lists and health are answered [R-LIVE-7]', async () => {
    const before = await Promise.all(Array.from({ length: CONNECTIONS }, () => connect('mover')));
    const others = { health: [] as number[], list: [] as number[] };
    const sales = api.as('sales');
    await sales.get('customer');
    for (const { socket } of before) {
      for (let sent = 0; sent < MESSAGES; sent += 1) {
        socket.emit('watch', { topic: `customer:${newId()}` });
      }
    }
    for (let asked = 0; asked < 20; asked += 1) {
      others.health.push(await timeOf(() => fetch(`${api.origin}/healthcheck`)));
      others.list.push(await timeOf(() => sales.get('customer')));
    }
    // 200 on a quiet machine; what floods them runs in this very process too.
    expect(median(others.health)).toBeLessThan(500);
    expect(median(others.list)).toBeLessThan(1_000);
    await Promise.all(before.map((connection) => connection.ended()));
  });

  const handshake = (): Promise<'open' | 'refused'> =>
    new Promise((resolve) => {
      const { hostname, port } = new URL(api.origin);
      const socket = connectTcp(Number(port), hostname);
      raw.push(socket);
      socket.on('error', () => resolve('refused'));
      socket.on('close', () => resolve('refused'));
      socket.once('data', (data) =>
        resolve(data.toString().startsWith('HTTP/1.1 101') ? 'open' : 'refused'),
      );
      socket.write(
        'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n' +
          'Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n' +
          'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
      );
    });

  const whenClosed = (socket: Socket): Promise<void> =>
    new Promise((resolve) => {
      if (socket.closed) resolve();
      else socket.once('close', () => resolve());
    });

  itAtNight(
    'have room for so many of an address that do not say whose they are, and not for long',
    async () => {
      const answers: string[] = [];
      for (let tried = 0; tried < UNNAMED_AN_ADDRESS + 20; tried += 1) {
        answers.push(await handshake());
      }
      expect(answers.filter((answer) => answer === 'open')).toHaveLength(UNNAMED_AN_ADDRESS);
      await expect(connect('sales')).rejects.toThrow();
      await Promise.all(raw.map(whenClosed));
      await connect('sales');
    },
  );
});
