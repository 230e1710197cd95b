import { Injectable } from '@nestjs/common';
import type { Reacts } from '#platform/database/reaction.js';
import { Reaction } from '#platform/database/reaction.js';
import { OperationsReleased } from '#modules/moves/index.js';
import { BoardChanges } from '../live/board-changes.js';
import { OccupancyRepository } from '../persistence/occupancy.repository.js';

/** A canceled customer's trucks are free again, and what left its day leaves the board. */
@Injectable()
@Reaction(OperationsReleased)
export class FreeSlotsOfReleasedOperations implements Reacts<OperationsReleased> {
  constructor(
    private readonly occupancy: OccupancyRepository,
    private readonly board: BoardChanges,
  ) {}

  async react({ customerId, version, operations }: OperationsReleased): Promise<void> {
    await this.occupancy.free(operations.map(({ operationId }) => operationId));
    for (const { operationId, branchId, day } of operations) {
      this.board.operationLeft({ branchId, day, customerId, version, operationId });
    }
  }
}
