import { Injectable } from '@nestjs/common';
import type { Reacts } from '#platform/database/reaction.js';
import { Reaction } from '#platform/database/reaction.js';
import { ActualChanged } from '#modules/actuals/index.js';
import { changedSince, RowChanges } from '../live/row-changes.js';
import { TruckRows } from '../queries/truck-rows.js';

/**
 * The board of a job hears how far it is as soon as somebody stamps or enters it (R-ACTUAL-7), and what follows for the
 * other jobs of its truck.
 */
@Injectable()
@Reaction(ActualChanged)
export class NotifyBoardsOfProgress implements Reacts<ActualChanged> {
  constructor(
    private readonly rows: TruckRows,
    private readonly changes: RowChanges,
  ) {}

  async react({ job: { operationId }, before }: ActualChanged): Promise<void> {
    const { was, is } = await this.rows.ofStamped(operationId, before);
    const own = is.find((one) => one.operationId === operationId);
    if (own) this.changes.tell(own);
    for (const one of changedSince(was, is)) if (one !== own) this.changes.follows(one);
  }
}
