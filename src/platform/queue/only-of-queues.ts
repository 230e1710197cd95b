import { ConfigError } from '../config/load-config.js';
import type { QueueDefinition } from './queue-definition.js';
import type { QueueConfig } from './queue.config.js';

/**
 * The settings, if every queue that they name exists.
 * @throws ConfigError that lists the queues, for an unknown name
 */
export function onlyOfQueues(
  queues: readonly Pick<QueueDefinition, 'name'>[],
  config: QueueConfig,
): QueueConfig {
  const known = queues.map(({ name }) => name).sort();
  const named = { QUEUE_CONCURRENCY: config.concurrency, QUEUE_RATES: config.rates };
  for (const [variable, byQueue] of Object.entries(named)) {
    const unknown = Object.keys(byQueue).find((name) => !known.includes(name));
    if (unknown === undefined) continue;
    throw new ConfigError(
      `The setting ${variable} must name queues, and ${unknown} is none: they are ${known.join(', ')}.`,
    );
  }
  return config;
}
