import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Shows how each operation's truck gets to its first stop and from its last one. */
export class ShowOperationDrives1795000001018 implements MigrationInterface {
  name = 'ShowOperationDrives1795000001018';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ACTIVITY);
    await runner.query(OPERATION);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}

// `leg_out` and `leg_back` are the exact hours of the first and last leg as they count, null while unknown.
const ACTIVITY = `
  create view moves.v_activity_drive as
    select a.id as activity_id, a.customer_id, c.last_name,
           case when first_stop.hold then 0 else a.starting_drive_time end as leg_out,
           case when last_stop.hold then 0 else a.ending_drive_time end as leg_back,
           coalesce(first_stop.hold, false) as starts_in_hold,
           first_stop.latitude as first_latitude, first_stop.longitude as first_longitude,
           coalesce(last_stop.hold, false) as ends_in_hold,
           last_stop.latitude as last_latitude, last_stop.longitude as last_longitude
    from moves.activity a
    join customers.v_customer c on c.id = a.customer_id
    left join lateral (
      select l.type_of_work = 'Hold' as hold, l.latitude, l.longitude
      from moves.location l where l.activity_id = a.id order by l.position limit 1
    ) first_stop on true
    left join lateral (
      select l.type_of_work = 'Hold' as hold, l.latitude, l.longitude
      from moves.location l where l.activity_id = a.id order by l.position desc limit 1
    ) last_stop on true;`;
const OPERATION = `
  create view moves.v_operation_drive as
    select o.id as operation_id, o.position, o.date, o.duration, o.mover_count, o.requires_lift,
           o.starting_drive_time, o.ending_drive_time, o.starting_typed, o.ending_typed, d.*
    from moves.operation o join moves.v_activity_drive d on d.activity_id = o.activity_id;`;
