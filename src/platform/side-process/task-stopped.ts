/** A task that needed more than it is allowed; its process is gone. */
export class TaskStopped extends Error {
  constructor(readonly lacked: 'time' | 'memory') {
    super(`A task was stopped for want of ${lacked}`);
    this.name = 'TaskStopped';
  }
}

/** A task that nobody wants anymore; its process is gone if it had one. */
export class TaskDropped extends Error {
  constructor() {
    super('A task was stopped because nobody wants it anymore');
    this.name = 'TaskDropped';
  }
}
