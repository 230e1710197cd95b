import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { newId } from '#kernel/ids.js';
import { isDayOver } from '#kernel/local-date.js';
import { currentActor } from '#platform/actor/actor.js';
import { Clock } from '#platform/clock/clock.js';
import { TaskStopped } from '#platform/side-process/task-stopped.js';
import type { ProposalView } from '../../contract/proposal.view.js';
import { ProposalChanges } from '../../live/proposal-changes.js';
import { ProposalRepository } from '../../persistence/proposal.repository.js';
import type { NewProposal, ProposalBody } from '../../persistence/proposal.repository.js';
import { costOf } from '../../domain/plan-cost.js';
import { asItIs } from '../../domain/plan-day.js';
import { notedOnly } from '../../domain/repair/repair-day.js';
import type { FixCause } from '../../contract/cause.dto.js';
import { DEFAULT_SEED, NOT_IN_STATE } from '../../contract/proposal-terms.js';
import { ReadPlanDay } from '../../queries/read-plan-day.js';
import type { ReadDay } from '../../queries/read-plan-day.js';
import { RepairEngine } from '../../repairing/repair-engine.js';
import { lateCauseOf } from '../late-cause.js';
import { toProposal } from '../../queries/to-proposal.js';
import { branchInactive, dayPast, nothingToFix } from '../../refusals.js';
import { FixTargets } from '../fix-targets.js';
import { repairDrafts } from '../drafts.js';
import { fixTargetOf, toFixBody } from '../to-fix-body.js';
import { CreateProposalCommand } from './create-proposal.command.js';

@CommandHandler(CreateProposalCommand)
export class CreateProposalHandler implements ICommandHandler<CreateProposalCommand> {
  constructor(
    private readonly days: ReadPlanDay,
    private readonly targets: FixTargets,
    private readonly proposals: ProposalRepository,
    private readonly engine: RepairEngine,
    private readonly changes: ProposalChanges,
    private readonly clock: Clock,
  ) {}

  async execute({ wanted }: CreateProposalCommand): Promise<ProposalView> {
    const { branchId, day, cause, seed } = wanted;
    const read = await this.days.of(branchId, day);
    const onDay = await this.targets.find(branchId, cause, read.read);
    if (!read.read.isActive) throw branchInactive();
    const now = this.clock.now();
    if (isDayOver(day, read.read.timezone, now)) throw dayPast();
    onDay();
    if (!read.marks[cause.mark].includes(cause.id)) throw nothingToFix();
    const id = newId();
    const { body, error } = await this.workedOut(read, cause);
    await this.proposals.add({
      ...{ id, branchId, day, cause, seed },
      kind: 'fix',
      state: error === null ? 'ready' : 'failed',
      progress: 100,
      madeBy: currentActor().employeeId ?? '',
      madeAt: now,
      ...{ body, error },
    });
    const stored = await this.proposals.get(id);
    this.changes.told(stored);
    return toProposal(stored);
  }

  /** What there is by then, and why there is no more of it. */
  private async workedOut(
    read: ReadDay,
    cause: FixCause,
  ): Promise<Pick<NewProposal, 'body' | 'error'>> {
    try {
      return { body: await this.bodyOf(read, cause), error: null };
    } catch (error) {
      if (!(error instanceof TaskStopped)) throw error;
      const now = { ...costOf(read.plan, asItIs(read.plan)), steps: [] };
      const words = NOT_IN_STATE.failed;
      return { body: { words, now, options: [], rejected: [] }, error: words };
    }
  }

  /**
   * A job that is late is mended as the day that it makes late.
   * @throws TaskStopped
   */
  private async bodyOf(read: ReadDay, cause: FixCause): Promise<ProposalBody> {
    const late = lateCauseOf(read, cause);
    if (!late) {
      const target = fixTargetOf(read, cause);
      return toFixBody(read, cause, await this.engine.fix({ day: read.plan, target }));
    }
    const { words } = late;
    const task = { day: read.plan, cause: late.cause, seed: DEFAULT_SEED };
    const noted = notedOnly(task);
    const now = { ...noted.now, steps: [...noted.nowSteps] };
    const { options, rejected } = await this.engine.work(task, cause.id);
    const drafted = options.map((one) => ({ ...one, drafts: repairDrafts(read, one.steps) }));
    return { words, now, options: drafted, rejected };
  }
}
