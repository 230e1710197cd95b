import type { LocalDate } from '#kernel/local-date.js';
import type { OccupancyKind } from '../../domain/occupancy-kind.js';

/** What is on a truck; moments in seconds since 1970, drives and durations in hours. */
export interface StandingRow {
  /** Truck id. */
  truck: string;
  day: LocalDate;
  kind: OccupancyKind;
  starts: number;
  ends: number;
  /** Of unavailability: not for the whole day. */
  isRestOfDay: boolean;
  /** The rest: of a booking; null for everything else. */
  operationId: string | null;
  name: string | null;
  jobStart: number | null;
  duration: number | null;
  moverCount: number | null;
  /** Drive Out and Drive Back by the yard, also where the truck drives straight from or to another move. */
  driveOut: number | null;
  driveBack: number | null;
  isOutTyped: boolean | null;
  isBackTyped: boolean | null;
  /** Exact, as fetched; null while unknown. */
  legOut: number | null;
  legBack: number | null;
  startsInHold: boolean | null;
  endsInHold: boolean | null;
  firstLatitude: number | null;
  firstLongitude: number | null;
  lastLatitude: number | null;
  lastLongitude: number | null;
  /** The move that it drives straight from, and the exact hours of that drive. */
  follows: string | null;
  followsHours: number | null;
  isFollowApproximate: boolean | null;
}

// The limit keeps PostgreSQL from reckoning the drives of all operations before it looks for these.
const DRIVES = `
  select * from moves.v_operation_drive d where d.operation_id = o.operation_id limit 1`;
/** Everything on the trucks of the branch `$1` from the day `$2` to `$3`, by truck, day and time. */
export const STANDING = `
  select o.truck_id as truck, o.day, o.kind,
         extract(epoch from o.starts)::float8 as starts, extract(epoch from o.ends)::float8 as ends,
         o.unavailable_from is not null as "isRestOfDay",
         d.operation_id as "operationId", d.last_name as name,
         extract(epoch from d.date)::float8 as "jobStart", d.duration,
         d.mover_count as "moverCount",
         coalesce(from_other.yard_drive_out, d.starting_drive_time) as "driveOut",
         coalesce(to_other.yard_drive_back, d.ending_drive_time) as "driveBack",
         d.starting_typed as "isOutTyped", d.ending_typed as "isBackTyped",
         d.leg_out as "legOut", d.leg_back as "legBack",
         d.starts_in_hold as "startsInHold", d.ends_in_hold as "endsInHold",
         d.first_latitude as "firstLatitude", d.first_longitude as "firstLongitude",
         d.last_latitude as "lastLatitude", d.last_longitude as "lastLongitude",
         from_other.followed_id as follows, from_other.hours as "followsHours",
         from_other.approximate as "isFollowApproximate"
  from trucks.v_truck t
  join scheduling.v_occupancy o on o.truck_id = t.id
  left join lateral (${DRIVES}) d on true
  left join moves.v_direct_leg from_other on from_other.follower_id = o.operation_id
  left join moves.v_direct_leg to_other on to_other.followed_id = o.operation_id
  where t.branch_id = $1 and t.in_service and o.day between $2::date and $3::date
    and (o.kind <> 'hold' or o.expires_at > now())
  order by o.truck_id, o.day, o.starts`;
