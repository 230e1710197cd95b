import { Injectable } from '@nestjs/common';
import type { Reacts } from '#platform/database/reaction.js';
import { Reaction } from '#platform/database/reaction.js';
import { CustomerChanged } from '#modules/moves/index.js';
import { BoardChanges } from '../live/board-changes.js';
import { ShownBookings } from '../queries/shown-bookings.js';

/** Every board that shows an operation of a changed customer gets its present state. */
@Injectable()
@Reaction(CustomerChanged)
export class NotifyBoardsOfChangedCustomer implements Reacts<CustomerChanged> {
  constructor(
    private readonly board: BoardChanges,
    private readonly bookings: ShownBookings,
  ) {}

  async react({ shown }: CustomerChanged): Promise<void> {
    for (const one of await this.bookings.onBoards(shown)) this.board.operationChanged(one);
  }
}
