import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the board and the reports read of a move. */
export class CreateMoveViews1795000001001 implements MigrationInterface {
  name = 'CreateMoveViews1795000001001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(OPERATIONS_OF);
    await runner.query(LOCATIONS_OF);
    await runner.query(BOARD_OPERATION);
    await runner.query(ACTIVITY);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}

const OPERATIONS_OF = `
  create function moves.activity_state(trucked bigint, truck_count integer) returns text
    language sql immutable as $$
      select case when trucked = 0 then 'uncommitted'
                  when trucked = truck_count then 'committed'
                  else 'partial' end $$;
  create function moves.activity_type(locations bigint, packing bigint) returns text
    language sql immutable as $$
      select case when packing = 0 then 'move'
                  when packing = locations then 'pack'
                  else 'pack_move' end $$;
  create function moves.trip_fee_cents(l moves.location) returns integer
    language sql immutable as $$
      select case when l.type_of_work = 'Hold' then 0
                  when l.use_fee then l.trip_fee_cents
                  else l.zone_fee_cents end $$;`;

// Floors without an elevator: stops of the multi-story types, floor 1 if unknown.
const LOCATIONS_OF = `
  create view moves.v_location as
    select l.id, l.activity_id, l.position, l.type_of_work, l.street, l.unit, l.city, l.state, l.zip,
           l.latitude, l.longitude, l.normalized_street_address, l.zone, l.location_type, l.floor,
           l.stories, l.has_elevator, l.distance_to_door, l.parking_type, l.notes,
           l.type_of_work = 'Packing' or l.is_packing as packs,
           moves.trip_fee_cents(l) as trip_fee_cents,
           l.packing_est_cost_cents,
           case when l.location_type in ('Apartment', 'Office', 'Storage', 'Condo')
                     and not l.has_elevator
                then coalesce(l.floor, 1) - 1 else 0 end as stairs_floors
    from moves.location l;`;

// Readers of a board add `truck_id is not null or unassigned`, which is the index's condition.
const BOARD_OPERATION = `
  create view moves.v_board_operation as
    select o.id as operation_id, o.branch_id, o.day, o.truck_id, o.unassigned, o.date, o.duration,
           o.starting_drive_time, o.ending_drive_time, o.mover_count, o.early_start,
           o.early_start_notes, o.requires_lift, o.position,
           a.id as activity_id, a.notes as activity_notes, a.est_hours,
           a.requires_lift as activity_requires_lift, a.truck_count, a.num_movers,
           moves.activity_state(team.trucked, a.truck_count) as activity_state,
           moves.activity_type(stops.total, stops.packing) as activity_type,
           exists (select 1 from moves.activity p where p.customer_id = a.customer_id
                     and p.activity_day = a.activity_day - 1) as has_prev_day_activity,
           exists (select 1 from moves.activity n where n.customer_id = a.customer_id
                     and n.activity_day = a.activity_day + 1) as has_next_day_activity,
           stops.stairs_floors, stops.trip_fee_cents, stops.starting_trip_fee_cents,
           stops.ending_trip_fee_cents, stops.locations,
           c.id as customer_id, c.first_name, c.last_name, c.status as customer_status,
           c.version as customer_version, c.phone
    from moves.operation o
    join moves.activity a on a.id = o.activity_id
    join customers.v_customer c on c.id = a.customer_id
    cross join lateral (
      select count(*) filter (where t.truck_id is not null) as trucked
      from moves.operation t where t.activity_id = a.id
    ) team
    cross join lateral (
      select count(*) as total,
             count(*) filter (where l.packs) as packing,
             coalesce(sum(l.stairs_floors), 0)::integer as stairs_floors,
             coalesce(sum(l.trip_fee_cents), 0)::integer as trip_fee_cents,
             coalesce((array_agg(l.trip_fee_cents order by l.position))[1], 0)
               as starting_trip_fee_cents,
             coalesce((array_agg(l.trip_fee_cents order by l.position desc))[1], 0)
               as ending_trip_fee_cents,
             coalesce(json_agg(json_build_object(
               'street', l.street, 'unit', l.unit, 'city', l.city, 'state', l.state, 'zip', l.zip,
               'typeOfWOrk', l.type_of_work, 'locationType', l.location_type, 'floor', l.floor,
               'stories', l.stories, 'hasElevator', l.has_elevator,
               'distanceToDoor', l.distance_to_door, 'parkingType', l.parking_type,
               'notes', l.notes, 'zone', l.zone) order by l.position), '[]'::json) as locations
      from moves.v_location l where l.activity_id = a.id
    ) stops;`;

// Money in cents: trip fees are Σ over locations × truckCount, half a cent is rounded up once.
const ACTIVITY = `
  create view moves.v_activity as
    select a.id, a.customer_id, a.branch_id, a.activity_day, a.est_hours, a.min_time, a.num_movers,
           a.truck_count, a.notes, a.requires_lift, a.created,
           team.operations, team.trucked, team.first_start,
           moves.activity_state(team.trucked, a.truck_count) as state,
           moves.activity_type(stops.total, stops.packing) as activity_type,
           stops.trip_fees_cents * a.truck_count as total_trip_fees_cents,
           stops.packing_cents as total_packing_cents,
           (a.num_movers * c.rate_cents)::bigint as total_hourly_rate_cents,
           (floor(a.num_movers * c.rate_cents * a.est_hours
             + stops.trip_fees_cents * a.truck_count + 0.5))::bigint as est_cost_cents,
           (floor(a.num_movers * c.rate_cents * a.min_time
             + stops.trip_fees_cents * a.truck_count + 0.5))::bigint as est_cost_min_cents,
           (floor(a.num_movers * c.rate_cents * a.est_hours
             + stops.trip_fees_cents * a.truck_count + 0.5) + stops.packing_cents)::bigint
             as est_total_cost_cents,
           (floor(a.num_movers * c.rate_cents * a.min_time
             + stops.trip_fees_cents * a.truck_count + 0.5) + stops.packing_cents)::bigint
             as est_total_cost_min_cents
    from moves.activity a
    join customers.v_customer c on c.id = a.customer_id
    cross join lateral (
      select count(*) as operations,
             count(*) filter (where o.truck_id is not null) as trucked,
             min(o.date) as first_start
      from moves.operation o where o.activity_id = a.id
    ) team
    cross join lateral (
      select count(*) as total,
             count(*) filter (where l.packs) as packing,
             coalesce(sum(l.trip_fee_cents), 0)::bigint as trip_fees_cents,
             coalesce(sum(l.packing_est_cost_cents), 0)::bigint as packing_cents
      from moves.v_location l where l.activity_id = a.id
    ) stops;`;
