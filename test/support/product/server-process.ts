import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endsWithUs } from '../../../scripts/lib/ends-with-us.mjs';

const BUILT = resolve(import.meta.dirname, '../../../dist/server');
const START_LIMIT_MS = 180_000;
const END_LIMIT_MS = 30_000;

/** The clock that a whole run may have been given (scripts/nightly.mjs); every process must have the same. */
const CLOCK = ['LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC'];

/** What a process of the product needs of the environment of the tests, and none of its settings. */
export const bareEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(['PATH', ...CLOCK].map((name) => [name, process.env[name]]));

/** A built program of the product: `main` answers people, `worker` runs jobs. */
export type Program = 'main' | 'worker';

/**
 * Starts a program; resolves once `isReady` says so.
 * @throws Error with its last output when it ends before
 */
export async function startProgram(
  program: Program,
  env: NodeJS.ProcessEnv,
  isReady: (said: string) => Promise<boolean> | boolean,
  limitMs = START_LIMIT_MS,
): Promise<ChildProcess> {
  const words = ['--enable-source-maps', `${BUILT}/${program}.js`];
  const child = endsWithUs(
    spawn(process.execPath, words, { env, stdio: ['ignore', 'pipe', 'pipe'] }),
  );
  let said = '';
  const hear = (chunk: Buffer): string => (said = (said + chunk).slice(-4_000));
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  const deadline = Date.now() + limitMs;
  while (Date.now() < deadline && child.exitCode === null) {
    if (await isReady(said)) return child;
    await sleep(100);
  }
  await endProgram(child, 'SIGKILL');
  throw new Error(`The program ${program} did not start: ${said}`);
}

/** Whether a server at this address takes requests. */
export const isServing = async (origin: string): Promise<boolean> =>
  (await fetch(`${origin}/healthcheck/ready`).catch(() => undefined))?.ok ?? false;

/** Resolves when it is gone; one that does not end by itself is killed. */
export async function endProgram(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill(signal);
  await Promise.race([gone, sleep(END_LIMIT_MS, undefined, { ref: false })]);
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
}

/** A port of the loopback interface that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
