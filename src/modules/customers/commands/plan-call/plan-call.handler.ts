import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { History } from '#platform/history/history.js';
import type { NextCallView } from '../../contract/lead-row.view.js';
import { NextCallRepository } from '../../persistence/next-call.repository.js';
import { PlanCallCommand } from './plan-call.command.js';

@CommandHandler(PlanCallCommand)
export class PlanCallHandler implements ICommandHandler<PlanCallCommand> {
  constructor(
    private readonly calls: NextCallRepository,
    private readonly history: History,
  ) {}

  async execute({ customerId, at }: PlanCallCommand): Promise<NextCallView> {
    const planned = await this.calls.plan(customerId, at);
    const [before, after] = [planned?.toISOString() ?? null, at?.toISOString() ?? null];
    if (before !== after) {
      const changes = [{ field: 'nextCall', before, after }];
      const subject = { entity: 'customer', entityId: customerId };
      await this.history.record({ ...subject, type: 'UPDATED', changes });
    }
    return { at: after };
  }
}
