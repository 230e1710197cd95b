import { Injectable, Logger } from '@nestjs/common';
import { UnrecoverableError, WaitingError } from 'bullmq';
import type { Job } from 'bullmq';
import { DomainError } from '../../kernel/domain-error.js';
import { runAs } from '../actor/actor.js';
import type { JobContext, JobHandler } from './job-handler.js';
import { JobRegistry } from './job-registry.js';
import { JobStates } from './job-states.js';

/** Why a running job's signal is aborted. */
export const PROCESS_STOPS = 'the process stops';

/** Runs one job of a queue as the system and keeps its row true. */
@Injectable()
export class JobRunner {
  private readonly logger = new Logger('Jobs');

  constructor(
    private readonly registry: JobRegistry,
    private readonly states: JobStates,
  ) {}

  /** @throws what tells the queue to try again, to give up, or to wait for another process. */
  run(job: Job, token?: string, signal = new AbortController().signal): Promise<void> {
    const id = job.id ?? '';
    return runAs({ employeeId: null, roles: [], requestId: `job:${id}` }, async () => {
      const started = await this.states.start(id);
      if (!started) return;
      const known = this.registry.get(started.name);
      if (!known) throw await this.giveUp(job, new Error(`Nobody processes ${started.name}`));
      try {
        await this.untilStopped(known.handler, started.payload, id, signal);
      } catch (error) {
        if (signal.aborted) throw await this.giveBack(job, token);
        throw await this.afterFault(job, error);
      }
      await this.states.done(id);
    });
  }

  /** A handler that does not heed the signal is left behind: the process is about to end. */
  private async untilStopped(
    handler: JobHandler<object>,
    payload: object,
    jobId: string,
    signal: AbortSignal,
  ): Promise<void> {
    const stopped = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error(PROCESS_STOPS)), { once: true });
    });
    await Promise.race([handler.handle(payload, this.contextOf(jobId, signal)), stopped]);
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
    await this.states.waiting(job.id ?? '');
    return fault;
  }

  private async giveUp(job: Job, fault: Error): Promise<Error> {
    const definition = this.registry.get(job.name)?.definition;
    const forPerson = fault instanceof DomainError ? fault.message : definition?.failureMessage;
    await this.states.failed(job.id ?? '', forPerson ?? 'We encountered a system error');
    return Object.assign(new UnrecoverableError(fault.message), { stack: fault.stack });
  }
}

/** A refusal stays one however often it is asked; a service that is down may come back. */
const isFinal = (fault: Error): boolean =>
  fault instanceof DomainError && fault.kind !== 'unavailable' && fault.kind !== 'too-many';
