import { describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from './processes.mjs';

const PARENT = `
  import { spawn } from 'node:child_process';
  import { endsWithUs } from ${JSON.stringify(new URL('./ends-with-us.mjs', import.meta.url).href)};
  const child = endsWithUs(spawn('sleep', ['600'], { detached: true, stdio: 'ignore' }));
  console.log(child.pid);
  setInterval(() => undefined, 1_000);`;

describe('a program that belongs to another', () => {
  it.each(['SIGKILL', 'SIGTERM'])('ends when that one ends by %s', async (signal) => {
    const parent = spawn(process.execPath, ['--input-type=module', '-e', PARENT], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said] = await once(parent.stdout, 'data');
    const pid = Number(said);
    expect(isAlive(pid)).toBe(true);
    parent.kill(signal);
    await once(parent, 'exit');
    while (isAlive(pid)) await sleep(20);
    expect(isAlive(pid)).toBe(false);
  });
});
