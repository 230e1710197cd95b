import type { DataSource } from 'typeorm';

export const BRANCH = 'b00000000000000000000001';
const TRUCK = 'f00000000000000000000001';
export const CUSTOMER = 'c00000000000000000000001';
export const OPERATION = '0b0000000000000000000001';
export const DAY = '2026-03-02';
const [LEAD, MANAGER] = ['e00000000000000000000001', 'e00000000000000000000002'];
const ACTIVITY = 'ac0000000000000000000001';

/** A company as it may have been in the tables when a version came: written past the program. */
const ROWS = `
  insert into branches.branch (id, name, timezone, phone, normalized_address)
  values ('${BRANCH}', 'Oklahoma City', 'America/Chicago', '405-555-0199', '4321 NW 63rd St');
  insert into employees.employee (id, first_name, last_name, email, branch_id, roles)
  values ('${LEAD}', 'Bo', 'Lead', 'bo@emma.test', '${BRANCH}', '{team_lead}'),
         ('${MANAGER}', 'Dana', 'Manager', 'dana@emma.test', '${BRANCH}', '{manager}');
  insert into trucks.truck (id, branch_id, name, abbreviation, color)
  values ('${TRUCK}', '${BRANCH}', 'Truck_01', 'T01', '#1c7ed6');
  insert into referrers.referrer (id, name) values ('ef0000000000000000000001', 'Billboard');
  insert into zip_zones.zone (id, branch_id, position, zone, use_fee, trip_fee_cents)
  values ('200000000000000000000001', '${BRANCH}', 0, 'O', true, 9900);
  insert into zip_zones.zone_code (branch_id, code, zone_id, position)
  values ('${BRANCH}', '73103', '200000000000000000000001', 0);
  insert into problem_locations.problem_location (id, address, address_key, suggested_key, reason)
  values ('d00000000000000000000001', '1200 N Walker Ave', '1200 n walker ave', '', 'Low bridge');
  insert into customers.customer
    (id, branch_id, first_name, last_name, email, referred_by, created, rate_cents, version,
     requested_day, activity_days, has_booked_operation)
  values ('${CUSTOMER}', '${BRANCH}', 'Maria', 'Gómez', 'maria@example.com', 'Billboard',
          '2026-02-01T15:00:00Z', 5500, 4, '${DAY}', '{${DAY}}', true);
  insert into customers.customer_search
    (customer_id, branch_id, active, name_sort, requested_day, created, activity_rank,
     activity_sort, search_text)
  values ('${CUSTOMER}', '${BRANCH}', true, 'gomez maria', '${DAY}', '2026-02-01T15:00:00Z', 1,
          '${DAY}', '  maria gomez  ');
  insert into moves.activity
    (id, customer_id, branch_id, created, changed_version, activity_day, notes)
  values ('${ACTIVITY}', '${CUSTOMER}', '${BRANCH}', '2026-02-01T15:00:00Z', 4, '${DAY}', 'Piano');
  insert into moves.location (id, activity_id, position, type_of_work, street, zip)
  values ('100000000000000000000001', '${ACTIVITY}', 0, 'Load', '1200 N Walker Ave', '73103'),
         ('100000000000000000000002', '${ACTIVITY}', 1, 'Unload', '6400 S Lewis Ave', '73129');
  insert into moves.operation
    (id, activity_id, branch_id, day, position, date, duration, mover_count, truck_id)
  values ('${OPERATION}', '${ACTIVITY}', '${BRANCH}', '${DAY}', 0, '2026-03-02T14:30:00Z', 4, 2,
          '${TRUCK}');
  insert into scheduling.occupancy (id, truck_id, kind, day, during, operation_id)
  values ('0c0000000000000000000001', '${TRUCK}', 'booking', '${DAY}',
          '[2026-03-02T14:30:00Z,2026-03-02T18:30:00Z)', '${OPERATION}');
  insert into scheduling.crew_place (day, employee_id, branch_id, truck_id, position)
  values ('${DAY}', '${LEAD}', '${BRANCH}', '${TRUCK}', 0);
  insert into scheduling.day_plan (branch_id, day, notes, notes_revision, acting_manager_id)
  values ('${BRANCH}', '${DAY}', 'Rain', 2, '${MANAGER}');
  insert into platform.history_event
    (id, entity, entity_id, type, at, request_id, data, changes)
  values ('a00000000000000000000001', 'customer', '${CUSTOMER}', 'CREATED',
          '2026-02-01T15:00:00Z', 'request', '{}', '[]');
  insert into mail.template (id, name, template, subject, mjml)
  values ('900000000000000000000001', 'Our own quote', 'rfq', 'Your quote', '<mjml></mjml>');
  insert into mail.email
    (id, customer_id, branch_id, template, subject, recipient, html, message_id, accepted,
     accepted_version, status, due, sent)
  values ('800000000000000000000001', '${CUSTOMER}', '${BRANCH}', 'rfq', 'Your quote',
          'maria@example.com', '<p>Hello</p>', '<1@emma.test>', '2026-02-01T16:00:00Z', 2, 'sent',
          '2026-02-01T16:00:00Z', '2026-02-01T16:00:05Z');`;

export const insertCompany = async (dataSource: DataSource): Promise<void> => {
  await dataSource.query(ROWS);
};

/** The rows of every table as they are, by table; derived and logged data is left out. */
export async function storedRows(dataSource: DataSource): Promise<Map<string, object[]>> {
  const tables: { name: string }[] = await dataSource.query(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema', 'public')
    order by 1`);
  const rows = new Map<string, object[]>();
  for (const { name } of tables) {
    if (DERIVED.includes(name)) continue;
    const found: { row: object }[] = await dataSource.query(
      `select to_jsonb(t) as row from ${name} t order by to_jsonb(t)::text`,
    );
    if (found.length > 0)
      rows.set(
        name,
        found.map(({ row }) => row),
      );
  }
  return rows;
}

const DERIVED = ['customers.customer_search', 'customers.customer_count'];
