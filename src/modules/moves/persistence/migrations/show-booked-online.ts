import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Boards say which moves a visitor of the company's web site booked. */
export class ShowBookedOnline1795000001011 implements MigrationInterface {
  name = 'ShowBookedOnline1795000001011';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(BOARD_OPERATION);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}

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
           stops.trip_fees_cents, c.autobooking as booked_online
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
