import { CommandBus, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { notFound } from '#kernel/domain-error.js';
import type { LocalDate } from '#kernel/local-date.js';
import { History } from '#platform/history/history.js';
import type { FieldChange } from '#platform/history/field-changes.js';
import { Undoing } from '#platform/history/undoing.js';
import { LockEmployeeCommand } from '#modules/employees/index.js';
import type { DailyAssignmentView } from '../../contract/day.view.js';
import { areDistinctManagers, mayManageDay } from '../../domain/managers.js';
import type { DayManagers } from '../../domain/managers.js';
import { BoardChanges } from '../../live/board-changes.js';
import { DayPlanRepository } from '../../persistence/day-plan.repository.js';
import { BoardBranches } from '../../queries/board-branches.js';
import { managersChanged, sameManager } from '../../refusals.js';
import { SetDayManagersCommand } from './set-day-managers.command.js';

@CommandHandler(SetDayManagersCommand)
export class SetDayManagersHandler implements ICommandHandler<SetDayManagersCommand> {
  constructor(
    private readonly commands: CommandBus,
    private readonly branches: BoardBranches,
    private readonly plans: DayPlanRepository,
    private readonly history: History,
    private readonly undoing: Undoing,
    private readonly board: BoardChanges,
  ) {}

  async execute({ branchId, day, managers }: SetDayManagersCommand): Promise<DailyAssignmentView> {
    await this.branches.get(branchId);
    const before = await this.plans.lock(branchId, day);
    await this.refuseChanged(branchId, day, before);
    const { actingManagerId = before.actingManagerId, supportManagerId = before.supportManagerId } =
      managers;
    const after: DayManagers = { actingManagerId, supportManagerId };
    await this.holdNewcomers(before, after);
    if (!areDistinctManagers(after)) throw sameManager();
    await this.plans.saveManagers(branchId, day, after);
    await this.history.record({
      entity: 'day',
      entityId: entityOf(branchId, day),
      type: 'UPDATED',
      changes: changed(before, after),
    });
    return this.board.crewChanged(branchId, day);
  }

  /** @throws 409 CREW_CHANGED where the request takes a choice back after which somebody made another one */
  private async refuseChanged(branchId: string, day: LocalDate, now: DayManagers): Promise<void> {
    const left = await this.undoing.undone(
      ({ entity, entityId }) => entity === 'day' && entityId === entityOf(branchId, day),
    );
    const changes = left.flatMap((event) => event.changes);
    const isOther = (role: keyof DayManagers): boolean =>
      changes.some(({ field, after }) => field === role && after !== now[role]);
    if (ROLES.some(isOther)) throw managersChanged();
  }

  /**
   * Someone who is named already may stay, even if they no longer manage.
   * @throws 404
   */
  private async holdNewcomers(before: DayManagers, after: DayManagers): Promise<void> {
    const there = [before.actingManagerId, before.supportManagerId];
    const newcomers = [after.actingManagerId, after.supportManagerId].filter(
      (id): id is string => id !== null && !there.includes(id),
    );
    for (const id of newcomers.sort()) {
      const employee = await this.commands.execute(new LockEmployeeCommand(id));
      if (!mayManageDay(employee)) throw notFound('Manager');
    }
  }
}

const entityOf = (branchId: string, day: LocalDate): string => `${branchId}:${day}`;

const ROLES = ['actingManagerId', 'supportManagerId'] as const;

const changed = (before: DayManagers, after: DayManagers): FieldChange[] =>
  ROLES.filter((role) => before[role] !== after[role]).map((role) => ({
    field: role,
    before: before[role],
    after: after[role],
  }));
