import { Injectable } from '@nestjs/common';
import type { Reacts } from '#platform/database/reaction.js';
import { Reaction } from '#platform/database/reaction.js';
import { ConfirmationChanged } from '#modules/moves/index.js';
import { BoardChanges } from '../live/board-changes.js';
import { BoardsOfCustomer } from '../queries/boards-of-customer.js';

/** Every board that shows a customer learns at once that they were told the plan. */
@Injectable()
@Reaction(ConfirmationChanged)
export class NotifyBoardsOfConfirmation implements Reacts<ConfirmationChanged> {
  constructor(
    private readonly boards: BoardsOfCustomer,
    private readonly board: BoardChanges,
  ) {}

  async react({ customerId, confirmation }: ConfirmationChanged): Promise<void> {
    for (const { branchId, day } of await this.boards.of(customerId)) {
      this.board.tell(branchId, day, { kind: 'confirmation', customerId, confirmation });
    }
  }
}
