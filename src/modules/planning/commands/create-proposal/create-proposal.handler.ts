import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { newId } from '#kernel/ids.js';
import { currentActor } from '#platform/actor/actor.js';
import { Clock } from '#platform/clock/clock.js';
import type { ProposalView } from '../../contract/proposal.view.js';
import { ProposalChanges } from '../../live/proposal-changes.js';
import { ProposalRepository } from '../../persistence/proposal.repository.js';
import { toProposal } from '../../queries/to-proposal.js';
import { FindFix } from '../find-fix.js';
import { CreateProposalCommand } from './create-proposal.command.js';

@CommandHandler(CreateProposalCommand)
export class CreateProposalHandler implements ICommandHandler<CreateProposalCommand> {
  constructor(
    private readonly proposals: ProposalRepository,
    private readonly fixes: FindFix,
    private readonly changes: ProposalChanges,
    private readonly clock: Clock,
  ) {}

  async execute({ wanted, found }: CreateProposalCommand): Promise<ProposalView> {
    await this.proposals.takeTurn(wanted.branchId, wanted.day);
    // One that takes the place of a stale one may have begun since: it is of the day as it is by now.
    const same = await this.fixes.underWay(wanted);
    if (same) return toProposal(same);
    const id = newId();
    await this.proposals.add({
      ...{ ...wanted, ...found, id, kind: 'fix' },
      state: found.error === null ? 'ready' : 'failed',
      progress: 100,
      madeBy: currentActor().employeeId ?? '',
      madeAt: this.clock.now(),
    });
    const stored = await this.proposals.get(id);
    this.changes.told(stored);
    return toProposal(stored);
  }
}
