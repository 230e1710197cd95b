/** The states of a background job. */
export const JOB_STATES = ['queued', 'running', 'done', 'failed'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** How far a job is that the caller started: GET /jobs/{jobId}. */
export interface JobView {
  state: JobState;
  /** 0 to 100. */
  progress: number;
  /** Written for people; null unless it failed. */
  error: string | null;
}
