import { DomainError } from '#kernel/domain-error.js';
import { reasonOf, SideProcess } from './side-process.js';
import type { Following, TaskLimits } from './side-process.js';

interface Waiting {
  lane: string;
  begin: () => void;
}

export interface SideProcessOptions extends TaskLimits {
  processes: number;
  /** Tasks that may wait for a process; one more is refused. */
  waiting: number;
}

const TOO_MANY = 'A service that this needs is busy. Please try again in a moment.';

/**
 * A few processes for work that could take long or use much memory, away from the one that answers
 * requests. They start when they are needed, are reused, and are replaced when a task had to be
 * stopped. When there is more work than they can do, the lane with the fewest tasks running comes
 * first.
 */
export class SideProcesses<Task, Answer> {
  private readonly idle: SideProcess<Task, Answer>[] = [];
  private readonly busy = new Map<SideProcess<Task, Answer>, string>();
  private readonly waiting: Waiting[] = [];

  /** `entry`: the module that calls `serveTasks`, by its compiled name. */
  constructor(
    private readonly entry: URL,
    private readonly options: SideProcessOptions,
  ) {}

  /**
   * Does a task for a lane: a person, or anything else that must not make others wait.
   * @throws TaskStopped when it needs more time or memory than allowed; the signal's reason; DomainError 503 when too
   * many are waiting already
   */
  async run(task: Task, lane: string, following: Following<Answer> = {}): Promise<Answer> {
    const process = await this.take(lane);
    try {
      if (following.signal?.aborted) throw reasonOf(following.signal);
      return await process.run(task, following);
    } finally {
      this.busy.delete(process);
      if (process.isUsable) this.idle.push(process);
      this.next();
    }
  }

  /** Ends every process; running tasks fail. */
  close(): void {
    for (const process of [...this.idle, ...this.busy.keys()]) process.stop(new Error('Closed'));
  }

  private async take(lane: string): Promise<SideProcess<Task, Answer>> {
    while (this.busy.size >= this.options.processes) await this.turn(lane);
    let process = this.idle.pop();
    while (process && !process.isUsable) process = this.idle.pop();
    process ??= new SideProcess<Task, Answer>(this.entry, this.options);
    this.busy.set(process, lane);
    return process;
  }

  private turn(lane: string): Promise<void> {
    if (this.waiting.length >= this.options.waiting) {
      throw new DomainError('unavailable', 'SERVICE_UNAVAILABLE', TOO_MANY);
    }
    return new Promise((resolve) => this.waiting.push({ lane, begin: resolve }));
  }

  private next(): void {
    const underWay = (lane: string): number =>
      [...this.busy.values()].filter((other) => other === lane).length;
    const [first] = this.waiting.toSorted((a, b) => underWay(a.lane) - underWay(b.lane));
    if (!first) return;
    this.waiting.splice(this.waiting.indexOf(first), 1);
    first.begin();
  }
}
