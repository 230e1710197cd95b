import { Worker } from 'node:worker_threads';
import type { SideMessage } from './side-process.js';

/** Kills a process that is too busy to notice that its parent is gone. */
const WATCH = `
  const { workerData: parent } = require('node:worker_threads');
  setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGKILL'), 500);`;

/**
 * Inside a side process: does one task after another, as they are sent.
 * @param work may tell what it has so far, for who is satisfied with less once it is stopped
 */
export function serveTasks<Task, Answer>(
  work: (task: Task, tell: (soFar: Answer) => void) => Promise<Answer>,
): void {
  const say = (message: SideMessage<Answer>): void => void process.send?.(message);
  process.on('message', (task: Task) => {
    work(task, (answer) => say({ kind: 'soFar', answer })).then(
      (answer) => say({ kind: 'answer', answer }),
      (error: unknown) => say({ kind: 'fault', error: error as Error }),
    );
  });
  process.once('disconnect', () => process.exit());
  // A terminal signals all processes; this one is stopped by the process that uses it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => undefined);
  // Read before anybody sends a task: by the time the thread is up, that process may be gone.
  new Worker(WATCH, { eval: true, workerData: process.ppid }).unref();
  say({ kind: 'ready' });
}
