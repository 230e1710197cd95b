import { Command } from '@nestjs/cqrs';

/** Degrees. */
export interface BranchPosition {
  latitude: number;
  longitude: number;
}

/** Puts a branch on the map, if it still has this address and no position yet. Refused: 404. */
export class PlaceBranchCommand extends Command<void> {
  constructor(
    readonly branchId: string,
    readonly address: string,
    readonly position: BranchPosition,
  ) {
    super();
  }
}
