import { Injectable } from '@nestjs/common';
import type { LocalDate } from '../../../kernel/local-date.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Db } from '../../../platform/database/db.js';
import { onConstraint } from '../../../platform/database/pg-error.js';
import { LIVE_HOLDS } from '../contract/limits.js';
import { tooManyReservations } from '../refusals.js';

/** A time that somebody outside holds, held or booked. */
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

export interface StoredReservation extends Reservation {
  state: 'held' | 'confirmed' | 'ended';
  confirmation: string | null;
}

/** Held by holders of one network one after the other, so that nobody is counted twice. */
const NETWORK_LOCK = 7_316_005;

const IN_TURN = `
  select pg_advisory_xact_lock($2, hashtext(
    network(set_masklen($1::inet, case family($1::inet) when 4 then 24 else 64 end))::text))`;
const LIVE_IN_NETWORK = `
  select count(*) as live, min(expires_at) as "freeAt"
  from booking.reservation
  where state = 'held'
    and network = network(set_masklen($1::inet, case family($1::inet) when 4 then 24 else 64 end))`;
const INSERT = `
  insert into booking.reservation
    (id, branch_id, truck_id, day, starts, duration, secret_hash, expires_at, address)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;
const CLAIM = `
  select id, branch_id as "branchId", truck_id as "truckId", day, starts, duration,
         secret_hash as "secretHash", expires_at as "expiresAt", state, confirmation
  from booking.reservation where id = $1 for update`;
const CONFIRM = `
  update booking.reservation set state = 'confirmed', confirmation = $2 where id = $1`;
const END = `update booking.reservation set state = 'ended' where id = $1`;
const END_EXPIRED = `
  update booking.reservation set state = 'ended'
  where id in (
    select id from booking.reservation where state = 'held' and expires_at <= $1
    for update skip locked)
  returning id`;
const FORGET = `
  delete from booking.reservation
  where expires_at < $1::timestamptz - interval '1 day' and state <> 'held'`;

/** The reservations of strangers. */
@Injectable()
export class Reservations {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** @throws 429 TOO_MANY_RESERVATIONS when the address or its network holds enough already */
  async add(reservation: Reservation, address: string): Promise<void> {
    const { id, branchId, truckId, day, starts, duration, secretHash, expiresAt } = reservation;
    await this.db.query(IN_TURN, [address, NETWORK_LOCK]);
    const { live, freeAt } = await this.liveInNetworkOf(address);
    if (live >= LIVE_HOLDS.aNetwork) throw tooManyReservations(this.secondsUntil(freeAt));
    const held = [id, branchId, truckId, day, starts, duration, secretHash, expiresAt, address];
    try {
      await this.db.execute(INSERT, held);
    } catch (error) {
      onConstraint(error, {
        reservation_once_an_address: () => tooManyReservations(this.secondsUntil(freeAt)),
      });
    }
  }

  /** The reservation, locked until the end of the command. */
  async claim(id: string): Promise<StoredReservation | undefined> {
    const [row] = await this.db.query<StoredReservation>(CLAIM, [id]);
    return row;
  }

  async confirm(id: string, confirmation: string): Promise<void> {
    await this.db.execute(CONFIRM, [id, confirmation]);
  }

  async end(id: string): Promise<void> {
    await this.db.execute(END, [id]);
  }

  /** @returns the ids of those that ended by it */
  async endExpired(): Promise<string[]> {
    const rows = await this.db.query<{ id: string }>(END_EXPIRED, [this.clock.now()]);
    return rows.map(({ id }) => id);
  }

  /** Addresses of visitors are not kept longer than a late answer needs them. */
  async forgetOld(): Promise<void> {
    await this.db.execute(FORGET, [this.clock.now()]);
  }

  private async liveInNetworkOf(address: string): Promise<{ live: number; freeAt: Date | null }> {
    const [row] = await this.db.query<{ live: number; freeAt: Date | null }>(LIVE_IN_NETWORK, [
      address,
    ]);
    return row ?? { live: 0, freeAt: null };
  }

  private secondsUntil(instant: Date | null): number {
    const wait = (instant ?? this.clock.now()).getTime() - this.clock.now().getTime();
    return Math.max(1, Math.ceil(wait / 1000));
  }
}
