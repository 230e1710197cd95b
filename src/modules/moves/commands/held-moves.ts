import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { KeepTimezoneCommand } from '../../branches/index.js';
import type { CustomerState } from '../../customers/index.js';
import type { MoveBranch, MoveState } from '../move-state.js';
import { MoveReader } from '../persistence/move-reader.js';

/** Reads for writing: the time zone by which operations are written is the branch's until the command ends. */
@Injectable()
export class HeldMoves {
  constructor(
    private readonly commands: CommandBus,
    private readonly moves: MoveReader,
  ) {}

  /** All that belongs to a customer, who is locked. */
  async load(customer: CustomerState): Promise<MoveState> {
    await this.commands.execute(new KeepTimezoneCommand(customer.branchId));
    return this.moves.load(customer);
  }

  /** @throws DomainError 404 */
  async branch(id: string): Promise<MoveBranch> {
    await this.commands.execute(new KeepTimezoneCommand(id));
    return this.moves.branch(id);
  }
}
