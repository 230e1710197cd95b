import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { OUT_OF_CPU, TaskStopped } from './task-stopped.js';

/** What a side process reports: that it can begin, what it has so far, and how each task ended. */
export type SideMessage<Answer> =
  | { kind: 'ready' }
  | { kind: 'answer'; answer: Answer }
  | { kind: 'soFar'; answer: Answer }
  | { kind: 'fault'; error: Error };

/** How much one task may use. */
export interface TaskLimits {
  /** By the clock. */
  timeMs: number;
  /** Of processors, in the process and its threads: what a busy machine keeps it waiting does not count. */
  cpuMs?: number;
  /** Megabytes of the process's heap, including its code. */
  memoryMb: number;
}

/** Who follows a task. */
export interface Following<Answer> {
  /** Is told what there is so far. */
  readonly hear?: (soFar: Answer) => void;
  /** Ends it, with its process. */
  readonly signal?: AbortSignal;
}

interface Settle<Answer> extends Pick<Following<Answer>, 'hear'> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** Why a task is not wanted anymore. */
export const reasonOf = (signal: AbortSignal | undefined): Error =>
  signal?.reason instanceof Error ? signal.reason : new Error('Nobody wants this task anymore');

/** How long a process may take to load its code. */
const START_MS = 60_000;

/**
 * Compiled code runs as it is; when the tests run the sources, Node has to be taught to read them
 * first.
 */
const READ_SOURCE = import.meta.url.endsWith('.ts')
  ? [
      '--conditions=emma-source',
      '--import',
      new URL('../testing/read-typescript.mjs', import.meta.url).href,
    ]
  : [];

function launch(entry: URL, { memoryMb, cpuMs }: TaskLimits): ChildProcess {
  const file = READ_SOURCE.length > 0 ? entry.href.replace(/\.js$/, '.ts') : entry.href;
  return fork(fileURLToPath(file), cpuMs === undefined ? [] : [String(cpuMs)], {
    execArgv: [`--max-old-space-size=${memoryMb}`, ...READ_SOURCE],
    // Nothing in there needs the settings and their secrets.
    env: {},
    serialization: 'advanced',
    // The message that Node prints when memory runs out is said better here.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/**
 * One process that does one task at a time. Not a thread: a thread that allocates much memory at
 * once takes the whole process down, whatever its own limit. It cannot be used again once a task
 * was stopped.
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
    this.child = launch(entry, limits);
    this.ready = this.begin();
    this.holdsUs(false);
  }

  get isUsable(): boolean {
    return this.end === undefined;
  }

  /**
   * @throws TaskStopped when it needs more than the limits; the time counts from when the process
   * has loaded its code
   */
  async run(task: Task, { hear, signal }: Following<Answer> = {}): Promise<Answer> {
    const stop = (): void => this.stop(reasonOf(signal));
    signal?.addEventListener('abort', stop);
    // Nobody may wait for an answer from a process that is ending.
    this.holdsUs(true);
    let timer: NodeJS.Timeout | undefined;
    try {
      await this.ready;
      return await new Promise<Answer>((resolve, reject) => {
        if (this.end) return reject(this.end);
        this.current = { resolve, reject, ...(hear && { hear }) };
        timer = setTimeout(() => this.stop(new TaskStopped('time')), this.limits.timeMs);
        this.child.send(task as object);
      });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      this.current = undefined;
      this.holdsUs(false);
    }
  }

  /** Ends the process and whatever it is doing. */
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
        else if (message.kind === 'soFar') this.current?.hear?.(message.answer);
        else this.current?.reject(message.error);
      });
      this.child.on('error', (error) => this.stop(error));
      this.child.on('exit', (code, signal) => {
        clearTimeout(late);
        this.stop(new TaskStopped(signal === OUT_OF_CPU ? 'time' : 'memory'));
        reject(new Error(`A side process did not start: ${signal ?? code}`));
      });
    });
    // Whoever runs a task gets this error too.
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
