/** The states of a job as an operator sees them; `paused` jobs wait in a paused queue. */
export const QUEUE_JOB_STATES = [
  'waiting',
  'active',
  'delayed',
  'completed',
  'failed',
  'paused',
] as const;
export type QueueJobState = (typeof QUEUE_JOB_STATES)[number];

/** The state of a queue, over all processes; also the items of a `changed` on `queues`. */
export interface QueueView {
  name: string;
  isPaused: boolean;
  counts: Record<QueueJobState, number>;
  /** Processes that work on it. */
  workers: number;
  /** Since the longest-waiting job could have started; 0 when none waits. */
  oldestWaitingSeconds: number;
  /** Jobs that ended within the last minute, whether they succeeded or not. */
  throughputPerMinute: number;
}

/** One job of a queue. Instants are ISO 8601. */
export interface QueueJobView {
  _id: string;
  name: string;
  state: QueueJobState;
  /** What it works on; values whose names suggest a secret are masked. */
  payload: Record<string, unknown>;
  /** 0 to 100. */
  progress: number;
  attempts: number;
  maxAttempts: number;
  /** What the person who started it reads; null unless it failed. */
  error: string | null;
  /** The fault of the last attempt that failed. */
  reason: string | null;
  created: string;
  /** When it may start, or could have. */
  runAt: string;
  started: string | null;
  finished: string | null;
  /** The request that started it; null: the system did. */
  requestId: string | null;
}

/** Answer of GET /ops/queues/{name}/jobs. */
export interface QueueJobListView {
  jobs: QueueJobView[];
  total: number;
}
