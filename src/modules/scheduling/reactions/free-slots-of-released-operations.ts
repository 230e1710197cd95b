import { Injectable } from '@nestjs/common';
import type { Reacts } from '#platform/database/reaction.js';
import { Reaction } from '#platform/database/reaction.js';
import { OperationsReleased } from '#modules/moves/index.js';
import { LegEnder } from '../commands/leg-ender.js';
import { BoardChanges } from '../live/board-changes.js';
import { RowChanges } from '../live/row-changes.js';
import type { LeftEnd } from '../commands/left-ends.js';
import { OccupancyRepository } from '../persistence/occupancy.repository.js';

type Released = OperationsReleased['operations'];

/** What others followed or were followed by directly. */
function endsLeft(operations: Released): LeftEnd[] {
  const released = operations.map(({ operationId }) => operationId);
  return operations
    .flatMap(({ legs }) => legs)
    .flatMap((leg) =>
      [leg.followedId, leg.followerId].map((operationId) => ({
        operationId,
        leg,
        followerId: leg.followerId,
      })),
    )
    .filter(({ operationId }) => !released.includes(operationId));
}

/** A canceled customer's trucks are free again, and what left its day leaves the board. */
@Injectable()
@Reaction(OperationsReleased)
export class FreeSlotsOfReleasedOperations implements Reacts<OperationsReleased> {
  constructor(
    private readonly occupancy: OccupancyRepository,
    private readonly board: BoardChanges,
    private readonly rows: RowChanges,
    private readonly legs: LegEnder,
  ) {}

  async react({ customerId, version, operations }: OperationsReleased): Promise<void> {
    const released = operations.map(({ operationId }) => operationId);
    await this.occupancy.free(released);
    for (const { operationId, branchId, day } of operations) {
      this.board.operationLeft({ branchId, day, customerId, version, operationId });
    }
    const [first] = operations;
    if (first) await this.legs.end(first.branchId, endsLeft(operations), 'unassign');
    // Once for each row, however many of its operations left it.
    const rows = new Map(operations.map(({ truck, day }) => [`${truck} ${day}`, { truck, day }]));
    for (const { truck, day } of rows.values()) {
      if (truck) await this.rows.left(day, () => this.occupancy.jobsOnTruck(truck, day));
    }
  }
}
