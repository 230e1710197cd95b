import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When a customer expects the crew of an operation. The views show it at their end; a release before
 * this one writes operations without touching it.
 */
export class AddArrivalWindows1795000001012 implements MigrationInterface {
  name = 'AddArrivalWindows1795000001012';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(WINDOW);
    await runner.query(BOARD_OPERATION);
    await runner.query(FIRST_ARRIVAL);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}

// Not valid, so that the table is not read while nobody else may read it; see CheckArrivalWindows.
const WINDOW = `
  alter table moves.operation
    add column arrival_from timestamptz,
    add column arrival_to timestamptz,
    add constraint operation_arrival_window_is_whole check (
      case when arrival_from is null then arrival_to is null
           else arrival_to is not null and arrival_from < arrival_to end) not valid;
  comment on column moves.operation.arrival_from is
    'from when to when the customer expects the crew; both null where the start was promised';`;

// Of the operation of an activity that starts first.
const FIRST_ARRIVAL = `
  create view moves.v_first_arrival as
    select a.id as activity_id, first.date as start, first.arrival_from, first.arrival_to
    from moves.activity a
    cross join lateral (
      select o.date, o.arrival_from, o.arrival_to
      from moves.operation o where o.activity_id = a.id
      order by o.date, o.position limit 1
    ) first;`;

const BOARD_OPERATION = `
  create or replace view moves.v_board_operation as
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
           stops.stairs_floors,
           least(stops.trip_fees_cents, 2147483647)::integer as trip_fee_cents,
           stops.starting_trip_fee_cents,
           stops.ending_trip_fee_cents, stops.locations,
           c.id as customer_id, c.first_name, c.last_name, c.status as customer_status,
           c.version as customer_version, c.phone,
           stops.trip_fees_cents, c.autobooking as booked_online,
           o.arrival_from, o.arrival_to
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
             coalesce(sum(l.trip_fee_cents), 0)::bigint as trip_fees_cents,
             coalesce((array_agg(l.trip_fee_cents order by l.position))[1], 0)
               as starting_trip_fee_cents,
             coalesce((array_agg(l.trip_fee_cents order by l.position desc))[1], 0)
               as ending_trip_fee_cents,
             coalesce(json_agg(json_build_object(
               'street', l.street, 'unit', l.unit, 'city', l.city, 'state', l.state, 'zip', l.zip,
               'typeOfWOrk', l.type_of_work, 'locationType', l.location_type, 'floor', l.floor,
               'stories', l.stories, 'hasElevator', l.has_elevator,
               'distanceToDoor', l.distance_to_door, 'parkingType', l.parking_type,
               'notes', l.notes, 'zone', l.zone,
               'isProblem', l.is_problem,
               'gateCode', l.gate_code) order by l.position), '[]'::json) as locations
      from moves.v_location l where l.activity_id = a.id
    ) stops;`;
