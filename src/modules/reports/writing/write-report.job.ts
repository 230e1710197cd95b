import { defineJob } from '../../../platform/queue/job-definition.js';
import { REPORTS_QUEUE } from './reports-queue.js';

/** Processes that may begin one report, one after the other, before it is given up. */
export const MAX_RUNS = 4;

/** Writes one queued report to its file. */
export const WRITE_REPORT = defineJob<{ reportId: string }>({
  name: 'reports.write-report',
  queue: REPORTS_QUEUE,
  attempts: MAX_RUNS,
  failureMessage: 'The report could not be written.',
});
