import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { writePackageOf } from '../../support/product/package-of-sources.js';
import { SWC_OPTIONS } from '../../support/product/swc-options.js';

const ROOT = join(import.meta.dirname, '../../..');

/** The programs of this folder. */
type Program = 'worker-process' | 'server-process' | 'product-worker-process';

/** A process besides the test's own. */
export interface ChildProgram {
  child: ChildProcess;
  /** The line with which it reported that it is ready. */
  said: string;
}

/** Processes of their own, from the same sources as the test. */
export class ChildPrograms {
  private readonly children: ChildProcess[] = [];

  private constructor(private readonly folder: string) {}

  static async compile(): Promise<ChildPrograms> {
    // Inside the project, so that the packages are found from there.
    const local = join(ROOT, '.local');
    await mkdir(local, { recursive: true });
    const folder = await mkdtemp(join(local, 'jobs-test-'));
    const cli = join(ROOT, 'node_modules/@swc/cli/bin/swc.js');
    const args = [
      cli,
      'src',
      'test/jobs/support',
      '-d',
      folder,
      '--quiet',
      '--no-swcrc',
      ...SWC_OPTIONS,
    ];
    await promisify(execFile)(process.execPath, args, { cwd: ROOT });
    writePackageOf(folder, './src');
    return new ChildPrograms(folder);
  }

  /** Resolves once the process takes work. */
  async start(program: Program): Promise<ChildProgram> {
    const child = spawn(
      process.execPath,
      [join(this.folder, `test/jobs/support/${program}.js`)],
      // The test's own settings, which the test runner keeps apart from those of its process.
      { env: { ...process.env }, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    this.children.push(child);
    for await (const said of createInterface(child.stdout)) {
      if (said.startsWith('ready')) return { child, said };
    }
    throw new Error(`${program} ended before it was ready`);
  }

  async close(): Promise<void> {
    for (const child of this.children) await end(child, 'SIGKILL');
    await rm(this.folder, { recursive: true, force: true });
  }
}

export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}
