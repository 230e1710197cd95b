import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { isoOf } from '#kernel/instant.js';
import { isDayOver } from '#kernel/local-date.js';
import { currentActor } from '#platform/actor/actor.js';
import { Clock } from '#platform/clock/clock.js';
import { Db } from '#platform/database/db.js';
import { text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { EMPLOYEE } from '#modules/employees/index.js';
import type { Pin } from '#modules/moves/contract/move-terms.js';
import { OPERATION_PLACING } from '#modules/moves/index.js';
import type { OperationPlacing } from '#modules/moves/index.js';
import { dayPast, notOnBoard } from '../../refusals.js';
import { PinOperationCommand } from './pin-operation.command.js';

const NAME = statement(
  { name: text() },
  sql`
  select display_name as name from ${EMPLOYEE} where id = $1`,
);

@CommandHandler(PinOperationCommand)
export class PinOperationHandler implements ICommandHandler<PinOperationCommand> {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    @Inject(OPERATION_PLACING) private readonly operations: OperationPlacing,
  ) {}

  async execute({ operationId, why }: PinOperationCommand): Promise<Pin | null> {
    // Whichever board it is on: its sender says nothing of that.
    const locked = await this.operations.lock({ operationId, branchId: '' });
    const { place, day, timezone } = locked;
    const now = this.clock.now();
    if (why === null && locked.pinned === null) return null;
    if (why !== null && place.truck === null && !place.unassigned) throw notOnBoard();
    if (isDayOver(day, timezone, now)) throw dayPast();
    const pinned = why === null ? null : { why, by: await this.senderName(), at: isoOf(now) };
    await this.operations.pin(locked, pinned);
    return pinned;
  }

  private async senderName(): Promise<string> {
    const [sender] = await this.db.rows(NAME, [currentActor().employeeId]);
    return sender?.name ?? '';
  }
}
