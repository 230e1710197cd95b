import { Worker } from 'node:worker_threads';
import type { SideMessage } from './side-process.js';
import { OUT_OF_CPU } from './task-stopped.js';

/** Kills a process that is too busy to notice that its parent is gone, or that its task took too much. */
const WATCH = `
  const { parent, cpuMs, begunAt, signal } = require('node:worker_threads').workerData;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
    const { user, system } = process.cpuUsage();
    const [begun] = begunAt;
    if (begun >= 0 && (user + system) / 1000 - begun > cpuMs) process.kill(process.pid, signal);
  }, 200);`;

const NO_TASK = -1;

/** What the process and its threads took of processors so far, in milliseconds. */
function spentMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/**
 * Inside a side process: does one task after another, as they are sent.
 * @param work may tell what it has so far, for who is satisfied with less once it is stopped
 */
export function serveTasks<Task, Answer>(
  work: (task: Task, tell: (soFar: Answer) => void) => Promise<Answer>,
): void {
  const say = (message: SideMessage<Answer>): void => void process.send?.(message);
  const begunAt = new Float64Array(new SharedArrayBuffer(8)).fill(NO_TASK);
  const end = (message: SideMessage<Answer>): void => {
    begunAt[0] = NO_TASK;
    say(message);
  };
  process.on('message', (task: Task) => {
    begunAt[0] = spentMs();
    work(task, (answer) => say({ kind: 'soFar', answer })).then(
      (answer) => end({ kind: 'answer', answer }),
      (error: unknown) => end({ kind: 'fault', error: error as Error }),
    );
  });
  process.once('disconnect', () => process.exit());
  // A terminal signals all processes; this one is stopped by the process that uses it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => undefined);
  // Read before anybody sends a task: by the time the thread is up, that process may be gone.
  const cpuMs = Number(process.argv[2] ?? Number.POSITIVE_INFINITY);
  const workerData = { parent: process.ppid, cpuMs, begunAt, signal: OUT_OF_CPU };
  new Worker(WATCH, { eval: true, workerData }).unref();
  say({ kind: 'ready' });
}
