import { OCCUPANCY } from '../../sql/occupancy.view.js';
import { ACTUAL } from '#modules/actuals/index.js';
import { DIRECT_LEG, OPERATION_DRIVE } from '#modules/moves/index.js';
import { TRUCK } from '#modules/trucks/index.js';

// The limit keeps PostgreSQL from reckoning the drives of all operations before it looks for these.
const DRIVES = `
  select d.operation_id, d.last_name, d.date, d.duration, d.mover_count, d.starting_drive_time,
         d.ending_drive_time, d.starting_typed, d.ending_typed, d.leg_out, d.leg_back, d.starts_in_hold,
         d.ends_in_hold, d.first_latitude, d.first_longitude, d.last_latitude, d.last_longitude,
         d.arrival_from, d.arrival_to, d.estimate_basis
  from ${OPERATION_DRIVE} d where d.operation_id = o.operation_id limit 1`;
// For another day the one condition keeps PostgreSQL from looking at all.
const TODAY = `
  select a.started, a.finished from ${ACTUAL} a
  where a.operation_id = o.operation_id and o.day = $10::date limit 1`;
/** What the person `$5` holds for the activity `$6` or the unsaved page `$7`. */
const OWN_HOLD = `
  select from scheduling.slot_hold h
  where h.id = o.hold_id and h.held_by = $5::text
    and (h.activity_id = $6::text or h.draft = $7::text)`;
/** Bits of the figure `flags`. */
export const FLAGS = {
  isUnavailable: 1,
  isRestOfDay: 2,
  isOutTyped: 4,
  isBackTyped: 8,
  startsInHold: 16,
  endsInHold: 32,
  isFollowApproximate: 64,
} as const;
const bit = (name: keyof typeof FLAGS, condition: string): string =>
  `case when ${condition} then ${FLAGS[name]} else 0 end`;
/**
 * In the order in which `toTruckDay` reads them; moments in seconds since 1970, drives and durations in
 * hours. Drive Out and Drive Back are those by the yard, also where the truck drives straight from or to
 * another move.
 */
const FIGURES = `array[
    o.day - $2::date,
    ${bit('isUnavailable', `o.kind = 'unavailable'`)} +
      ${bit('isRestOfDay', 'o.unavailable_from is not null')} +
      ${bit('isOutTyped', 'd.starting_typed')} + ${bit('isBackTyped', 'd.ending_typed')} +
      ${bit('startsInHold', 'd.starts_in_hold')} + ${bit('endsInHold', 'd.ends_in_hold')} +
      ${bit('isFollowApproximate', 'from_other.approximate')},
    date_part('epoch', o.starts), date_part('epoch', o.ends), date_part('epoch', d.date),
    d.duration, d.mover_count,
    coalesce(from_other.yard_drive_out, d.starting_drive_time),
    coalesce(to_other.yard_drive_back, d.ending_drive_time),
    d.leg_out, d.leg_back,
    d.first_latitude, d.first_longitude, d.last_latitude, d.last_longitude,
    from_other.hours,
    date_part('epoch', d.arrival_from), date_part('epoch', d.arrival_to),
    (d.estimate_basis ->> 'handlingMinutes')::float8, (d.estimate_basis ->> 'drivingMinutes')::float8,
    date_part('epoch', went.started), date_part('epoch', went.finished)
  ]::float8[]`;
const OCCUPIED = `
  select ${FIGURES} as figures, o.truck_id, d.operation_id, d.last_name, from_other.followed_id,
         d.estimate_basis ->> 'group' as basis_group
  from ${TRUCK} t
  join ${OCCUPANCY} o on o.truck_id = t.id
  left join lateral (${DRIVES}) d on true
  left join lateral (${TODAY}) went on true
  left join ${DIRECT_LEG} from_other on from_other.follower_id = o.operation_id
  left join ${DIRECT_LEG} to_other on to_other.followed_id = o.operation_id
  where t.branch_id = $1 and t.in_service and o.day between $2::date and $3::date
    and (o.kind <> 'hold' or (o.expires_at > now() and not exists (${OWN_HOLD})))
  order by o.truck_id, o.day, o.starts`;
/**
 * Everything on the trucks of the branch `$1` from the day `$2` to `$3`, by truck, day and time, besides
 * the caller's own holds for the same; how jobs go on the day `$10`. Lists side by side: a name for each figure of each row would make
 * most of what is sent and read.
 */
export const TRUCK_DAY = `
  select json_build_object(
    'figures', array_to_json(array_agg(figures)), 'trucks', json_agg(truck_id),
    'operations', json_agg(operation_id), 'names', json_agg(last_name),
    'followed', json_agg(followed_id), 'groups', json_agg(basis_group))
  from (${OCCUPIED}) occupied`;
