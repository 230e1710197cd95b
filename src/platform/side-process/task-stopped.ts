/** A task that needed more than it is allowed, or that nobody wants anymore; its process is gone. */
export class TaskStopped extends Error {
  constructor(readonly lacked: 'time' | 'memory' | 'interest') {
    super(`A task was stopped for want of ${lacked}`);
    this.name = 'TaskStopped';
  }
}
