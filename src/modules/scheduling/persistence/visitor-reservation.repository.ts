import { Injectable } from '@nestjs/common';
import type { LocalDate } from '#kernel/local-date.js';
import type { TimeWindow } from '#kernel/time-window.js';
import { Db } from '#platform/database/db.js';
import { day, id, instant, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';

/** A time that a visitor of the web site holds on the row of a truck. */
export type VisitorReservation = typeof ON_TRUCK.row;

const RESERVATION = {
  id: id(),
  truckId: id(),
  day: day(),
  start: instant(),
  end: instant(),
  expiresAt: instant(),
  secretHash: text(),
  heldBy: text().orNull(),
};
const COLUMNS = `
  o.id, o.row_truck_id as "truckId", o.day, lower(o.whole) as start, upper(o.whole) as end,
  o.expires_at as "expiresAt", o.secret_hash as "secretHash", o.held_by::text as "heldBy"`;
const LIVE = `o.kind = 'hold' and o.hold_id is null and o.expires_at > now()`;
const ON_TRUCK = statement(
  RESERVATION,
  sql`
  select ${COLUMNS} from scheduling.occupancy o
  where o.truck_id = $1 and o.day = $2 and ${LIVE}
    and o.during && tstzrange($3::timestamptz, $4::timestamptz, '[)')
  order by lower(o.whole), o.id`,
  'plain',
);
const ONE = statement(
  RESERVATION,
  sql`
  select ${COLUMNS} from scheduling.occupancy o where o.id = $1 and not o.is_rest and ${LIVE}
  for update`,
  'plain',
);

/** What visitors hold that is neither booked nor over. */
@Injectable()
export class VisitorReservationRepository {
  constructor(private readonly db: Db) {}

  /** Those that take some of a window on the truck itself. */
  during(
    truckId: string,
    on: LocalDate,
    { start, end }: TimeWindow,
  ): Promise<VisitorReservation[]> {
    return this.db.rows(ON_TRUCK, [truckId, on, start, end]);
  }

  /** Until the transaction ends its visitor neither books it nor gives it back. */
  async lock(reservationId: string): Promise<VisitorReservation | undefined> {
    const [found] = await this.db.rows(ONE, [reservationId]);
    return found;
  }
}
