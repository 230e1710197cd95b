import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { FieldChange } from '#platform/history/field-changes.js';
import { History } from '#platform/history/history.js';
import { LiveChanges } from '#platform/realtime/live-changes.js';
import { customerTopic } from '#modules/moves/contract/live.js';
import type { CustomerChange } from '#modules/moves/contract/live.js';
import type { NextCallView } from '../../contract/lead-row.view.js';
import {
  nextCallView,
  NextCallRepository,
  type PlannedCall,
} from '../../persistence/next-call.repository.js';
import { PlanCallCommand } from './plan-call.command.js';

@CommandHandler(PlanCallCommand)
export class PlanCallHandler implements ICommandHandler<PlanCallCommand> {
  constructor(
    private readonly calls: NextCallRepository,
    private readonly history: History,
    private readonly live: LiveChanges,
  ) {}

  async execute({ customerId, at, words }: PlanCallCommand): Promise<NextCallView> {
    const before = await this.calls.claim(customerId);
    const call = at && { at, words: words ?? before?.words ?? '' };
    await this.calls.plan(customerId, call);
    const changes = changesOf(before, call);
    if (changes.length > 0) {
      const subject = { entity: 'customer', entityId: customerId };
      const eventId = await this.history.record({ ...subject, type: 'UPDATED', changes });
      const change: CustomerChange = { kind: 'nextCall', eventId };
      this.live.changed(customerTopic(customerId), change);
    }
    return nextCallView(call);
  }
}

/** As the history has them. */
const changesOf = (before: PlannedCall | null, after: PlannedCall | null): FieldChange[] =>
  [
    {
      field: 'nextCall',
      before: before?.at.toISOString() ?? null,
      after: after?.at.toISOString() ?? null,
    },
    { field: 'nextCallWords', before: before?.words ?? '', after: after?.words ?? '' },
  ].filter((change) => change.before !== change.after);
