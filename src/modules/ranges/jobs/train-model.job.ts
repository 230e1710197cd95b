import { defineJob } from '#platform/queue/job-definition.js';
import { MAINTENANCE } from '#platform/queue/queue-definition.js';

/** `asked`: by a person, who gets a new version also where nothing has changed. */
export interface TrainModelPayload {
  readonly asked?: boolean;
}

/** Learns from the finished jobs, every night and when somebody asks. */
export const TRAIN_MODEL = defineJob<TrainModelPayload>({
  name: 'ranges.train-model',
  queue: MAINTENANCE,
  attempts: 3,
  failureMessage: 'The moves could not be read. Try again.',
  schedule: { cron: '40 3 * * *', timezone: 'America/Chicago' },
});
