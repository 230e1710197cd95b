import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { conflict } from '#kernel/domain-error.js';
import { sameValue } from '#kernel/same-value.js';
import { currentActor } from '#platform/actor/actor.js';
import { Clock } from '#platform/clock/clock.js';
import { Events } from '#platform/database/events.js';
import { fieldChanges } from '#platform/history/field-changes.js';
import { History } from '#platform/history/history.js';
import { BRANCH_ERRORS } from '../../contract/branch-terms.js';
import type { PlanningSettings, PlanningView } from '../../contract/planning.js';
import type { SavePlanningDto } from '../../contract/save-planning.dto.js';
import { BranchPlanningChanged } from '../../events/branch-planning-changed.event.js';
import { settingsOf } from '../../persistence/planning.mapper.js';
import { PlanningRepository } from '../../persistence/planning.repository.js';
import { SavePlanningCommand } from './save-planning.command.js';

@CommandHandler(SavePlanningCommand)
export class SavePlanningHandler implements ICommandHandler<SavePlanningCommand> {
  constructor(
    private readonly planning: PlanningRepository,
    private readonly clock: Clock,
    private readonly history: History,
    private readonly events: Events,
  ) {}

  async execute({ branchId, body }: SavePlanningCommand): Promise<PlanningView> {
    await this.planning.take(branchId);
    const stored = await this.planning.inForce(branchId);
    if (body.version !== stored.version) {
      throw conflict('STALE_VERSION', BRANCH_ERRORS.STALE_VERSION, { planning: stored });
    }
    const before = settingsOf(stored);
    const after = changedSettings(before, body);
    if (sameValue(before, after)) return stored;
    const saved: PlanningView = {
      version: stored.version + 1,
      changed: this.clock.now().toISOString(),
      changedBy: currentActor().employeeId,
      ...after,
    };
    await this.planning.add(branchId, saved);
    await this.record(branchId, before, saved);
    this.events.raise(new BranchPlanningChanged(branchId, before, after));
    return saved;
  }

  private async record(
    branchId: string,
    before: PlanningSettings,
    { version, changed, changedBy, ...after }: PlanningView,
  ): Promise<void> {
    const changes = fieldChanges(named(before), named(after));
    const data = { planningVersion: version };
    await this.history.record({
      entity: 'branch',
      entityId: branchId,
      type: 'UPDATED',
      data,
      changes,
    });
  }
}

/** Settings with a body merged into them; what is absent stays, in groups too. */
function changedSettings(
  before: PlanningSettings,
  { version, slotWeights, plannerWeights, ...sent }: SavePlanningDto,
): PlanningSettings {
  return {
    ...before,
    ...sent,
    slotWeights: { ...before.slotWeights, ...slotWeights },
    plannerWeights: { ...before.plannerWeights, ...plannerWeights },
  };
}

/** Each setting under its name in the history: `planning.slotWeights.gap`. */
function named({
  slotWeights,
  plannerWeights,
  ...plain
}: PlanningSettings): Record<string, unknown> {
  const under = (path: string, group: object): [string, unknown][] =>
    Object.entries(group).map(([name, value]: [string, unknown]) => [`${path}.${name}`, value]);
  return Object.fromEntries([
    ...under('planning', plain),
    ...under('planning.slotWeights', slotWeights),
    ...under('planning.plannerWeights', plannerWeights),
  ]);
}
