/** What a processor may know about the run it is in. */
export interface JobContext {
  readonly jobId: string;
  /** Aborted when the process must stop: leave off, and the job is returned to its queue. */
  readonly signal: AbortSignal;
  /** Tells how far the job is, 0 to 100. */
  progress(percent: number): Promise<void>;
}

/**
 * Carries out one kind of job by dispatching a command. It may be called twice with the same
 * payload (a process can die after its commit), so the command must bear repetition.
 */
export interface JobHandler<Payload extends object> {
  handle(payload: Payload, context: JobContext): Promise<void>;
}
