import { Injectable } from '@nestjs/common';
import type { Reacts } from '../../../platform/database/reaction.js';
import { Reaction } from '../../../platform/database/reaction.js';
import { CustomerChanged } from '../../moves/index.js';
import { BoardChanges } from '../live/board-changes.js';
import { BoardOperations } from '../queries/board-operations.js';

/** Every board that shows an operation of a changed customer hears of its new nounce. */
@Injectable()
@Reaction(CustomerChanged)
export class TellBoardsOfChangedCustomer implements Reacts<CustomerChanged> {
  constructor(
    private readonly operations: BoardOperations,
    private readonly board: BoardChanges,
  ) {}

  async react({ customerId, nounce }: CustomerChanged): Promise<void> {
    for (const { branchId, day } of await this.operations.boardsOfCustomer(customerId)) {
      this.board.tell(branchId, day, { kind: 'nounce', customerId, nounce });
    }
  }
}
