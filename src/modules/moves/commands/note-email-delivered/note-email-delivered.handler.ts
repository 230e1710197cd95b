import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { Events } from '#platform/database/events.js';
import { PublicEvents } from '#platform/public-events/public-events.js';
import { LiveChanges } from '#platform/realtime/live-changes.js';
import { customerTopic } from '../../contract/live.js';
import type { CustomerChange } from '../../contract/live.js';
import { PlanConfirmed } from '../../contract/public-events/plan-confirmed.event.js';
import { confirmationOf } from '#kernel/confirmation.js';
import type { Customer } from '../../domain/customer.js';
import { emailDelivered, isConfirmation, statedPlan } from '../../domain/customer-milestones.js';
import type { DeliveredEmail } from '../../domain/customer-milestones.js';
import { ConfirmationChanged } from '../../events/confirmation-changed.event.js';
import { MoveRepository } from '../../persistence/move.repository.js';
import { NoteEmailDeliveredCommand } from './note-email-delivered.command.js';

@CommandHandler(NoteEmailDeliveredCommand)
export class NoteEmailDeliveredHandler implements ICommandHandler<NoteEmailDeliveredCommand> {
  constructor(
    private readonly moves: MoveRepository,
    private readonly events: Events,
    private readonly live: LiveChanges,
    private readonly publicEvents: PublicEvents,
  ) {}

  async execute({ customerId, email }: NoteEmailDeliveredCommand): Promise<void> {
    const before = await this.moves.lockCustomer(customerId);
    const after = emailDelivered(before, email);
    await this.moves.saveCustomer(before, after);
    const change: CustomerChange = { kind: 'reconfirm', reconfirm: after.reconfirm };
    this.live.changed(customerTopic(customerId), change);
    if (!isConfirmation(email.template)) return;
    this.events.raise(new ConfirmationChanged(customerId, confirmationOf(after)));
    await this.publishConfirmed(after, email);
  }

  private async publishConfirmed(customer: Customer, email: DeliveredEmail): Promise<void> {
    const { id: customerId, branchId } = customer;
    const activityIds = await this.moves.activitiesUnchangedSince(
      customerId,
      email.acceptedVersion,
    );
    const planVersion = statedPlan(customer, email);
    this.publicEvents.publish(
      new PlanConfirmed({ customerId, branchId, activityIds, planVersion }),
    );
  }
}
