/** What a processor knows about the run it is in. */
export interface JobContext {
  readonly jobId: string;
  /** Aborted when the process must stop: leave off, and the job goes back to its queue. */
  readonly signal: AbortSignal;
  /** Reports how far the job is, 0 to 100. */
  progress(percent: number): Promise<void>;
}

/**
 * Runs one kind of job by dispatching a command. It may be called twice with the same payload,
 * since a process can die after its commit, so the command must be idempotent.
 */
export interface JobHandler<Payload extends object> {
  handle(payload: Payload, context: JobContext): Promise<void>;
}
