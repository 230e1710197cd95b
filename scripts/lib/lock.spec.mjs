import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withLock } from './lock.mjs';

/** Runs a module's text in a process of its own, with withLock, `lock` and `file` available. */
const inChild = (text, { lock, file }) => {
  const head = `
    import { withLock } from ${JSON.stringify(new URL('./lock.mjs', import.meta.url).href)};
    import { readFileSync, writeFileSync } from 'node:fs';
    import { setTimeout as sleep } from 'node:timers/promises';
    const [lock, file] = ${JSON.stringify([lock, file])};`;
  return spawn(process.execPath, ['--input-type=module', '-e', head + text], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
};

describe('a lock between processes', () => {
  let folder;
  let paths;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'emma-lock-'));
    paths = { lock: join(folder, 'a.lock'), file: join(folder, 'count') };
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('lets one at a time in', async () => {
    writeFileSync(paths.file, '0');
    const text = `
      for (let i = 0; i < 5; i++) await withLock(lock, async () => {
        const count = Number(readFileSync(file, 'utf8'));
        await sleep(5);
        writeFileSync(file, String(count + 1));
      });`;
    const children = [1, 2, 3].map(() => inChild(text, paths));
    await Promise.all(children.map((child) => once(child, 'exit')));
    expect(readFileSync(paths.file, 'utf8')).toBe('15');
  });

  it('is taken over from a process that was killed', async () => {
    const text = "await withLock(lock, () => { console.log('in'); return sleep(60_000); });";
    const child = inChild(text, paths);
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(existsSync(paths.lock)).toBe(true);

    expect(await withLock(paths.lock, () => Promise.resolve('mine'))).toBe('mine');
  });

  it('is given back when the work fails', async () => {
    const failing = withLock(paths.lock, () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(existsSync(paths.lock)).toBe(false);
  });
});
