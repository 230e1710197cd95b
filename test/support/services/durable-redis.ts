import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { endsWithUs } from '../../../scripts/lib/ends-with-us.mjs';
import { endProgram, freePort } from '../product/server-process.js';

const START_LIMIT_MS = 180_000;

/** A Redis of this process alone that writes every command to disk and keeps its port. */
export interface DurableRedis {
  url: string;
  /** Kills it. */
  kill: () => Promise<void>;
  /** Loses what the killed one had written, as a Redis without persistence does. */
  empty: () => Promise<void>;
  /** Starts it on what the killed one left; resolves when it answers. */
  start: () => Promise<void>;
  /** Ends it and removes the data. */
  stop: () => Promise<void>;
}

export async function startDurableRedis(): Promise<DurableRedis> {
  const folder = await mkdtemp(join(tmpdir(), 'emma-redis-'));
  const port = await freePort();
  const files = ['--dir', folder, '--save', '', '--appendonly', 'yes'];
  const options = ['--port', String(port), '--bind', '127.0.0.1', ...files];
  const program = process.env['REDIS_SERVER_PATH'] ?? 'redis-server';
  let server: ChildProcess;
  const start = async (): Promise<void> => {
    server = endsWithUs(spawn(program, options, { stdio: 'ignore' }));
    await untilAnswering(port);
  };
  const kill = (): Promise<void> => endProgram(server, 'SIGKILL');
  await start();
  return {
    url: `redis://127.0.0.1:${port}/0`,
    start,
    kill,
    empty: () => rm(join(folder, 'appendonlydir'), { recursive: true, force: true }),
    stop: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** It listens before it has read its file: only an answer counts. */
async function untilAnswering(port: number): Promise<void> {
  const end = Date.now() + START_LIMIT_MS;
  const client = new Redis(port, '127.0.0.1', {
    retryStrategy: () => 50,
    maxRetriesPerRequest: null,
  });
  client.on('error', () => undefined);
  try {
    while (!(await isReady(client))) {
      if (Date.now() > end) throw new Error('Redis does not start');
      await sleep(50);
    }
  } finally {
    client.disconnect();
  }
}

const isReady = (client: Redis): Promise<boolean> =>
  client.ping().then(
    () => true,
    () => false,
  );
