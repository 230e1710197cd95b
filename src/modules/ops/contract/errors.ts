/** Refusals about jobs and their sentences. */
export const OPS_ERRORS = {
  JOB_NOT_FAILED: 'Only a failed job can be tried again.',
  JOB_NOT_DELAYED: 'Only a job that waits for its time can be started earlier.',
  JOB_RUNNING: 'This job is just running.',
} as const;
export type OpsErrorCode = keyof typeof OPS_ERRORS;
