import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { endProgram, freePort } from '../product/server-process.js';

const SLOTS = 16_384;
const SIZE = 3;
const START_LIMIT_MS = 30_000;

/** A cluster of three nodes, each with a third of the slots, that this process alone uses. */
export interface RedisCluster {
  /** Two of the three: the third one must be found. */
  url: string;
  /** The node whose keys begin with `{prefix}` goes the hard way. @returns what starts it again on its data */
  kill: (prefix: string) => Promise<() => Promise<void>>;
  stop: () => Promise<void>;
}

interface Node {
  port: number;
  busPort: number;
  client: Redis;
  process: ChildProcess;
}

export async function startRedisCluster(): Promise<RedisCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'emma-redis-cluster-'));
  const nodes: Node[] = [];
  for (let index = 0; index < SIZE; index += 1) nodes.push(await startNode(folder));
  await joinTogether(nodes);
  return {
    url: nodes
      .slice(1)
      .map(({ port }) => `redis://127.0.0.1:${port}`)
      .join(),
    kill: async (prefix) => {
      const slot = await nodes[0]?.client.cluster('KEYSLOT', `{${prefix}}`);
      const node = nodes[Math.floor((Number(slot) * SIZE) / SLOTS)];
      if (!node) throw new Error('No node has that slot');
      await endProgram(node.process, 'SIGKILL');
      return async () => {
        node.process = run(folder, node);
        await untilWhole(nodes);
      };
    },
    stop: async () => {
      for (const { client } of nodes) client.disconnect();
      await Promise.all(nodes.map((node) => endProgram(node.process, 'SIGKILL')));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startNode(folder: string): Promise<Node> {
  const [port, busPort] = [await freePort(), await freePort()];
  const client = new Redis(port, '127.0.0.1', {
    retryStrategy: () => 50,
    maxRetriesPerRequest: null,
    enableReadyCheck: false,
  });
  client.on('error', () => undefined);
  return { port, busPort, client, process: run(folder, { port, busPort }) };
}

function run(folder: string, { port, busPort }: Pick<Node, 'port' | 'busPort'>): ChildProcess {
  const settings = {
    port,
    bind: '127.0.0.1',
    dir: folder,
    save: '',
    appendonly: 'yes',
    appenddirname: `aof-${port}`,
    'cluster-enabled': 'yes',
    'cluster-port': busPort,
    'cluster-config-file': `nodes-${port}.conf`,
    'cluster-node-timeout': 2_000,
  };
  const options = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  return spawn(process.env['REDIS_SERVER_PATH'] ?? 'redis-server', options, { stdio: 'ignore' });
}

async function joinTogether(nodes: readonly Node[]): Promise<void> {
  const bounds = nodes.map((_, index) => Math.ceil((index * SLOTS) / SIZE));
  for (const [index, { client }] of nodes.entries()) {
    const last = (bounds[index + 1] ?? SLOTS) - 1;
    await client.call('CLUSTER', 'ADDSLOTSRANGE', bounds[index] ?? 0, last);
    for (const { port, busPort } of nodes.slice(0, index)) {
      await client.call('CLUSTER', 'MEET', '127.0.0.1', port, busPort);
    }
  }
  await untilWhole(nodes);
}

async function untilWhole(nodes: readonly Node[]): Promise<void> {
  const end = Date.now() + START_LIMIT_MS;
  const isWhole = async ({ client }: Node): Promise<boolean> =>
    String(await client.call('CLUSTER', 'INFO')).includes('cluster_state:ok');
  while (!(await Promise.all(nodes.map(isWhole))).every(Boolean)) {
    if (Date.now() > end) throw new Error('The Redis cluster does not come together');
    await sleep(100);
  }
}
