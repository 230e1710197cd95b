import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endsWithUs } from '../../../scripts/lib/ends-with-us.mjs';
import { freePort } from '../../support/product/server-process.js';
import type { DrilledCheckout } from './drilled-checkout.js';

/** By far longer than a start takes where packages are fetched and much else is going on. */
const MOMENT_MS = 600_000;
const END_MS = 30_000;

/** `npm start`, typed in a terminal of its own. */
export class NpmStart {
  said = '';
  private readonly npm: ChildProcess;

  private constructor(
    private readonly checkout: DrilledCheckout,
    readonly origin: string,
    private readonly mark: string,
  ) {
    const { PATH, HOME } = process.env;
    const address = { PORT: new URL(origin).port, HOST: '127.0.0.1', PUBLIC_URL: origin };
    const env = { PATH, HOME, ...address, DATA_DIR: this.dataDir, DRILL: mark };
    // Of a group of its own, as a shell starts it.
    this.npm = endsWithUs(
      spawn('npm', ['start'], {
        ...{ cwd: checkout.path, env, detached: true },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
    for (const stream of [this.npm.stdout, this.npm.stderr])
      stream?.on('data', (chunk: Buffer) => (this.said += chunk.toString()));
  }

  static async type(checkout: DrilledCheckout): Promise<NpmStart> {
    return new NpmStart(checkout, `http://127.0.0.1:${await freePort()}`, randomUUID());
  }

  get dataDir(): string {
    return join(this.checkout.path, 'data');
  }

  /** What it says to those who ask whether it is ready. */
  async progress(): Promise<string> {
    const answer = await fetch(`${this.origin}/healthcheck/ready`).catch(() => undefined);
    const body = (await answer?.json().catch(() => undefined)) as { message?: string } | undefined;
    return body?.message ?? '';
  }

  /** @throws Error with what it said, if it ends before */
  async until(isReached: (start: NpmStart) => Promise<boolean> | boolean): Promise<void> {
    for (const end = Date.now() + MOMENT_MS; !(await isReached(this)); await sleep(10)) {
      if (this.isOver || Date.now() > end) throw new Error(`Waited in vain: ${this.said}`);
    }
  }

  /** As a terminal does it for Ctrl-C: to everything that was started in it. */
  signalGroup(signal: NodeJS.Signals): void {
    process.kill(-(this.npm.pid ?? 0), signal);
  }

  signalNpm(signal: NodeJS.Signals): void {
    this.npm.kill(signal);
  }

  /** What would be left of it when a test has failed. */
  kill(): void {
    if (!this.isOver) this.signalGroup('SIGKILL');
  }

  /** What runs on when npm is gone and everything had the time to end. */
  async left(): Promise<string[]> {
    const end = Date.now() + END_MS;
    while ((!this.isOver || this.running().length > 0) && Date.now() < end) await sleep(50);
    return this.running();
  }

  private get isOver(): boolean {
    return this.npm.exitCode !== null || this.npm.signalCode !== null;
  }

  private running(): string[] {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && this.isOurs(name))
      .map((pid) => read(pid, 'cmdline').replaceAll('\0', ' '));
  }

  /** PostgreSQL writes over its environment; it works in its folder. */
  private isOurs(pid: string): boolean {
    if (read(pid, 'environ').includes(`DRILL=${this.mark}`)) return true;
    try {
      return readlinkSync(`/proc/${pid}/cwd`).startsWith(this.checkout.path);
    } catch {
      return false;
    }
  }
}

function read(pid: string, what: string): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8');
  } catch {
    return '';
  }
}
