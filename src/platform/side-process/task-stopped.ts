/** How a process ends whose task took more of processors than it may. */
export const OUT_OF_CPU = 'SIGALRM';

/** A task that needed more than it is allowed; its process is gone. */
export class TaskStopped extends Error {
  constructor(readonly lacked: 'time' | 'memory') {
    super(`A task was stopped for want of ${lacked}`);
    this.name = 'TaskStopped';
  }
}
