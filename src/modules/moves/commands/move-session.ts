import { Injectable } from '@nestjs/common';
import type { Move } from '../domain/move.js';
import { MoveRepository } from '../persistence/move.repository.js';
import { customerInactive, staleNounce } from '../domain/refusals.js';

/** What a person's write is based on. */
export interface MoveClaim {
  customerId: string;
  /** The version that the sender saw. */
  version: number;
  /** Only reactivation may write to an inactive customer. */
  mayBeInactive?: boolean;
}

/**
 * Begins every write of a person to a move: locks it and checks the version that the sender saw.
 */
@Injectable()
export class MoveSession {
  constructor(private readonly moves: MoveRepository) {}

  /**
   * The move as it is now.
   * @throws DomainError 404, 409 STALE_NOUNCE, 409 CUSTOMER_INACTIVE, in this order
   */
  async claim({ customerId, version, mayBeInactive = false }: MoveClaim): Promise<Move> {
    const move = await this.moves.lock(customerId);
    const { customer } = move;
    if (version !== customer.version) throw staleNounce();
    if (customer.status !== 'active' && !mayBeInactive) throw customerInactive();
    return move;
  }
}
