/** A task that needed more of something than it may have; the process that did it is gone. */
export class TaskStopped extends Error {
  constructor(readonly lacked: 'time' | 'memory') {
    super(`A task was stopped for want of ${lacked}`);
    this.name = 'TaskStopped';
  }
}
