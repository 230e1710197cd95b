import { integer } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';

/** One activity for each day of a move. */
export const STAGE_ACTIVITIES = `
  create temp table seed_activity on commit drop as
  select c.id as customer_id, c.number, c.born, c.branch, c.branch_id, c.timezone, c.story, c.dice,
         c.home, c.target, c.address_from, c.address_to, d.part,
         pg_temp.seed_id(c.born, c.number, 1 + d.part) as id,
         d.day, d.truck, d.afternoon, d.trucks, d.quarters / 4.0 as hours,
         d.trucks * c.movers as movers, c.movers as crew
  from seed_customer c
  cross join lateral (values
    (0, c.move_day, c.truck, c.afternoon, c.trucks, c.quarters),
    (1, c.next_day, c.second_truck, c.second_afternoon, 1, 12)
  ) d (part, day, truck, afternoon, trucks, quarters)
  where d.day is not null`;

export const INSERT_ACTIVITIES = `
  insert into moves.activity (id, customer_id, branch_id, created, changed_version, activity_day,
    est_hours, num_movers, truck_count, notes, starting_drive_time, ending_drive_time,
    transit_version, constants_version)
  select a.id, a.customer_id, a.branch_id, a.born, 1, a.day, a.hours, a.movers, a.trucks,
         case when a.dice % 10 = 0 then 'Baby grand piano: bring the board and four straps.'
              else '' end,
         0.3, 0.4, 1, 1
  from seed_activity a`;

/** The move goes from the first stop to the last one, sometimes with one between. */
export const INSERT_LOCATIONS = `
  insert into moves.location (id, activity_id, position, type_of_work, street, city, state, zip,
    latitude, longitude, normalized_street_address, zone, zone_fee_cents, drive_distance, drive_time,
    drive_time_fetch_status, location_type, bedrooms, sqft, stories, floor, dimensions, num_boxes,
    distance_to_door, parking_type, worktime)
  select pg_temp.seed_id(a.born, a.number, 16 + a.part * 4 + l.place), a.id, l.place, l.work,
         p.street, p.city, p.state, p.zip, p.latitude, p.longitude,
         p.street || ', ' || p.city || ', ' || p.state || ' ' || p.zip, p.zone, p.zone_fee_cents,
         l.miles, round(l.miles / 25.0, 2), 'Done', h.location_type, h.bedrooms, h.sqft, h.stories,
         h.floor, h.dimensions, case when l.place = 0 then h.boxes else 0 end, 40,
         case when a.dice % 2 = 0 then 'Private' else 'Public' end, round(a.hours / 2, 2)
  from seed_activity a
  cross join lateral (values
    (0, 'Load', a.address_from, a.home, 4 + a.dice % 9),
    (1, case when a.dice % 8 = 0 then 'Load' else 'Unload' end, a.address_to, a.target,
        3 + a.dice % 14),
    (2, 'Unload', (a.address_from + a.address_to) / 2, a.target, 2 + a.dice % 6)
  ) l (place, work, address, home, miles)
  join seed_address p on p.branch = a.branch and p.at = l.address
  join seed_home h on h.at = l.home
  where l.place < 2 or a.dice % 8 = 0`;

/** Each truck's share, at 8:30 or 2:00 by the branch's clock. */
export const STAGE_OPERATIONS = `
  create temp table seed_operation on commit drop as
  select pg_temp.seed_id(a.born, a.number, 32 + a.part * 4 + o.place) as id, a.id as activity_id,
         a.born, a.number, a.part, o.place, a.branch_id, a.day, a.hours, a.crew,
         (a.day + case when a.afternoon then time '14:00' else time '08:30' end)
           at time zone a.timezone as starts,
         case when a.dice % 2 = 0 then 0.25 else 0.5 end as leg,
         case when a.story = 'moving' and not (o.place = 1 and a.dice % 10 = 0) then t.id end
           as truck_id,
         a.story = 'unassigned' as unassigned
  from seed_activity a
  cross join lateral generate_series(0, a.trucks - 1) o (place)
  left join seed_truck t on t.branch = a.branch and t.at = a.truck + o.place`;

export const INSERT_OPERATIONS = `
  insert into moves.operation (id, activity_id, branch_id, day, position, date, duration,
    mover_count, truck_id, unassigned, starting_drive_time, ending_drive_time)
  select id, activity_id, branch_id, day, place, starts, hours, crew, truck_id, unassigned, leg, leg
  from seed_operation`;

export const INSERT_BOOKINGS = `
  insert into scheduling.occupancy
    (id, truck_id, row_truck_id, kind, day, during, whole, operation_id)
  select pg_temp.seed_id(born, number, 48 + part * 4 + place), truck_id, truck_id, 'booking', day,
         taken, taken, id
  from seed_operation
  cross join lateral tstzrange(
    starts - leg * interval '1 hour', starts + (hours + leg) * interval '1 hour') taken
  where truck_id is not null`;

/** What the constraint triggers, which are off during the load, would have refused. */
export const FAULTY_BOOKINGS = statement(
  { faults: integer() },
  sql`
  select count(*)::integer as faults
  from moves.operation o
  left join scheduling.occupancy s on s.operation_id = o.id and s.truck_id = o.truck_id
  where o.truck_id is not null and s.id is null`,
  'plain',
);

const CREWED = "generate_series(s.today - 10, s.today + 9, interval '1 day') as days (day)";

/** A lead and a mover on each truck, as long as there are people, on the days around today. */
export const INSERT_CREWS = `
  insert into scheduling.crew_place (day, employee_id, branch_id, truck_id, position)
  select days.day::date, p.id, s.id, t.id, seat.position
  from seed_branch s
  cross join ${CREWED}
  join seed_person p on p.branch = s.branch and p.kind in ('lead', 'mover')
  join seed_truck t on true
  cross join lateral (
    select case when p.kind = 'lead' then p.at
                when p.at < trucks.total then p.at else p.at - trucks.total end as truck,
           case when p.kind = 'lead' then 0 when p.at < trucks.total then 1 else 2 end as position,
           trucks.total
    from (select count(*) as total from seed_truck k where k.branch = s.branch) trucks
  ) seat
  where t.branch = s.branch and t.at = seat.truck`;

export const INSERT_DAY_MANAGERS = `
  insert into scheduling.day_plan (branch_id, day, acting_manager_id, support_manager_id)
  select s.id, days.day::date, acting.id, support.id
  from seed_branch s
  cross join ${CREWED}
  join seed_person acting on acting.branch = s.branch and acting.kind = 'manager' and acting.at = 0
  left join seed_person support
    on support.branch = s.branch and support.kind = 'manager' and support.at = 1`;
