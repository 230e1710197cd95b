import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { KeepTimezoneCommand } from '../../branches/index.js';
import type { Move, MoveBranch } from '../domain/move.js';
import { CustomerRepository } from '../persistence/customer.repository.js';
import { MoveRepository } from '../persistence/move.repository.js';

/**
 * Reads for writing: the customer is locked before anything of the move is read, and the time zone by
 * which operations are written is the branch's, both until the command ends.
 */
@Injectable()
export class LockedMoves {
  constructor(
    private readonly commands: CommandBus,
    private readonly customers: CustomerRepository,
    private readonly moves: MoveRepository,
  ) {}

  /** @throws DomainError 404 */
  async ofCustomer(customerId: string): Promise<Move> {
    return this.moves.load(await this.customers.lock(customerId));
  }

  /** @throws DomainError 404 */
  async ofOperation(operationId: string): Promise<Move> {
    return this.moves.load(await this.customers.lockByOperation(operationId));
  }

  /** A move to be copied: its own customer is not locked. @throws DomainError 404 */
  async original(customerId: string): Promise<Move> {
    const customer = await this.customers.find(customerId);
    await this.keepTimezone(customer.branchId);
    return this.moves.load(customer);
  }

  /** @throws DomainError 404 */
  async branch(id: string): Promise<MoveBranch> {
    await this.keepTimezone(id);
    return this.moves.branch(id);
  }

  private keepTimezone(branchId: string): Promise<void> {
    return this.commands.execute(new KeepTimezoneCommand(branchId));
  }
}
