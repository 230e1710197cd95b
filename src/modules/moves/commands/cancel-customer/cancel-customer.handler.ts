import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { withoutTrucks } from '../../domain/changes/following-legs.js';
import { MoveSaver } from '../move-saver.js';
import { MoveSession } from '../move-session.js';
import { CancelCustomerCommand } from './cancel-customer.command.js';

@CommandHandler(CancelCustomerCommand)
export class CancelCustomerHandler implements ICommandHandler<CancelCustomerCommand> {
  constructor(
    private readonly session: MoveSession,
    private readonly saver: MoveSaver,
  ) {}

  async execute({ customerId, version, reason }: CancelCustomerCommand): Promise<number> {
    const before = await this.session.claim({ customerId, version });
    const after = {
      ...withoutTrucks(before),
      customer: { ...before.customer, status: 'inactive' as const },
    };
    const data = reason.trim() ? { cancelled: true, reason: reason.trim() } : { cancelled: true };
    return this.saver.save(before, after, { type: 'UPDATED', data });
  }
}
