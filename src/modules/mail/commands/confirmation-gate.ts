import { Injectable } from '@nestjs/common';
import { ruleBroken } from '#kernel/domain-error.js';
import { Db } from '#platform/database/db.js';
import { bigint, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { MAIL_ERRORS } from '../contract/mail-terms.js';
import { confirmationRefusal, isConfirmation } from '../domain/confirmation-rule.js';
import type { BookedShare } from '../domain/confirmation-rule.js';
import { stateDescription } from '#modules/moves/contract/activity-rules.js';
import type { ActivityState } from '#modules/moves/contract/move-terms.js';
import { ACTIVITY } from '#modules/moves/index.js';

type ActivityRow = typeof ACTIVITIES.row;

const ACTIVITIES = statement(
  { operations: bigint(), trucked: bigint(), state: text<ActivityState>() },
  sql`select operations, trucked, state from ${ACTIVITY} where customer_id = $1`,
  'plain',
);

/** Lets a confirmation out only for a move that is completely booked. */
@Injectable()
export class ConfirmationGate {
  constructor(private readonly db: Db) {}

  /**
   * The customer must be locked, so that the move stays as it is until the command ends.
   * @throws 422 NOT_ALL_TRUCKS_ASSIGNED, MOVE_NOT_CONFIRMED
   */
  async pass(customerId: string, template: string): Promise<void> {
    if (!isConfirmation(template)) return;
    const activities = await this.db.rows(ACTIVITIES, [customerId]);
    const refusal = confirmationRefusal(activities.map(toShare));
    if (refusal) throw ruleBroken(refusal, MAIL_ERRORS[refusal]);
  }
}

const toShare = ({ state, ...share }: ActivityRow): BookedShare => ({
  ...share,
  isCommitted: stateDescription(state).hasAllTrucks,
});
