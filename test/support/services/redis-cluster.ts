import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { endsWithUs } from '../../../scripts/lib/ends-with-us.mjs';
import { endProgram, freePort } from '../product/server-process.js';

const SLOTS = 16_384;
const SIZE = 3;
const START_LIMIT_MS = 180_000;

/** A cluster of three nodes, each with a third of the slots, that this process alone uses. */
export interface RedisCluster {
  /** Two of the three: the third one must be found. */
  url: string;
  /** The node whose keys begin with `{prefix}` goes the hard way. @returns what starts it again on its data */
  kill: (prefix: string) => Promise<() => Promise<void>>;
  /** It hangs: its connections stay open, and nothing answers. */
  freeze: (prefix: string) => Promise<void>;
  /** Gives it a replica that has all its data. */
  addReplica: (prefix: string) => Promise<void>;
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
      const node = await ownerOf(prefix, nodes);
      await endProgram(node.process, 'SIGKILL');
      return async () => {
        node.process = run(folder, node);
        await untilWhole(nodes);
      };
    },
    freeze: async (prefix) => {
      (await ownerOf(prefix, nodes)).process.kill('SIGSTOP');
    },
    addReplica: async (prefix) => {
      const owner = await ownerOf(prefix, nodes);
      const replica = await startNode(folder);
      await replica.client.call('CLUSTER', 'MEET', '127.0.0.1', owner.port, owner.busPort);
      nodes.push(replica);
      await untilWhole(nodes);
      await replica.client.call('CLUSTER', 'REPLICATE', await owner.client.cluster('MYID'));
      await until([replica], 'INFO', 'master_link_status:up');
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
  const program = process.env['REDIS_SERVER_PATH'] ?? 'redis-server';
  return endsWithUs(spawn(program, options, { stdio: 'ignore' }));
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

const untilWhole = (nodes: readonly Node[]): Promise<void> =>
  until(nodes, 'CLUSTER INFO', 'cluster_state:ok');

/** Asks the nodes until each of them says it. */
async function until(nodes: readonly Node[], question: string, answer: string): Promise<void> {
  const end = Date.now() + START_LIMIT_MS;
  const [command = '', ...rest] = question.split(' ');
  // One that has just started answers with an error while it reads its data.
  const saysSo = async ({ client }: Node): Promise<boolean> =>
    String(await client.call(command, ...rest).catch(() => '')).includes(answer);
  while (!(await Promise.all(nodes.map(saysSo))).every(Boolean)) {
    if (Date.now() > end) throw new Error(`A Redis node does not come to say ${answer}`);
    await sleep(100);
  }
}

/** The node that has the slot of all keys that begin with `{prefix}`. */
async function ownerOf(prefix: string, nodes: readonly Node[]): Promise<Node> {
  const [anyone] = nodes;
  const slot = Number(await anyone?.client.cluster('KEYSLOT', `{${prefix}}`));
  const ranges = await anyone?.client.cluster('SLOTS');
  const range = ranges?.find(([first, last]) => first <= slot && slot <= last);
  const owner = nodes.find(({ port }) => port === range?.[2]?.[1]);
  if (!owner) throw new Error('No node has that slot');
  return owner;
}
