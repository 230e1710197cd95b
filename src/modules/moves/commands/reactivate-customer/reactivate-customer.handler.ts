import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { MoveSaver } from '../move-saver.js';
import { MoveSession } from '../move-session.js';
import { ReactivateCustomerCommand } from './reactivate-customer.command.js';

@CommandHandler(ReactivateCustomerCommand)
export class ReactivateCustomerHandler implements ICommandHandler<ReactivateCustomerCommand> {
  constructor(
    private readonly session: MoveSession,
    private readonly saver: MoveSaver,
  ) {}

  async execute({ customerId, version }: ReactivateCustomerCommand): Promise<number> {
    const before = await this.session.claim({ customerId, version, mayBeInactive: true });
    const customer = { ...before.customer, status: 'active' as const };
    return this.saver.save(before, { ...before, customer }, { type: 'UPDATED' });
  }
}
