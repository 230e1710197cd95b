/** A lane of work with its own workers; slow work in one lane does not delay another. */
export interface QueueDefinition {
  readonly name: string;
  /** Jobs at the same time in one process. */
  readonly concurrency: number;
  /**
   * People take turns: a job is handed to the queue only when a slot is free, and then from the
   * person with the fewest running, so that nobody waits behind everything that somebody else has
   * asked for. Housekeeping does not belong in such a queue.
   */
  readonly inTurn?: true;
  /** At most `max` jobs begin in `perMs` milliseconds, over all processes. */
  readonly limit?: { readonly max: number; readonly perMs: number };
}

export const defineQueue = (queue: QueueDefinition): QueueDefinition => Object.freeze(queue);

/** Housekeeping jobs, so that they wait behind nobody's work. */
export const MAINTENANCE = defineQueue({ name: 'maintenance', concurrency: 2 });
