/** Jobs on a page of a queue. */
export const QUEUE_JOBS_PAGE_SIZE = 25;

/** Events on a page of the audit trail. */
export const AUDIT_PAGE_SIZE = 50;

/** A queue whose oldest job waits this long needs a person's attention. */
export const STUCK_AFTER_SECONDS = 300;

/** Refusals about jobs and their sentences. */
export const OPS_ERRORS = {
  JOB_NOT_FAILED: 'Only a failed job can be tried again.',
  JOB_NOT_DELAYED: 'Only a job that waits for its time can be started earlier.',
  JOB_RUNNING: 'This job is running now.',
} as const;
export type OpsErrorCode = keyof typeof OPS_ERRORS;
