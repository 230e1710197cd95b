import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { localDateOf } from '#kernel/local-date.js';
import { currentActor } from '#platform/actor/actor.js';
import { Clock } from '#platform/clock/clock.js';
import { fieldChanges } from '#platform/history/field-changes.js';
import { History } from '#platform/history/history.js';
import { COMPANY_TIMEZONE } from '../../company-timezone.js';
import type { ConstantsView } from '../../contract/constants.view.js';
import { ConstantsRepository } from '../../persistence/constants.repository.js';
import { checkedFigures } from '../../domain/estimates/checked-figures.js';
import { SaveConstantsCommand } from './save-constants.command.js';

/** One trail for all versions. */
const TRAIL = { entity: 'estimateConstants', entityId: 'estimateConstants' };

@CommandHandler(SaveConstantsCommand)
export class SaveConstantsHandler implements ICommandHandler<SaveConstantsCommand> {
  constructor(
    private readonly constants: ConstantsRepository,
    private readonly clock: Clock,
    private readonly history: History,
  ) {}

  async execute({ body }: SaveConstantsCommand): Promise<ConstantsView> {
    const now = this.clock.now();
    const today = localDateOf(now, COMPANY_TIMEZONE);
    const before = await this.constants.inForce(today);
    const figures = checkedFigures(body, today);
    const after = await this.constants.add(figures, now, currentActor().employeeId);
    const changes = fieldChanges(before, after);
    await this.history.record({ ...TRAIL, type: 'UPDATED', changes });
    return after;
  }
}
