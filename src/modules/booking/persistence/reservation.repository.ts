import { Injectable } from '@nestjs/common';
import type { LocalDate } from '#kernel/local-date.js';
import { Db } from '#platform/database/db.js';
import { day, id, instant, numeric, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { onConstraint } from '#platform/database/pg-error.js';
import type { ContactHash } from '../contact-hashes.js';
import { HORIZON_MONTHS } from '../contract/limits.js';
import { RESERVATION_MINUTES } from '../contract/reservation-limits.js';
import { tooManyReservations } from '../refusals.js';

/** The state of a visitor's reservation. */
export const RESERVATION_STATES = ['held', 'confirmed', 'ended'] as const;
export type ReservationState = (typeof RESERVATION_STATES)[number];

/** A time that a visitor has reserved or booked. */
export interface Reservation {
  id: string;
  branchId: string;
  truckId: string;
  day: LocalDate;
  starts: Date;
  /** Hours. */
  duration: number;
  secretHash: string;
  expiresAt: Date;
}

/** What a visitor is counted by. */
export interface CountedVisitor extends ContactHash {
  address: string;
}

/** What a reservation becomes when it is booked. */
export interface Confirmation {
  confirmation: string;
  /** On the board. */
  operationId: string;
  visitor: CountedVisitor;
}

export interface StoredReservation extends Reservation {
  state: ReservationState;
  confirmation: string | null;
}

const INSERT = `
  insert into booking.reservation
    (id, branch_id, truck_id, day, starts, duration, secret_hash, expires_at, address)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;
const STORED = {
  state: text<ReservationState>(),
  confirmation: text().orNull(),
  id: id(),
  branchId: id(),
  truckId: id(),
  day: day(),
  starts: instant(),
  /** Hours. */
  duration: numeric(),
  secretHash: text(),
  expiresAt: instant(),
};
const READ = `
  select id, branch_id as "branchId", truck_id as "truckId", day, starts, duration,
         secret_hash as "secretHash", expires_at as "expiresAt", state, confirmation
  from booking.reservation where id = $1`;
const FIND = statement(STORED, sql`${READ}`, 'plain');
const CLAIM = statement(STORED, sql`${READ} for update`, 'plain');
const CONFIRM = `
  update booking.reservation
  set state = 'confirmed', confirmation = $2, address = $3, phone_mark = $4, email_mark = $5,
      confirmed_at = now()
  where id = $1`;
const NOTE_OPERATION = `
  insert into booking.booked_operation (operation_id, booked) values ($1, now())`;
const END = `update booking.reservation set state = 'ended', ended_at = now() where id = $1`;
const END_EXPIRED = statement(
  { id: id() },
  sql`
  update booking.reservation set state = 'ended'
  where id in (
    select id from booking.reservation
    where state = 'held' and expires_at <= now() and ($1::inet is null or address = $1)
    for update skip locked)
  returning id`,
  'plain',
);
const FORGET = `
  delete from booking.reservation
  where expires_at < now() - interval '1 day' and state <> 'held'`;
// Longer ago than the horizon: the day of the move has passed.
const FORGET_OPERATIONS = `
  delete from booking.booked_operation
  where booked < now() - make_interval(months => ${HORIZON_MONTHS + 1})`;

/** The reservations of visitors. */
@Injectable()
export class ReservationRepository {
  constructor(private readonly db: Db) {}

  /** @throws 429 TOO_MANY_RESERVATIONS when the address has a reservation already */
  async add(reservation: Reservation, address: string): Promise<void> {
    const { id, branchId, truckId, day, starts, duration, secretHash, expiresAt } = reservation;
    const held = [id, branchId, truckId, day, starts, duration, secretHash, expiresAt, address];
    try {
      await this.db.execute(INSERT, held);
    } catch (error) {
      onConstraint(error, {
        reservation_once_an_address: () => tooManyReservations(RESERVATION_MINUTES * 60),
      });
    }
  }

  /** Without a lock. */
  async find(id: string): Promise<StoredReservation | undefined> {
    const [row] = await this.db.rows(FIND, [id]);
    return row;
  }

  /** The reservation, locked until the end of the command. */
  async claim(id: string): Promise<StoredReservation | undefined> {
    const [row] = await this.db.rows(CLAIM, [id]);
    return row;
  }

  /** From then on only what the booking limits count is kept about the visitor. */
  async confirm(id: string, { confirmation, operationId, visitor }: Confirmation): Promise<void> {
    const { address, phone, email } = visitor;
    await this.db.execute(CONFIRM, [id, confirmation, address, phone, email]);
    await this.db.execute(NOTE_OPERATION, [operationId]);
  }

  async end(id: string): Promise<void> {
    await this.db.execute(END, [id]);
  }

  /**
   * @param address whose reservations to end; null: all
   * @returns the ids of those that it ended
   */
  async endExpired(address: string | null): Promise<string[]> {
    const rows = await this.db.rows(END_EXPIRED, [address]);
    return rows.map(({ id }) => id);
  }

  /** Addresses of visitors are kept only as long as late answers and the limits need them. */
  async forgetOld(): Promise<void> {
    await this.db.execute(FORGET);
    await this.db.execute(FORGET_OPERATIONS);
  }
}
