import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import type { CheckedView } from '../../contract/proposal.view.js';
import { costOf } from '../../domain/plan-cost.js';
import { dayWith, hitBy, planWith, stepProblems } from '../../domain/steps-on-day.js';
import { ProposalRepository } from '../../persistence/proposal.repository.js';
import { optionOf, problemText, stepsLeftOut } from '../../refusals.js';
import { ReadPlanDay } from '../read-plan-day.js';
import { CheckProposalQuery } from './check-proposal.query.js';

@QueryHandler(CheckProposalQuery)
export class CheckProposalHandler implements IQueryHandler<CheckProposalQuery> {
  constructor(
    private readonly proposals: ProposalRepository,
    private readonly days: ReadPlanDay,
  ) {}

  async execute({ proposalId, option, leaveOut }: CheckProposalQuery): Promise<CheckedView> {
    const { branchId, day, body } = await this.proposals.get(proposalId);
    const { steps } = optionOf(body, option);
    const leftOut = stepsLeftOut(steps, leaveOut);
    const { plan } = await this.days.of(branchId, day, steps);
    const kept = steps.filter(({ seq }) => !leftOut.has(seq));
    return {
      totals: costOf(dayWith({ ...plan, hit: hitBy(body.now.steps) }, kept), planWith(plan, kept)),
      problems: stepProblems(plan, steps, leftOut).map(({ seq, code }) => ({
        seq,
        code,
        message: problemText(code, steps, { seq, leftOut }),
      })),
    };
  }
}
