import { Injectable, Logger } from '@nestjs/common';
import { DelayedError, UnrecoverableError, WaitingError } from 'bullmq';
import type { Job } from 'bullmq';
import { DomainError } from '#kernel/domain-error.js';
import { runAs, system } from '../actor/actor.js';
import { DatabaseConfig } from '../database/database.config.js';
import { isUnavailable } from '../database/is-unavailable.js';
import { withStatementTimeout } from '../database/statement-timeout.js';
import { JobMetrics } from './job-metrics.js';
import type { JobContext, JobHandler } from './job-handler.js';
import { JobRegistry } from './job-registry.js';
import { JobStates } from './job-states.js';
import type { StartedJob } from './job-states.js';

/** Why a running job's signal is aborted. */
export const PROCESS_STOPS = 'the process stops';

/** When to look again at a job that came while the database was down. */
const AWAY_MS = 1_000;

/** Runs one job of a queue as the system, and keeps its row up to date. */
@Injectable()
export class JobRunner {
  private readonly logger = new Logger('Jobs');

  constructor(
    private readonly registry: JobRegistry,
    private readonly states: JobStates,
    private readonly metrics: JobMetrics,
    private readonly limits: DatabaseConfig,
  ) {}

  /**
   * @throws the error that tells the queue to try again, to give up, or to wait for another
   * process.
   */
  async run(job: Job, token?: string, signal = new AbortController().signal): Promise<void> {
    const id = job.id ?? '';
    const started = await this.start(job, token);
    if (!started) return;
    const requestId = started.requestId ?? `job:${id}`;
    await runAs(system(requestId, { id, name: started.name }), async () => {
      const begun = performance.now();
      const seconds = (): number => (performance.now() - begun) / 1_000;
      try {
        await this.carryOut(job, started, signal, token);
      } catch (error) {
        this.metrics.attempted(started.name, 'fault', seconds());
        throw error;
      }
      this.metrics.attempted(started.name, 'done', seconds());
      this.tell(started, seconds());
    });
  }

  /** Nothing begins while the database is down or before its time; no attempt is used up. */
  private async start(job: Job, token?: string): Promise<StartedJob | undefined> {
    const { started, waitMs } = await this.tryToStart(job.id ?? '');
    if (waitMs === 0) return started;
    await job.moveToDelayed(Date.now() + waitMs, token);
    throw new DelayedError();
  }

  private async tryToStart(id: string): Promise<{ started?: StartedJob; waitMs: number }> {
    try {
      const started = await this.states.start(id);
      return started ? { started, waitMs: 0 } : { waitMs: await this.states.earlyBy(id) };
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      return { waitMs: AWAY_MS };
    }
  }

  private tell({ name, attempts, requestId }: StartedJob, seconds: number): void {
    const milliseconds = Math.round(seconds * 1_000);
    const line = { message: `${name} done`, attempt: attempts, milliseconds };
    if (requestId) this.logger.log(line);
    else this.logger.debug(line);
  }

  private async carryOut(
    job: Job,
    { name, payload }: StartedJob,
    signal: AbortSignal,
    token?: string,
  ): Promise<void> {
    const id = job.id ?? '';
    const known = this.registry.get(name);
    if (!known) throw await this.giveUp(job, new Error(`Nobody processes ${name}`));
    try {
      await this.untilStopped(known.handler, payload, id, signal);
    } catch (error) {
      if (signal.aborted) throw await this.giveBack(job, token);
      throw await this.afterFault(job, error);
    }
    await this.states.done(id);
  }

  /** A handler that ignores the signal is left behind: the process is about to end. */
  private async untilStopped(
    handler: JobHandler<object>,
    payload: object,
    jobId: string,
    signal: AbortSignal,
  ): Promise<void> {
    const stopped = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error(PROCESS_STOPS)), { once: true });
    });
    const handled = withStatementTimeout(this.limits.jobMs, () =>
      handler.handle(payload, this.contextOf(jobId, signal)),
    );
    await Promise.race([handled, stopped]);
  }

  private contextOf(jobId: string, signal: AbortSignal): JobContext {
    let last = 0;
    return {
      jobId,
      signal,
      progress: async (percent) => {
        const whole = Math.min(100, Math.max(0, Math.floor(percent)));
        if (whole === last) return;
        last = whole;
        await this.states.progress(jobId, whole);
      },
    };
  }

  private async giveBack(job: Job, token?: string): Promise<Error> {
    await this.states.waiting(job.id ?? '');
    await job.moveToWait(token);
    return new WaitingError();
  }

  private async afterFault(job: Job, error: unknown): Promise<Error> {
    const fault = error instanceof Error ? error : new Error(String(error));
    if (isFinal(fault)) return this.giveUp(job, fault);
    this.logger.error({
      message: `${job.name} failed`,
      attempt: job.attemptsMade + 1,
      error: fault,
    });
    if (job.attemptsMade + 1 >= (job.opts.attempts ?? 1)) return this.giveUp(job, fault);
    const afterMs = pauseAfter(job);
    await this.states.waiting(job.id ?? '', { afterMs, reason: fault.message });
    return fault;
  }

  private async giveUp(job: Job, fault: Error): Promise<Error> {
    const definition = this.registry.get(job.name)?.definition;
    const forPerson = fault instanceof DomainError ? fault.message : definition?.failureMessage;
    const error = forPerson ?? 'We encountered a system error';
    await this.states.failed(job.id ?? '', error, fault.message);
    return Object.assign(new UnrecoverableError(fault.message), { stack: fault.stack });
  }
}

/** The longest pause that the queue makes before the next attempt. */
function pauseAfter({ opts: { backoff }, attemptsMade }: Job): number {
  return typeof backoff === 'object' ? (backoff.delay ?? 0) * 2 ** attemptsMade : 0;
}

/** A refusal stays a refusal; a service that is down may come back. */
const isFinal = (fault: Error): boolean =>
  fault instanceof DomainError && fault.kind !== 'unavailable' && fault.kind !== 'too-many';
