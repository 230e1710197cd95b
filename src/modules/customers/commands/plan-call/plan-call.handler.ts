import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { History } from '#platform/history/history.js';
import { LiveChanges } from '#platform/realtime/live-changes.js';
import { customerTopic } from '#modules/moves/contract/live.js';
import type { CustomerChange } from '#modules/moves/contract/live.js';
import type { NextCallView } from '../../contract/lead-row.view.js';
import { NextCallRepository } from '../../persistence/next-call.repository.js';
import { PlanCallCommand } from './plan-call.command.js';

@CommandHandler(PlanCallCommand)
export class PlanCallHandler implements ICommandHandler<PlanCallCommand> {
  constructor(
    private readonly calls: NextCallRepository,
    private readonly history: History,
    private readonly live: LiveChanges,
  ) {}

  async execute({ customerId, at }: PlanCallCommand): Promise<NextCallView> {
    const planned = await this.calls.plan(customerId, at);
    const [before, after] = [planned?.toISOString() ?? null, at?.toISOString() ?? null];
    if (before !== after) {
      const changes = [{ field: 'nextCall', before, after }];
      const subject = { entity: 'customer', entityId: customerId };
      const eventId = await this.history.record({ ...subject, type: 'UPDATED', changes });
      const change: CustomerChange = { kind: 'nextCall', eventId };
      this.live.changed(customerTopic(customerId), change);
    }
    return { at: after };
  }
}
