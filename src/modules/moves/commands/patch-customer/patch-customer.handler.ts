import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { Events } from '#platform/database/events.js';
import { History } from '#platform/history/history.js';
import { LiveChanges } from '#platform/realtime/live-changes.js';
import { customerTopic } from '../../contract/live.js';
import type { CustomerChange } from '../../contract/live.js';
import type { PatchCustomerDto } from '../../contract/patch-customer.dto.js';
import { versionOf } from '../../contract/version.js';
import { isDismissalOnly } from '../../contract/patch-nounce.rule.js';
import { metaValues } from '../../domain/changes/changed-customer.js';
import { confirmationOf } from '#kernel/confirmation.js';
import { ConfirmationChanged } from '../../events/confirmation-changed.event.js';
import { MoveRepository } from '../../persistence/move.repository.js';
import { customerInactive } from '../../domain/refusals.js';
import { MoveSaver } from '../move-saver.js';
import { MoveSession } from '../move-session.js';
import { PatchCustomerCommand } from './patch-customer.command.js';

@CommandHandler(PatchCustomerCommand)
export class PatchCustomerHandler implements ICommandHandler<PatchCustomerCommand> {
  constructor(
    private readonly session: MoveSession,
    private readonly saver: MoveSaver,
    private readonly moves: MoveRepository,
    private readonly events: Events,
    private readonly live: LiveChanges,
    private readonly history: History,
  ) {}

  execute({ customerId, body }: PatchCustomerCommand): Promise<void> {
    return isDismissalOnly(body)
      ? this.dismiss(customerId, body.move.meta.reconfirm === false)
      : this.patch(customerId, body);
  }

  private async patch(customerId: string, { nounce = '', move }: PatchCustomerDto): Promise<void> {
    const before = await this.session.claim({ customerId, version: versionOf(nounce) });
    const reconfirm = before.customer.reconfirm && move.meta.reconfirm !== false;
    const customer = { ...before.customer, ...metaValues(move.meta), reconfirm };
    await this.saver.save(before, { ...before, customer }, { type: 'UPDATED' });
  }

  private async dismiss(customerId: string, isDismissed: boolean): Promise<void> {
    const customer = await this.moves.lockCustomer(customerId);
    if (customer.status !== 'active') throw customerInactive();
    if (!isDismissed || !customer.reconfirm) return;
    const after = { ...customer, reconfirm: false };
    await this.moves.saveCustomer(customer, after);
    this.events.raise(new ConfirmationChanged(customerId, confirmationOf(after)));
    const change: CustomerChange = { kind: 'reconfirm', reconfirm: false };
    this.live.changed(customerTopic(customerId), change);
    await this.history.record({
      entity: 'customer',
      entityId: customerId,
      type: 'UPDATED',
      changes: [{ field: 'move.meta.reconfirm', before: true, after: false }],
    });
  }
}
