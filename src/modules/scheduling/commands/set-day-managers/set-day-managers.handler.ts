import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { notFound } from '../../../../kernel/domain-error.js';
import { History } from '../../../../platform/history/history.js';
import { areDistinctManagers } from '../../domain/managers.js';
import { BoardChanges } from '../../live/board-changes.js';
import { DayPlanRepository } from '../../persistence/day-plan.repository.js';
import { BoardBranches } from '../../queries/board-branches.js';
import { DayPeople } from '../../queries/day-people.js';
import { sameManager } from '../../refusals.js';
import { SetDayManagersCommand } from './set-day-managers.command.js';

@CommandHandler(SetDayManagersCommand)
export class SetDayManagersHandler implements ICommandHandler<SetDayManagersCommand> {
  constructor(
    private readonly branches: BoardBranches,
    private readonly people: DayPeople,
    private readonly plans: DayPlanRepository,
    private readonly history: History,
    private readonly board: BoardChanges,
  ) {}

  async execute({ branchId, day, managers }: SetDayManagersCommand): Promise<void> {
    await this.branches.get(branchId);
    const before = await this.plans.find(branchId, day);
    const { actingManagerId = before.actingManagerId, supportManagerId = before.supportManagerId } =
      managers;
    const known = new Set((await this.people.managers()).map(({ _id }) => _id));
    for (const id of [actingManagerId, supportManagerId]) {
      if (id !== null && !known.has(id)) throw notFound('Manager');
    }
    if (!areDistinctManagers({ actingManagerId, supportManagerId })) throw sameManager();
    await this.plans.saveManagers(branchId, day, actingManagerId, supportManagerId);
    await this.history.record({
      entity: 'day',
      entityId: `${branchId}:${day}`,
      type: 'UPDATED',
      changes: [
        { field: 'actingManagerId', before: before.actingManagerId, after: actingManagerId },
        { field: 'supportManagerId', before: before.supportManagerId, after: supportManagerId },
      ],
    });
    await this.board.crewChanged(branchId, day);
  }
}
