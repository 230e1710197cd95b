import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { TaskStopped } from './task-stopped.js';

/** What a side process tells: that it can begin, and how each task ended. */
export type SideMessage<Answer> =
  { kind: 'ready' } | { kind: 'answer'; answer: Answer } | { kind: 'fault'; error: Error };

/** How much one task may need. */
export interface TaskLimits {
  timeMs: number;
  /** Megabytes of the process's heap, its code included. */
  memoryMb: number;
}

type Settle<Answer> = { resolve: (answer: Answer) => void; reject: (error: Error) => void };

/** A process has this long to load its code. */
const START_MS = 60_000;

/** Compiled code is run as it is; run from its source, by the tests, Node has to be taught it first. */
const READ_SOURCE = import.meta.url.endsWith('.ts')
  ? ['--import', new URL('../testing/read-typescript.mjs', import.meta.url).href]
  : [];

function launch(entry: URL, memoryMb: number): ChildProcess {
  const file = READ_SOURCE.length > 0 ? entry.href.replace(/\.js$/, '.ts') : entry.href;
  return fork(fileURLToPath(file), {
    execArgv: [`--max-old-space-size=${memoryMb}`, ...READ_SOURCE],
    // Nothing in there has a use for the settings and their secrets.
    env: {},
    serialization: 'advanced',
    // What it says when its memory runs out is said here better.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/**
 * One process that does one task at a time. Not a thread: a thread that wants much memory at once takes
 * the whole process with it, whatever its own limit. Once a task was stopped it is of no more use.
 */
export class SideProcess<Task, Answer> {
  private readonly child: ChildProcess;
  private readonly ready: Promise<void>;
  private current: Settle<Answer> | undefined;
  private end: Error | undefined;

  constructor(
    entry: URL,
    private readonly limits: TaskLimits,
  ) {
    this.child = launch(entry, limits.memoryMb);
    this.ready = this.begin();
    this.holdsUs(false);
  }

  get isUsable(): boolean {
    return this.end === undefined;
  }

  /**
   * @throws TaskStopped when it needs more than the limits; the time counts from when the process has
   * loaded its code
   */
  async run(task: Task): Promise<Answer> {
    // Nobody may wait for an answer in a process that ends.
    this.holdsUs(true);
    let timer: NodeJS.Timeout | undefined;
    try {
      await this.ready;
      return await new Promise<Answer>((resolve, reject) => {
        if (this.end) return reject(this.end);
        this.current = { resolve, reject };
        timer = setTimeout(() => this.stop(new TaskStopped('time')), this.limits.timeMs);
        this.child.send(task as object);
      });
    } finally {
      clearTimeout(timer);
      this.current = undefined;
      this.holdsUs(false);
    }
  }

  /** Ends the process and whatever it does. */
  stop(why: Error): void {
    this.end ??= why;
    this.current?.reject(this.end);
    this.child.kill('SIGKILL');
  }

  private begin(): Promise<void> {
    const ready = new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => this.stop(new Error('A side process did not start')), START_MS);
      late.unref();
      this.child.on('message', (message: SideMessage<Answer>) => {
        if (message.kind === 'ready') {
          clearTimeout(late);
          resolve();
        } else if (message.kind === 'answer') this.current?.resolve(message.answer);
        else this.current?.reject(message.error);
      });
      this.child.on('error', (error) => this.stop(error));
      this.child.on('exit', (code, signal) => {
        clearTimeout(late);
        // It ends by itself for one reason only, once it could begin.
        this.stop(new TaskStopped('memory'));
        reject(new Error(`A side process did not start: ${signal ?? code}`));
      });
    });
    // Whoever runs a task learns of it.
    ready.catch(() => undefined);
    return ready;
  }

  private holdsUs(holds: boolean): void {
    if (holds) {
      this.child.ref();
      this.child.channel?.ref();
    } else {
      this.child.unref();
      this.child.channel?.unref();
    }
  }
}
