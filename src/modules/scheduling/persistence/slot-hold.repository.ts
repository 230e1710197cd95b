import { Injectable } from '@nestjs/common';
import { newId } from '#kernel/ids.js';
import { isoOf } from '#kernel/instant.js';
import type { LocalDate } from '#kernel/local-date.js';
import type { TimeWindow } from '#kernel/time-window.js';
import { Db } from '#platform/database/db.js';
import { boolean, day, id, instant, integer, jsonb, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { EMPLOYEE } from '#modules/employees/index.js';
import { PARTS_ON_TRUCKS } from '../sql/parts-on-trucks.function.js';
import { servingTrucks } from './row-of-day.sql.js';
import type { SlotTruckView } from '../contract/slots.view.js';
import type { EndedHold } from '../domain/slots/holds.js';
import type { SlotsRequest } from '../domain/slots/slots-request.js';

/** A time that somebody wants to hold. */
export interface NewHold {
  branchId: string;
  /** Employee id. */
  heldBy: string;
  activityId: string | null;
  draft: string | null;
  day: LocalDate;
  /** Of the job. */
  starts: Date;
  ends: Date;
  /** Of the arrival window; null where the start itself is promised. */
  latestStart: Date | null;
  /** By name. */
  trucks: SlotTruckView[];
  /** What was looked for. */
  request: SlotsRequest;
  expiresAt: Date;
}

/** A hold as it is stored; over from `expiresAt` on. */
export interface StoredHold extends NewHold {
  id: string;
  /** As colleagues know who holds it. */
  holderName: string;
  renewed: boolean;
  booked: boolean;
}

/** What a hold takes of a truck. */
export interface HeldOnTruck {
  truckId: string;
  window: TimeWindow;
}

const HOLDS = `
  select h.id, h.branch_id as "branchId", h.held_by as "heldBy", e.display_name as "holderName",
         h.activity_id as "activityId", h.draft, h.day, h.starts, h.ends,
         h.latest_start as "latestStart", h.trucks, h.request, h.expires_at as "expiresAt", h.renewed,
         h.booked
  from scheduling.slot_hold h join ${EMPLOYEE} e on e.id = h.held_by`;
const LOCK_PERSON = `select pg_advisory_xact_lock(hashtextextended('slot_hold ' || $1, 0))`;
const STORED_HOLD = {
  id: id(),
  /** As colleagues know who holds it. */
  holderName: text(),
  renewed: boolean(),
  booked: boolean(),
  branchId: id(),
  /** Employee id. */
  heldBy: text(),
  activityId: id().orNull(),
  draft: text().orNull(),
  day: day(),
  /** Of the job. */
  starts: instant(),
  ends: instant(),
  /** Of the arrival window; null where the start itself is promised. */
  latestStart: instant().orNull(),
  /** By name. */
  trucks: jsonb<SlotTruckView[]>(),
  /** What was looked for. */
  request: jsonb<SlotsRequest>(),
  expiresAt: instant(),
};
const FIND = statement(STORED_HOLD, sql`${HOLDS} where h.id = $1`, 'plain');
const LOCK = 'select from scheduling.slot_hold where id = $1 for update';
const LIVE_OF = statement(
  STORED_HOLD,
  sql`
  ${HOLDS} where h.held_by = $1 and h.expires_at > $2 and not h.booked
  order by h.expires_at, h.id`,
  'plain',
);
const LIVE_ON_TRUCK = statement(
  STORED_HOLD,
  sql`
  ${HOLDS}
  where h.expires_at > $3 and h.day >= $2
    and exists (select from scheduling.occupancy o where o.hold_id = h.id and $1 in (o.truck_id, o.row_truck_id))
  order by h.id`,
  'plain',
);
const LIVE_DURING = statement(
  STORED_HOLD,
  sql`
  ${HOLDS}
  where h.expires_at > $3 and h.day = $2
    and exists (
      select from scheduling.occupancy o
      where o.hold_id = h.id and o.truck_id = $1
        and o.during && tstzrange($4::timestamptz, $5::timestamptz, '[)'))
  order by h.id`,
  'plain',
);
const SLOTS = statement(
  { holdId: id(), slotId: id(), truckId: id(), start: instant(), end: instant() },
  sql`
  select distinct hold_id as "holdId", id as "slotId", row_truck_id as "truckId", lower(whole) as start,
         upper(whole) as end
  from scheduling.occupancy where hold_id = any ($1) order by id`,
  'plain',
);
const ADD = `
  insert into scheduling.slot_hold
    (id, branch_id, held_by, activity_id, draft, day, starts, ends, latest_start, trucks, request,
     expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`;
const HELD = "tstzrange($4::timestamptz, $5::timestamptz, '[)')";
// Reservations that expired make room first; the count makes sure of the order.
const TAKE = statement(
  { isTaken: boolean() },
  sql`
  with gone as (
    delete from scheduling.occupancy
    where truck_id = ${servingTrucks('$2', '$3')}
      and day = $3 and kind = 'hold' and expires_at <= now()
    returning id),
  parts as materialized (select * from ${PARTS_ON_TRUCKS}($2, $3, ${HELD})),
  taken as (
    insert into scheduling.occupancy
      (id, truck_id, row_truck_id, kind, day, during, whole, is_rest, expires_at, hold_id)
    select $1, parts.truck_id, $2, 'hold', $3, parts.during, ${HELD}, parts.is_rest, $6, $7
    from (select count(*) from gone) room cross join parts
    on conflict do nothing
    returning id)
  select (select count(*) from taken) = (select count(*) from parts) as "isTaken"`,
);
const FREE = 'delete from scheduling.occupancy where hold_id = any ($1)';
const END = 'update scheduling.slot_hold set expires_at = $2 where id = any ($1)';
const RENEW = statement(
  { trucks: integer() },
  sql`
  with renewed as (
    update scheduling.slot_hold set expires_at = $2, renewed = true where id = $1),
  kept as (
    update scheduling.occupancy set expires_at = $2 where hold_id = $1 returning id)
  select count(distinct id)::int as trucks from kept`,
  'plain',
);
const BOOKED = 'update scheduling.slot_hold set booked = true where id = $1';
/** Those that nobody asks for anymore. */
const FORGET = `
  delete from scheduling.slot_hold where held_by = $1 and expires_at < $2::timestamptz - interval '1 day'`;

/** Times that colleagues hold, and what they take on trucks. */
@Injectable()
export class SlotHoldRepository {
  constructor(private readonly db: Db) {}

  /** One call after the other for a person, until the command ends. */
  async lockPerson(employeeId: string): Promise<void> {
    await this.db.query(LOCK_PERSON, [employeeId]);
  }

  async find(id: string): Promise<StoredHold | undefined> {
    const [hold] = await this.db.rows(FIND, [id]);
    return hold;
  }

  /** As it is once nobody else changes it. */
  async lock(id: string): Promise<StoredHold | undefined> {
    await this.db.query(LOCK, [id]);
    return this.find(id);
  }

  /** Those of a person that are neither over nor booked, by their end. */
  liveOf(employeeId: string, now: Date): Promise<StoredHold[]> {
    return this.db.rows(LIVE_OF, [employeeId, now]);
  }

  /** Those on a truck from a day on that are neither over nor booked. */
  liveOnTruck(truckId: string, from: LocalDate, now: Date): Promise<StoredHold[]> {
    return this.db.rows(LIVE_ON_TRUCK, [truckId, from, now]);
  }

  /** Those on a truck that take some of a window of a day, neither over nor booked. */
  liveDuring(
    truckId: string,
    on: LocalDate,
    { window, now }: { window: TimeWindow; now: Date },
  ): Promise<StoredHold[]> {
    return this.db.rows(LIVE_DURING, [truckId, on, now, window.start, window.end]);
  }

  /**
   * On trucks that are locked.
   * @returns its id; undefined where something else is on a truck by now
   */
  async add(hold: NewHold, held: readonly HeldOnTruck[], now: Date): Promise<string | undefined> {
    const { branchId, heldBy, activityId, draft, day, starts, ends, latestStart } = hold;
    const { trucks, request, expiresAt } = hold;
    const id = newId();
    await this.db.execute(FORGET, [heldBy, now]);
    const facts = [branchId, heldBy, activityId, draft, day, starts, ends, latestStart];
    const texts = [JSON.stringify(trucks), JSON.stringify(request), expiresAt];
    await this.db.execute(ADD, [id, ...facts, ...texts]);
    for (const { truckId, window } of held) {
      const values = [newId(), truckId, day, window.start, window.end, expiresAt, id];
      const [taken] = await this.db.rows(TAKE, values);
      if (!taken?.isTaken) return undefined;
    }
    return id;
  }

  /** As they are before they end. */
  async toEnd(holds: readonly StoredHold[]): Promise<EndedHold[]> {
    const rows = await this.db.rows(SLOTS, [holds.map(({ id }) => id)]);
    return holds.map(({ id, expiresAt }) => ({
      id,
      expiresAt: isoOf(expiresAt),
      slots: rows
        .filter(({ holdId }) => holdId === id)
        .map(({ slotId, truckId, start, end }) => ({
          ...{ id: slotId, truckId, start: isoOf(start), end: isoOf(end) },
        })),
    }));
  }

  /** On trucks that are locked. @returns false where something else is on a truck by now */
  async resume(day: LocalDate, { id, expiresAt, slots }: EndedHold): Promise<boolean> {
    await this.db.execute(END, [[id], expiresAt]);
    for (const slot of slots) {
      const values = [slot.id, slot.truckId, day, slot.start, slot.end, expiresAt, id];
      const [taken] = await this.db.rows(TAKE, values);
      if (!taken?.isTaken) return false;
    }
    return true;
  }

  /** From `now` on they are over, and their trucks are free. */
  async end(ids: readonly string[], now: Date): Promise<void> {
    await this.db.execute(END, [ids, now]);
    await this.db.execute(FREE, [ids]);
  }

  /** @returns on how many trucks it is renewed; it may have lost them to somebody in this moment */
  async renew(id: string, expiresAt: Date): Promise<number> {
    const [kept] = await this.db.rows(RENEW, [id, expiresAt]);
    return kept?.trucks ?? 0;
  }

  /** Its trucks are free for the booking. */
  async book(id: string): Promise<void> {
    await this.db.execute(BOOKED, [id]);
    await this.db.execute(FREE, [[id]]);
  }
}
