import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { KeepTimezoneCommand } from '../../branches/index.js';
import type { Customer } from '../domain/customer.js';
import type { Move, MoveBranch } from '../domain/move.js';
import { CustomerRepository } from '../persistence/customer.repository.js';
import { MoveRepository } from '../persistence/move.repository.js';

/**
 * Reads for writing: the customer is held before anything of the move is read, and the time zone by
 * which operations are written is the branch's, both until the command ends.
 */
@Injectable()
export class HeldMoves {
  constructor(
    private readonly commands: CommandBus,
    private readonly customers: CustomerRepository,
    private readonly moves: MoveRepository,
  ) {}

  /** @throws DomainError 404 */
  async ofCustomer(customerId: string): Promise<Move> {
    return this.load(await this.customers.lock(customerId));
  }

  /** @throws DomainError 404 */
  async ofOperation(operationId: string): Promise<Move> {
    return this.load(await this.customers.lockByOperation(operationId));
  }

  /** A move to be copied: its own customer is not held. @throws DomainError 404 */
  async original(customerId: string): Promise<Move> {
    return this.load((await this.customers.find(customerId)).customer);
  }

  /** @throws DomainError 404 */
  async branch(id: string): Promise<MoveBranch> {
    await this.commands.execute(new KeepTimezoneCommand(id));
    return this.moves.branch(id);
  }

  private async load(customer: Customer): Promise<Move> {
    await this.commands.execute(new KeepTimezoneCommand(customer.branchId));
    return this.moves.load(customer);
  }
}
