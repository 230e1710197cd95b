import {
  bigint,
  boolean,
  day,
  id,
  instant,
  integer,
  json,
  jsonb,
  numeric,
  smallint,
  text,
} from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { view } from '#platform/database/sql/view.js';
import type { Pin } from '../domain/operation.js';
import { BOARD_STOP_FIELDS, columnOfField, wireNameOf } from '../contract/stop-fields.js';
import { ACTIVITY_STATE } from './activity-state.function.js';
import { ACTIVITY_TYPE } from './activity-type.function.js';
import { CUSTOMER } from './customer.view.js';
import { LOCATION } from './location.view.js';

const SHOWN_STOP = BOARD_STOP_FIELDS.map(
  (name) => `'${wireNameOf(name)}', l.${columnOfField(name)}`,
).join(', ');

/** What the drive at one end rests on: `driveSource` of the domain. */
const sourceOf = (drive: string, linked: string, stop: string): string => `
  case when o.${drive}_typed or ${stop}_is_hold
      or exists (select from moves.direct_leg d where d.${linked} = o.id) then 'known'
    when o.${drive}_cut_from is not null then 'cut'
    when o.${drive}_drive_time = 0 and a.${drive}_drive_time is null then 'unknown'
    when ${stop}_placed_by = 'zip' then 'byZip' else 'known' end`;

/**
 * Operations with what boards show of their activity, stops and customer. Readers of a board add `truck_id is not
 * null or unassigned`, which is the condition of the index.
 */
export const BOARD_OPERATION = view(
  'moves.v_board_operation',
  {
    operation_id: id('o.id'),
    branch_id: id('o.branch_id'),
    day: day('o.day'),
    truck_id: id('o.truck_id').orNull(),
    unassigned: boolean('o.unassigned'),
    date: instant('o.date'),
    duration: numeric('o.duration'),
    starting_drive_time: numeric('o.starting_drive_time'),
    ending_drive_time: numeric('o.ending_drive_time'),
    mover_count: integer('o.mover_count'),
    early_start: boolean('o.early_start'),
    early_start_notes: text('o.early_start_notes'),
    requires_lift: boolean('o.requires_lift'),
    position: smallint('o.position'),
    activity_id: id('a.id'),
    activity_notes: text('a.notes'),
    est_hours: numeric('a.est_hours'),
    activity_requires_lift: boolean('a.requires_lift'),
    truck_count: integer('a.truck_count'),
    num_movers: integer('a.num_movers'),
    activity_state: text(sql`${ACTIVITY_STATE}(team.trucked, a.truck_count)`),
    activity_type: text(sql`${ACTIVITY_TYPE}(stops.total, stops.packing)`),
    has_prev_day_activity:
      boolean(`exists (select 1 from moves.activity p where p.customer_id = a.customer_id
      and p.activity_day = a.activity_day - 1)`),
    has_next_day_activity:
      boolean(`exists (select 1 from moves.activity n where n.customer_id = a.customer_id
      and n.activity_day = a.activity_day + 1)`),
    stairs_floors: integer('stops.stairs_floors'),
    // As the boards of the release before read it; the whole sum is trip_fees_cents.
    trip_fee_cents: integer('least(stops.trip_fees_cents, 2147483647)::integer'),
    starting_trip_fee_cents: integer('stops.starting_trip_fee_cents'),
    ending_trip_fee_cents: integer('stops.ending_trip_fee_cents'),
    locations: json('stops.locations'),
    customer_id: id('c.id'),
    first_name: text('c.first_name'),
    last_name: text('c.last_name'),
    customer_status: text('c.status'),
    customer_version: integer('c.version'),
    phone: text('c.phone'),
    trip_fees_cents: bigint('stops.trip_fees_cents'),
    booked_online: boolean('c.autobooking'),
    arrival_from: instant('o.arrival_from').orNull(),
    arrival_to: instant('o.arrival_to').orNull(),
    starting_source: text(sourceOf('starting', 'follower_id', 'stops.first')),
    ending_source: text(sourceOf('ending', 'followed_id', 'stops.last')),
    starting_cut_from: numeric('o.starting_cut_from').orNull(),
    ending_cut_from: numeric('o.ending_cut_from').orNull(),
    confirmation: text('c.confirmation'),
    pinned: jsonb<Pin>('o.pinned').orNull(),
  },
  sql`from moves.operation o
  join moves.activity a on a.id = o.activity_id
  join ${CUSTOMER} c on c.id = a.customer_id
  cross join lateral (
    select count(*) filter (where t.truck_id is not null) as trucked
    from moves.operation t where t.activity_id = a.id
  ) team
  cross join lateral (
    select count(*) as total,
           count(*) filter (where l.packs) as packing,
           coalesce(sum(l.stairs_floors), 0)::integer as stairs_floors,
           coalesce(sum(l.trip_fee_cents), 0)::bigint as trip_fees_cents,
           coalesce((array_agg(l.trip_fee_cents order by l.position))[1], 0)
             as starting_trip_fee_cents,
           coalesce((array_agg(l.trip_fee_cents order by l.position desc))[1], 0)
             as ending_trip_fee_cents,
           (array_agg(l.placed_by order by l.position))[1] as first_placed_by,
           (array_agg(l.placed_by order by l.position desc))[1] as last_placed_by,
           coalesce((array_agg(l.type_of_work order by l.position))[1] = 'Hold', false) as first_is_hold,
           coalesce((array_agg(l.type_of_work order by l.position desc))[1] = 'Hold', false) as last_is_hold,
           coalesce(json_agg(case when l.items is null then json_build_object(${SHOWN_STOP})
               else json_build_object(${SHOWN_STOP}, 'items', l.items, 'itemVolume', l.item_volume)
             end order by l.position), '[]'::json) as locations
    from ${LOCATION} l where l.activity_id = a.id
  ) stops`,
);
