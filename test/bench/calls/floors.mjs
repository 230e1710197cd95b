/**
 * The least that PostgreSQL must be sent, written by hand and apart from the product's own
 * statements: each is prepared, and the answer is JSON as the database wrote it.
 */
const named =
  (name, text) =>
  (...values) => ({ name, text, values });

/** Whose session it is, and what they may. */
export const session = named(
  'session',
  `select e.id, e.roles from access.session s join employees.employee e on e.id = s.employee_id
   where s.id = $1 and e.active and s.expires > now()`,
);

const list = (rows) => `(select coalesce(json_agg(one), '[]') from (${rows}) one)`;

export const truck = named(
  'truck',
  `select row_to_json(one)::text as json from (
     select t.id as "_id", t.name, t.abbreviation, t.color, t.has_lift as "hasLift",
       t.in_service as "inService", t.is_rental as "isRental", t.rental_day as "rentalDay",
       t.branch_id as "branchId"
     from trucks.truck t where t.id = $1) one`,
);

const BOARD_OF_DAY = `
  select o.operation_id, o.truck_id, o.unassigned, o.date, o.duration, o.starting_drive_time,
    o.ending_drive_time, o.arrival_from, o.arrival_to, before.leg as follows,
    after.leg as followed_by, o.mover_count, o.early_start, o.early_start_notes, o.requires_lift,
    o.activity_requires_lift, o.activity_id, o.activity_notes, o.activity_type, o.activity_state,
    o.est_hours, o.num_movers, o.truck_count, o.has_prev_day_activity, o.has_next_day_activity,
    o.stairs_floors, o.trip_fees_cents, o.starting_trip_fee_cents, o.ending_trip_fee_cents,
    e.automated_hours, e.automated_movers, e.automated_trucks, e.estimate_basis, o.customer_id,
    o.first_name, o.last_name, o.phone, o.customer_status, o.customer_version, o.booked_online,
    row_to_json(went) as known, stops.locations
  from moves.v_board_operation o
  join moves.v_automated_estimate e using (activity_id)
  left join moves.v_direct_leg before on before.follower_id = o.operation_id
  left join moves.v_direct_leg after on after.followed_id = o.operation_id
  left join actuals.v_actual went on went.operation_id = o.operation_id
  left join (
    select l.activity_id, json_agg(json_build_object(
      'street', l.street, 'unit', l.unit, 'city', l.city, 'state', l.state, 'zip', l.zip,
      'typeOfWOrk', l.type_of_work, 'locationType', l.location_type, 'floor', l.floor,
      'stories', l.stories, 'hasElevator', l.has_elevator, 'distanceToDoor', l.distance_to_door,
      'parkingType', l.parking_type, 'gateCode', l.gate_code, 'dockName', l.dock_name, 'notes', l.notes, 'zone', l.zone,
      'isProblem', l.is_problem) order by l.position) as locations
    from moves.v_location l
    where l.activity_id in (
      select p.activity_id from moves.v_operation p where p.branch_id = $1 and p.day = $2)
    group by l.activity_id) stops using (activity_id)
  where o.branch_id = $1 and o.day = $2 and (o.truck_id is not null or o.unassigned)
  order by o.customer_id, o.date, o.operation_id`;
const STAFF = `
  select id, display_name, phone, color, branch_id, roles from employees.v_employee
  where active and not deleted`;

/** A branch's board of one day; `$3` is its topic. */
export const dayView = named(
  'day',
  `select json_build_object(
     'revision', (select revision from platform.topic_revision where topic = $3),
     'branch', (select row_to_json(b) from branches.v_branch b where b.id = $1),
     'planning', (select p.for_day from branches.v_planning p where p.branch_id = $1),
     'lateFinishByP80', (
       select s.late_finish_by_p80 from ranges.v_setting s where s.branch_id = $1),
     'operations', ${list(BOARD_OF_DAY)},
     'trucks', ${list(`
       select t.*, o.note from trucks.v_truck t
       left join scheduling.v_occupancy o
         on o.truck_id = t.id and o.day = $2 and o.kind = 'unavailable'
       where t.branch_id = $1 and t.in_service and (not t.is_rental or t.rental_day = $2)
       order by lower(t.name), t.id`)},
     'staff', ${list(STAFF)},
     'crews', ${list('select * from scheduling.v_crew_place where branch_id = $1 and day = $2')},
     'holds', ${list(`
       select o.id, o.truck_id, o.starts, o.ends from scheduling.v_occupancy o
       join trucks.v_truck t on t.id = o.truck_id
       where o.day = $2 and t.branch_id = $1 and o.kind = 'hold' and o.expires_at > now()`)},
     'plan', ${list('select * from scheduling.v_day_plan where branch_id = $1 and day = $2')}
   )::text as json`,
);

export const customer = named(
  'customer',
  `select json_build_object(
     'customer', row_to_json(c),
     'branch', (select row_to_json(b) from branches.v_branch b where b.id = c.branch_id),
     'activities', ${list('select a.* from moves.activity a where a.customer_id = $1')},
     'locations', ${list(`
       select l.* from moves.location l join moves.activity a on a.id = l.activity_id
       where a.customer_id = $1 order by l.activity_id, l.position`)},
     'operations', ${list(`
       select o.* from moves.operation o join moves.activity a on a.id = o.activity_id
       where a.customer_id = $1 order by o.activity_id, o.position`)},
     'emails', ${list(`
       select id, template, subject, recipient, sent, sender, status from mail.email
       where customer_id = $1 order by accepted desc, id desc limit 500`)}
   )::text as json
   from customers.customer c where c.id = $1`,
);

export const lockTruck = named(
  'lock',
  'select id from trucks.truck where id = $1 for no key update',
);

const WRITE_HISTORY = `
  insert into platform.history_event
    (id, entity, entity_id, type, at, employee_id, request_id, data, changes)
  select $4, 'customer', id, 'BOOKED', now(), null, 'bench', '{}', '[]' from raised`;
const NOTIFY = "select pg_notify('bench', $5)";

/** An operation on a truck; the exclusion constraint and the deferred ones judge. */
export const book = named(
  'book',
  `with raised as (
     update customers.customer set version = version + 1 where id = $2 returning id),
   placed as (
     update moves.operation set truck_id = $1, unassigned = false where id = $3
     returning id, day, date, duration),
   slot as (
     insert into scheduling.occupancy (id, truck_id, kind, day, during, operation_id)
     select $4, $1, 'booking', day,
       tstzrange(date, date + duration * interval '1 hour', '[)'), id from placed),
   history as (${WRITE_HISTORY})
   ${NOTIFY}`,
);

/** The same operation off that truck. */
export const free = named(
  'free',
  `with raised as (
     update customers.customer set version = version + 1 where id = $2 returning id),
   placed as (
     update moves.operation set truck_id = null, unassigned = true where id = $3),
   slot as (delete from scheduling.occupancy where operation_id = $3 and truck_id = $1),
   history as (${WRITE_HISTORY})
   ${NOTIFY}`,
);
