import type { QueueDefinition } from './queue-definition.js';

/** When a job starts by itself: at an interval, or by a cron pattern in `timezone`. */
export type JobSchedule =
  | { readonly everyMs: number }
  | { readonly cron: string; readonly timezone: string };

/** One kind of background work. The payload has ids and plain values, never entities. */
export interface JobDefinition<Payload extends object> {
  /** `<module>.<verb-noun>`, unique. */
  readonly name: string;
  readonly queue: QueueDefinition;
  /**
   * How many attempts an unexpected fault gets in all; a refusal (DomainError) is final at once.
   */
  readonly attempts: number;
  /** The pause before the second attempt; it doubles with each further one. */
  readonly backoffMs: number;
  /** What people read when the job failed for a reason that does not concern them. */
  readonly failureMessage: string;
  /** Runs by itself with an empty payload. */
  readonly schedule?: JobSchedule;
  /** Carries the payload's type; never set. */
  readonly payloadType?: Payload;
}

export type JobSettings<Payload extends object> = Pick<JobDefinition<Payload>, 'name' | 'queue'> &
  Partial<Pick<JobDefinition<Payload>, 'attempts' | 'backoffMs' | 'failureMessage'>> & {
    schedule?: Record<string, never> extends Payload ? JobSchedule : never;
  };

const SYSTEM_FAULT = 'We encountered a system error';
const definitions = new Map<string, JobDefinition<object>>();

/** Adds a kind of job to the typed map that the worker process checks at its start. */
export function defineJob<Payload extends object>(
  settings: JobSettings<Payload>,
): JobDefinition<Payload> {
  if (definitions.has(settings.name)) throw new Error(`Two jobs are named ${settings.name}`);
  const definition: JobDefinition<Payload> = Object.freeze({
    attempts: 5,
    backoffMs: 2_000,
    failureMessage: SYSTEM_FAULT,
    ...settings,
  });
  definitions.set(definition.name, definition);
  return definition;
}

export const definedJobs = (): readonly JobDefinition<object>[] => [...definitions.values()];

/**
 * Every queue that a defined job goes through.
 * @throws Error when two of them have the same name.
 */
export function definedQueues(): QueueDefinition[] {
  const queues = new Map<string, QueueDefinition>();
  for (const { queue } of definitions.values()) {
    if ((queues.get(queue.name) ?? queue) !== queue) {
      throw new Error(`Two queues are named ${queue.name}`);
    }
    queues.set(queue.name, queue);
  }
  return [...queues.values()];
}
