import { Injectable } from '@nestjs/common';
import type { Reacts } from '#platform/database/reaction.js';
import { Reaction } from '#platform/database/reaction.js';
import { CustomerChanged } from '#modules/moves/index.js';
import { BoardChanges } from '../live/board-changes.js';
import { Bookings } from '../queries/bookings.js';

/** Every board that shows an operation of a changed customer gets its present state. */
@Injectable()
@Reaction(CustomerChanged)
export class NotifyBoardsOfChangedCustomer implements Reacts<CustomerChanged> {
  constructor(
    private readonly bookings: Bookings,
    private readonly board: BoardChanges,
  ) {}

  async react({ customerId, operationsOnBoards }: CustomerChanged): Promise<void> {
    if (operationsOnBoards.length === 0) return;
    for (const booking of await this.bookings.onBoards(customerId)) {
      this.board.operationChanged(booking);
    }
  }
}
