import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { besideTheRequest } from '#platform/actor/actor.js';
import { SideProcesses } from '#platform/side-process/side-processes.js';
import { TaskStopped } from '#platform/side-process/task-stopped.js';
import type { Following } from '#platform/side-process/side-process.js';
import { FinishRepairCommand } from '../commands/finish-repair/finish-repair.command.js';
import { NOT_IN_STATE } from '../contract/proposal-terms.js';
import type { FixAnswer, FixTask } from '../domain/fixes/fix-day.js';
import type { RepairTask } from '../domain/repair/repair-day.js';
import { REPAIR_NAMES } from '../domain/repair/search.js';
import type { NewProposal, ProposalBody } from '../persistence/proposal.repository.js';
import type { RepairAnswer } from './repair-process.js';

const REPAIRS = { processes: 1, waiting: 50, timeMs: 8_000, memoryMb: 256 };
const DONE = { progress: 100 };
const FIXES = { ...REPAIRS, timeMs: 4_000 };

/** Makes what is stored of what was found. */
export type ToBody = (found: RepairAnswer) => ProposalBody;

/** What there is of a fix, and why there is no more of it. */
export type FoundFix = Pick<NewProposal, 'body' | 'error'>;

/** Works out repairs and fixes in processes of their own, so that nobody else waits for them. */
@Injectable()
export class RepairEngine implements OnApplicationShutdown {
  private readonly logger = new Logger(RepairEngine.name);
  private readonly repairs = new SideProcesses<RepairTask, RepairAnswer>(
    new URL('./repair-process.js', import.meta.url),
    REPAIRS,
  );
  private readonly fixes = new SideProcesses<FixTask | null, FixAnswer | null>(
    new URL('./fix-process.js', import.meta.url),
    FIXES,
  );
  private readonly underWay = new Map<string, AbortController>();
  private isWarm = false;

  constructor(private readonly commands: CommandBus) {}

  begin(proposalId: string, task: RepairTask, toBody: ToBody): void {
    void besideTheRequest(() => this.follow(proposalId, task, toBody));
  }

  /** Works out a fix that took the place of another one. */
  beginFix(proposalId: string, work: (signal: AbortSignal) => Promise<FoundFix>): void {
    void besideTheRequest(() => this.settle(proposalId, work));
  }

  /** Ends the search of a proposal, if this process has one under way. */
  stop(proposalId: string): void {
    this.underWay.get(proposalId)?.abort();
  }

  /**
   * Waits for the ways to repair a day. Where the clock stops the search, what it found by then stands.
   * @throws TaskStopped where it found nothing by then
   */
  async work(
    task: RepairTask,
    lane: string,
    { hear, signal }: Following<RepairAnswer> = {},
  ): Promise<RepairAnswer> {
    let found: RepairAnswer | undefined;
    const keep = (soFar: RepairAnswer): void => {
      found = soFar;
      hear?.(soFar);
    };
    try {
      return await this.repairs.run(task, lane, { hear: keep, ...(signal && { signal }) });
    } catch (error) {
      const isOverTime = error instanceof TaskStopped && error.lacked === 'time';
      if (!isOverTime || !found) throw error;
      const options = found.options.map((one) => ({ ...one, stopped: true, proven: false }));
      return { ...found, options };
    }
  }

  /** Waits for what mends a mark. @throws TaskStopped */
  async fix(task: FixTask): Promise<FixAnswer> {
    const answer = await this.fixes.run(task, task.target.id);
    if (!answer) throw new Error('A fix has an answer');
    return answer;
  }

  /** Has a process ready for the first fix: whoever opens a desk asks for one soon. */
  warm(): void {
    if (this.isWarm) return;
    this.isWarm = true;
    void besideTheRequest(() =>
      this.fixes.run(null, '').catch((error: unknown) => this.logger.warn(error)),
    );
  }

  private async follow(id: string, task: RepairTask, toBody: ToBody): Promise<void> {
    const interest = new AbortController();
    this.underWay.set(id, interest);
    let told = Promise.resolve();
    const tell = (command: FinishRepairCommand): void => {
      told = told.then(() => this.note(command));
    };
    const hear = (found: RepairAnswer): void => {
      const progress = Math.round((100 * found.options.length) / (REPAIR_NAMES.length + 1));
      tell(new FinishRepairCommand(id, toBody(found), { progress }));
    };
    try {
      const found = await this.work(task, id, { hear, signal: interest.signal });
      tell(new FinishRepairCommand(id, toBody(found), DONE));
    } catch (error) {
      if (interest.signal.aborted) return;
      this.logger.warn(error);
      tell(new FinishRepairCommand(id, null, { error: NOT_IN_STATE.failed }));
    } finally {
      this.underWay.delete(id);
    }
    await told;
  }

  private async settle(
    id: string,
    work: (signal: AbortSignal) => Promise<FoundFix>,
  ): Promise<void> {
    const interest = new AbortController();
    this.underWay.set(id, interest);
    try {
      const { body, error } = await work(interest.signal);
      await this.note(new FinishRepairCommand(id, body, error === null ? DONE : { error }));
    } catch (error) {
      if (interest.signal.aborted) return;
      this.logger.warn(error);
      await this.note(new FinishRepairCommand(id, null, { error: NOT_IN_STATE.failed }));
    } finally {
      this.underWay.delete(id);
    }
  }

  private async note(command: FinishRepairCommand): Promise<void> {
    await this.commands.execute(command).catch((fault: unknown) => this.logger.error(fault));
  }

  onApplicationShutdown(): void {
    this.repairs.close();
    this.fixes.close();
  }
}
