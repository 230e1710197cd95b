import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ClaimCustomerCommand } from '../../customers/index.js';
import type { CustomerClaim } from '../../customers/index.js';
import { notFound } from '../../../kernel/domain-error.js';
import type { MoveState, StoredActivity } from '../move-state.js';
import { MoveReader } from '../persistence/move-reader.js';

/** Begins every write to a move: claims the customer by its nounce and reads what it covers. */
@Injectable()
export class MoveSession {
  constructor(
    private readonly commands: CommandBus,
    private readonly moves: MoveReader,
  ) {}

  /**
   * The move as it stands, its version already raised.
   * @throws DomainError 404, 409 STALE_NOUNCE, 409 CUSTOMER_INACTIVE, in this order
   */
  async claim(claim: CustomerClaim): Promise<MoveState> {
    return this.moves.load(await this.commands.execute(new ClaimCustomerCommand(claim)));
  }
}

/** @throws DomainError 404 */
export function activityOf({ activities }: MoveState, activityId: string): StoredActivity {
  const activity = activities.find(({ id }) => id === activityId);
  if (!activity) throw notFound('Activity');
  return activity;
}

/** The move with one of its activities replaced. */
export const withActivity = (state: MoveState, activity: StoredActivity): MoveState => ({
  ...state,
  activities: state.activities.map((one) => (one.id === activity.id ? activity : one)),
});
