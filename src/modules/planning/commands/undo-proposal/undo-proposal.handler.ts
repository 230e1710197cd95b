import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { asDate } from '#kernel/instant.js';
import { wallMinutesOf } from '#kernel/local-date.js';
import { currentActor, notePlan, noteUndo } from '#platform/actor/actor.js';
import { Clock } from '#platform/clock/clock.js';
import { readableClock } from '#modules/scheduling/contract/board-rules.js';
import type { ProposalView } from '../../contract/proposal.view.js';
import { isWhere } from '../../domain/steps-on-day.js';
import { ProposalChanges } from '../../live/proposal-changes.js';
import { ProposalRepository } from '../../persistence/proposal.repository.js';
import type { StoredProposal } from '../../persistence/proposal.repository.js';
import { ReadPlanDay } from '../../queries/read-plan-day.js';
import { toProposal } from '../../queries/to-proposal.js';
import { notInState, optionOf, proposalChanged, takenBack } from '../../refusals.js';
import { planName } from '../../contract/plan-name.js';
import { StepWriter } from '../step-writer.js';
import { UndoProposalCommand } from './undo-proposal.command.js';

@CommandHandler(UndoProposalCommand)
export class UndoProposalHandler implements ICommandHandler<UndoProposalCommand> {
  constructor(
    private readonly proposals: ProposalRepository,
    private readonly days: ReadPlanDay,
    private readonly writer: StepWriter,
    private readonly changes: ProposalChanges,
    private readonly clock: Clock,
  ) {}

  async execute({ proposalId }: UndoProposalCommand): Promise<ProposalView> {
    const stored = await this.proposals.lock(proposalId);
    const { branchId, day, state, applied, body } = stored;
    if (state !== 'applied' || !applied) throw await this.notApplied(stored);
    const { steps } = optionOf(body, applied.option);
    const done = steps.filter(({ seq }) => !applied.leaveOut.includes(seq));
    const read = await this.days.of(branchId, day, done);
    const moved = done.filter((step) => !isWhere(read.plan, step, step.to));
    const since = asDate(applied.at);
    if (moved.length > 0) {
      const changed = await this.writer.changedBy(read, moved, { expected: 'to', since });
      throw proposalChanged(changed);
    }
    noteUndo(applied.requestId, applied.by);
    notePlan(planName({ cause: stored.cause, words: body.words }));
    const written = await this.writer.write(read, done, {
      isBack: true,
      since,
      agreed: {},
      freed: applied.freed,
      outNotes: applied.outNotes ?? {},
      cleared: applied.cleared,
    });
    if (!('nounces' in written)) throw proposalChanged(written);
    const [by, at] = [currentActor().employeeId ?? '', this.clock.now().toISOString()];
    await this.proposals.setUndone(proposalId, { by, at });
    const undone = await this.proposals.get(proposalId);
    this.changes.told(undone);
    return toProposal(undone);
  }

  /** Why there is nothing to take back: who did so, where that is known. */
  private async notApplied({ state, branchId, day, undone, undoneBy }: StoredProposal) {
    if (state !== 'undone' || !undone) return notInState(state);
    const { timezone } = (await this.days.of(branchId, day)).read;
    return takenBack(undoneBy ?? '', readableClock(wallMinutesOf(asDate(undone.at), timezone)));
  }
}
