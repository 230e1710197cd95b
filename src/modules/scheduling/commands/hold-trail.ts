import { Injectable } from '@nestjs/common';
import { Db } from '#platform/database/db.js';
import { id } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { History } from '#platform/history/history.js';
import type { HistoryEntry } from '#platform/history/history.js';
import { LiveChanges } from '#platform/realtime/live-changes.js';
import { customerTopic } from '#modules/moves/contract/live.js';
import type { CustomerChange } from '#modules/moves/contract/live.js';
import { ACTIVITY } from '#modules/moves/index.js';
import { ENDED_HOLD, holdField } from '../contract/holds.view.js';
import type { HeldStep, HeldTimeTold } from '../contract/holds.view.js';
import type { EndedHold } from '../domain/slots/holds.js';
import type { StoredHold } from '../persistence/slot-hold.repository.js';

const CUSTOMER_OF = statement(
  { customerId: id() },
  sql`select customer_id as "customerId" from ${ACTIVITY} where id = $1`,
  'plain',
);

interface Told {
  held: HeldStep;
  before: StoredHold | null;
  after: StoredHold | null;
  /** Of the day's event alone. */
  data?: object;
}

/** Notes what becomes of held times, in the trail of their day and in the history of their customer (R-SLOT-29). */
@Injectable()
export class HoldTrail {
  constructor(
    private readonly db: Db,
    private readonly history: History,
    private readonly live: LiveChanges,
  ) {}

  taken(hold: StoredHold): Promise<void> {
    return this.tell(hold, { held: 'taken', before: null, after: hold });
  }

  renewed(before: StoredHold, after: StoredHold): Promise<void> {
    return this.tell(after, { held: 'renewed', before, after });
  }

  givenBack(hold: StoredHold, ended: EndedHold): Promise<void> {
    const data = { [ENDED_HOLD]: ended };
    return this.tell(hold, { held: 'givenBack', before: hold, after: null, data });
  }

  heldAgain(hold: StoredHold): Promise<void> {
    return this.tell(hold, { held: 'again', before: null, after: hold });
  }

  /** By something else than that its time was over or that somebody gave it back. */
  ended(hold: StoredHold): Promise<void> {
    return this.tell(hold, { held: 'ended', before: hold, after: null });
  }

  booked(hold: StoredHold): Promise<void> {
    return this.tell(hold, { held: 'booked', before: hold, after: null });
  }

  private async tell(
    { id: holdId, branchId, day, activityId }: StoredHold,
    { held, before, after, data }: Told,
  ): Promise<void> {
    const change = { before: before && shown(before), after: after && shown(after) };
    const event: Pick<HistoryEntry, 'type' | 'data' | 'changes'> = {
      ...{ type: 'OTHER', data: { held } },
      changes: [{ field: holdField(holdId), ...change }],
    };
    const ofDay = { entity: 'day', entityId: `${branchId}:${day}` };
    this.history.note({ ...event, ...ofDay, data: { held, ...data } });
    const customerId = activityId === null ? undefined : await this.customerOf(activityId);
    if (customerId === undefined) return;
    const ofCustomer = { entity: 'customer', entityId: customerId };
    const eventId = await this.history.record({ ...event, ...ofCustomer });
    const news: CustomerChange = { kind: 'held', eventId };
    this.live.changed(customerTopic(customerId), news);
  }

  private async customerOf(activityId: string): Promise<string | undefined> {
    const [activity] = await this.db.rows(CUSTOMER_OF, [activityId]);
    return activity?.customerId;
  }
}

const shown = ({ heldBy, day, trucks, starts, ends, expiresAt }: StoredHold): HeldTimeTold => ({
  ...{ employee: heldBy, day, trucks: trucks.map(({ name }) => name) },
  ...{ start: starts.toISOString(), end: ends.toISOString(), until: expiresAt.toISOString() },
});
