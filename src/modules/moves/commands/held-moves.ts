import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { KeepTimezoneCommand } from '../../branches/index.js';
import { MoveRepository } from '../persistence/move.repository.js';
import type { Customer } from '../domain/customer.js';
import type { Move, MoveBranch } from '../domain/move.js';

/** Reads for writing: the time zone by which operations are written is the branch's until the command ends. */
@Injectable()
export class HeldMoves {
  constructor(
    private readonly commands: CommandBus,
    private readonly moves: MoveRepository,
  ) {}

  /** All that belongs to a customer, who is locked. */
  async load(customer: Customer): Promise<Move> {
    await this.commands.execute(new KeepTimezoneCommand(customer.branchId));
    return this.moves.load(customer);
  }

  /** @throws DomainError 404 */
  async branch(id: string): Promise<MoveBranch> {
    await this.commands.execute(new KeepTimezoneCommand(id));
    return this.moves.branch(id);
  }
}
