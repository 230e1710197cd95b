import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ended, start } from './children.mjs';
import { freePort } from './port.mjs';
import { UserError } from './log.mjs';

const READY_MS = 10_000;

/**
 * A Redis for this process alone, in memory, on a free port of 127.0.0.1.
 * @param {string} program path of redis-server
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startThrowawayRedis(program) {
  const folder = mkdtempSync(join(tmpdir(), 'emma-redis-'));
  const port = await freePort();
  const options = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
  ];
  const server = start(program, [...options, '--dir', folder], { stdio: 'ignore' });
  const exit = ended(server);
  exit.catch(() => undefined);
  const end = Date.now() + READY_MS;
  while (!(await answers(port))) {
    if (Date.now() > end || server.exitCode !== null)
      throw new UserError(`${program} does not start.`);
    await sleep(20);
  }
  return {
    url: `redis://127.0.0.1:${port}/0`,
    async stop() {
      server.kill('SIGTERM');
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const answers = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
