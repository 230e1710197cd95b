import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { asDate } from '#kernel/instant.js';
import { currentActor, currentRequestId, notePlan } from '#platform/actor/actor.js';
import { Clock } from '#platform/clock/clock.js';
import { Db } from '#platform/database/db.js';
import type { CauseDto } from '../../contract/cause.dto.js';
import type { AppliedView, OptionView } from '../../contract/proposal.view.js';
import { dependentSteps, isWhere } from '../../domain/steps-on-day.js';
import { ProposalChanges } from '../../live/proposal-changes.js';
import { ProposalRepository } from '../../persistence/proposal.repository.js';
import type { StoredProposal } from '../../persistence/proposal.repository.js';
import { ReadPlanDay } from '../../queries/read-plan-day.js';
import { RepairEngine } from '../../repairing/repair-engine.js';
import { toProposal } from '../../queries/to-proposal.js';
import {
  notInState,
  optionOf,
  otherVersion,
  requireSteps,
  stepsDepend,
  stepsLeftOut,
} from '../../refusals.js';
import { planName } from '../../contract/plan-name.js';
import { requireAgreement } from '../require-agreement.js';
import { Replacing } from '../replacing.js';
import { StepWriter } from '../step-writer.js';
import type { RefusedSteps, Written } from '../step-writer.js';
import { ApplyProposalCommand } from './apply-proposal.command.js';
import type { WantedOption } from './apply-proposal.command.js';

@CommandHandler(ApplyProposalCommand)
export class ApplyProposalHandler implements ICommandHandler<ApplyProposalCommand> {
  constructor(
    private readonly proposals: ProposalRepository,
    private readonly days: ReadPlanDay,
    private readonly writer: StepWriter,
    private readonly replacing: Replacing,
    private readonly changes: ProposalChanges,
    private readonly engine: RepairEngine,
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  async execute({ wanted }: ApplyProposalCommand): Promise<AppliedView | RefusedSteps> {
    const stored = await this.proposals.lock(wanted.proposalId);
    const { branchId, day, state, version } = stored;
    // What is found first may be done before the rest is.
    const isFound = state === 'computing' && stored.body.options.length > 0;
    if (state !== 'ready' && state !== 'undone' && !isFound) throw notInState(state);
    const option = optionOf(stored.body, wanted.option);
    const leftOut = stepsLeftOut(option.steps, wanted.leaveOut);
    requireSteps(option.steps, Object.keys(wanted.agreed));
    if (version !== wanted.version) throw otherVersion();
    const read = await this.days.of(branchId, day, option.steps);
    const since = stored.undone ? asDate(stored.undone.at) : stored.madeAt;
    const kept = option.steps.filter(({ seq }) => !leftOut.has(seq));
    const moved = kept.filter((step) => !isWhere(read.plan, step, step.from));
    if (moved.length > 0) {
      const changed = await this.writer.changedBy(read, moved, { expected: 'from', since });
      return this.replacing.of(stored, changed);
    }
    const dependent = dependentSteps(option.steps, leftOut);
    if (dependent.length > 0) throw stepsDepend(dependent, leftOut);
    requireAgreement(read, kept, wanted.agreed);
    notePlan(planName({ cause: stored.cause, words: stored.body.words }));
    const way = { isBack: false, since, agreed: wanted.agreed, outNotes: downNotes(stored.cause) };
    const written = await this.writer.write(read, kept, way);
    if (!('nounces' in written)) return this.replacing.of(stored, written);
    const { freed, outNotes, cleared } = written;
    const proposal = toProposal(
      await this.noteApplied(stored, option, { ...wanted, freed, outNotes, cleared }),
    );
    return { ...proposal, nounces: written.nounces };
  }

  private async noteApplied(
    { id }: StoredProposal,
    { no }: Pick<OptionView, 'no'>,
    {
      leaveOut,
      freed,
      outNotes,
      cleared,
    }: WantedOption & Pick<Written, 'freed' | 'outNotes' | 'cleared'>,
  ): Promise<StoredProposal> {
    await this.proposals.setApplied(id, {
      by: currentActor().employeeId ?? '',
      at: this.clock.now().toISOString(),
      option: no,
      leaveOut: [...leaveOut],
      requestId: currentRequestId() ?? '',
      freed: [...freed],
      outNotes,
      cleared,
    });
    const applied = await this.proposals.get(id);
    this.changes.told(applied);
    this.db.afterCommit(() => this.engine.stop(id));
    return applied;
  }
}

/** What somebody said of the truck that is down, by its id. */
const downNotes = ({ truckDown }: CauseDto): Record<string, string> =>
  truckDown?.note ? { [truckDown.truck]: truckDown.note } : {};
