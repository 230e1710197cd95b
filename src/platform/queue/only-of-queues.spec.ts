import { describe, expect, it } from '@jest/globals';
import { loadConfig } from '../config/load-config.js';
import { onlyOfQueues } from './only-of-queues.js';
import { QueueConfig } from './queue.config.js';

const QUEUES = [{ name: 'mail' }, { name: 'drive-times' }];

describe('the queues that settings name', () => {
  it('are taken when each of them is one', () => {
    const settings = { QUEUE_CONCURRENCY: 'mail=2', QUEUE_RATES: 'drive-times=1/1000,mail=5/1000' };
    const config = loadConfig(QueueConfig, settings);
    expect(onlyOfQueues(QUEUES, config)).toBe(config);
  });

  it.each([
    ['QUEUE_CONCURRENCY', 'nosuch=3'],
    ['QUEUE_RATES', 'mail=5/1000,nosuch=1/1000'],
  ])('are refused in %s as %s, with the list of those that there are', (variable, value) => {
    expect(() => onlyOfQueues(QUEUES, loadConfig(QueueConfig, { [variable]: value }))).toThrow(
      `The setting ${variable} must name queues, and nosuch is none: they are drive-times, mail.`,
    );
  });
});
