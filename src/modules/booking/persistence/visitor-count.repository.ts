import { Injectable } from '@nestjs/common';
import { Db } from '#platform/database/db.js';
import { boolean, double, instant, integer } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import type { Statement } from '#platform/database/sql/statement.js';
import { statement } from '#platform/database/sql/statement.js';
import { RESERVATION_MINUTES } from '../contract/reservation-limits.js';
import { COUNTED_MS } from '../domain/booking-limits.js';
import type { RecentBooking } from '../domain/booking-limits.js';
import type { CountedVisitor } from './reservation.repository.js';

/** Counts for an address and its networks: IPv6 /64, /56 and /48, IPv4 /24. */
export interface ReservationCounts {
  anAddress: number;
  aNetwork: number;
  aNetwork56: number;
  aNetwork48: number;
}

/** Counts, and when the first of what was counted ends. */
export interface VisitorReservations extends ReservationCounts {
  endsFirst: Date | null;
}

/** The times of one day of a branch. */
export interface BranchDay {
  branchId: string;
  day: string;
}

const LIVE = statement(
  {
    anAddress: integer(),
    aNetwork: integer(),
    aNetwork56: integer(),
    aNetwork48: integer(),
    endsFirst: instant().orNull(),
  },
  sql`
  select count(*) filter (where address = $1)::integer as "anAddress",
         count(*) filter (where network = booking.network_of($1::inet, 64))::integer as "aNetwork",
         count(*) filter (where network_56 = booking.network_of($1::inet, 56))::integer
           as "aNetwork56",
         count(*)::integer as "aNetwork48", min(expires_at) as "endsFirst"
  from booking.reservation
  where state = 'held' and expires_at > now() and network_48 = booking.network_of($1::inet, 48)`,
  'plain',
);
const COUNTED_SINCE = `now() - interval '${COUNTED_MS} milliseconds'`;
const KEPT = statement(
  {
    anAddress: double(),
    aNetwork: double(),
    aNetwork56: double(),
    aNetwork48: double(),
    endsFirst: instant().orNull(),
  },
  sql`
  with kept as (
    select address, network, network_56, expires_at, extract(epoch from
             least(coalesce(ended_at, now()), expires_at)
               - (expires_at - make_interval(mins => ${RESERVATION_MINUTES}))) / 60 as minutes
    from booking.reservation
    where network_48 = booking.network_of($1::inet, 48) and branch_id = $2 and day = $3
      and state <> 'confirmed' and expires_at > ${COUNTED_SINCE})
  select coalesce(sum(minutes) filter (where address = $1), 0)::float8 as "anAddress",
         coalesce(sum(minutes) filter (where network = booking.network_of($1::inet, 64)), 0)::float8
           as "aNetwork",
         coalesce(sum(minutes) filter (
           where network_56 = booking.network_of($1::inet, 56)), 0)::float8 as "aNetwork56",
         coalesce(sum(minutes), 0)::float8 as "aNetwork48", min(expires_at) as "endsFirst"
  from kept`,
  'plain',
);
const RECENT = statement(
  {
    bookedAt: instant(),
    sameAddress: boolean(),
    sameNetwork: boolean(),
    sameNetwork56: boolean(),
    sameNetwork48: boolean(),
    samePhone: boolean(),
    sameEmail: boolean(),
  },
  sql`
  select confirmed_at as "bookedAt",
         address = $1 as "sameAddress",
         network = booking.network_of($1::inet, 64) as "sameNetwork",
         network_56 = booking.network_of($1::inet, 56) as "sameNetwork56",
         network_48 = booking.network_of($1::inet, 48) as "sameNetwork48",
         coalesce(phone_mark = $2, false) as "samePhone",
         coalesce(email_mark = $3, false) as "sameEmail"
  from booking.reservation
  where state = 'confirmed' and confirmed_at > ${COUNTED_SINCE}
    and (network_48 = booking.network_of($1::inet, 48) or phone_mark = $2 or email_mark = $3)`,
  'plain',
);

/** Counts what visitors have reserved and booked lately; the limits themselves are elsewhere. */
@Injectable()
export class VisitorCountRepository {
  constructor(private readonly db: Db) {}

  /** Live reservations. */
  liveReservations(address: string): Promise<VisitorReservations> {
    return this.count(LIVE, [address]);
  }

  /** Minutes in 24 hours for which times of a day were reserved without being booked. */
  minutesKept(address: string, { branchId, day }: BranchDay): Promise<VisitorReservations> {
    return this.count(KEPT, [address, branchId, day]);
  }

  /** Bookings in 24 hours of visitors who have something in common with this one. */
  recentBookings({ address, phone, email }: CountedVisitor): Promise<RecentBooking[]> {
    return this.db.rows(RECENT, [address, phone, email]);
  }

  private async count(
    counted: Statement<VisitorReservations>,
    values: unknown[],
  ): Promise<VisitorReservations> {
    const [row] = await this.db.rows(counted, values);
    if (!row) throw new Error('A count has one row');
    return row;
  }
}
