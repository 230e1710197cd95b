import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ClaimCustomerCommand } from '../../customers/index.js';
import type { CustomerClaim } from '../../customers/index.js';
import { HeldMoves } from './held-moves.js';
import type { Move } from '../domain/move.js';

/** Begins every write to a move: claims the customer by its nounce and reads what it covers. */
@Injectable()
export class MoveSession {
  constructor(
    private readonly commands: CommandBus,
    private readonly moves: HeldMoves,
  ) {}

  /**
   * The move as it stands, its version already raised.
   * @throws DomainError 404, 409 STALE_NOUNCE, 409 CUSTOMER_INACTIVE, in this order
   */
  async claim(claim: CustomerClaim): Promise<Move> {
    return this.moves.load(await this.commands.execute(new ClaimCustomerCommand(claim)));
  }
}
