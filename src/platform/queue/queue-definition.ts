/** A lane of work with workers of its own; what is slow in one lane holds up no other. */
export interface QueueDefinition {
  readonly name: string;
  /** Jobs at the same time in one process. */
  readonly concurrency: number;
  /**
   * People take turns: a job is handed to the queue only when a slot is free, and then of whoever has
   * fewest under way, so that nobody waits behind all that somebody else has asked for. Housekeeping has
   * no place in such a queue.
   */
  readonly inTurn?: true;
  /** At most `max` jobs begun in `perMs` milliseconds, over all processes. */
  readonly limit?: { readonly max: number; readonly perMs: number };
}

export const defineQueue = (queue: QueueDefinition): QueueDefinition => Object.freeze(queue);

/** What keeps the house tidy, so that it waits behind nobody's work. */
export const MAINTENANCE = defineQueue({ name: 'maintenance', concurrency: 2 });
