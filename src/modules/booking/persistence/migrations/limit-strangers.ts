import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the limits of public booking count: who booked in the last 24 hours, by networks of every
 * size and by hashes of phone and e-mail, and which operations on the board were booked online.
 */
export class LimitStrangers1795000001601 implements MigrationInterface {
  name = 'LimitStrangers1795000001601';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function booking.network_of(address inet, bits integer) returns inet
        language sql immutable strict parallel safe
        return network(set_masklen(address, case family(address) when 4 then 24 else bits end));

      alter table booking.reservation
        add column network_56 inet generated always as (booking.network_of(address, 56)) stored,
        add column network_48 inet generated always as (booking.network_of(address, 48)) stored,
        add column ended_at timestamptz,
        add column confirmed_at timestamptz,
        add column phone_mark text,
        add column email_mark text;
      comment on column booking.reservation.address is 'of who held it; once confirmed, of who booked';
      create index reservation_of_network_48 on booking.reservation (network_48);
      create index reservation_by_phone on booking.reservation (phone_mark) where state = 'confirmed';
      create index reservation_by_email on booking.reservation (email_mark) where state = 'confirmed';

      create table booking.booked_operation (
        operation_id platform.object_id primary key,
        booked timestamptz not null
      );
      comment on table booking.booked_operation is 'which operations on the board were booked online';
      insert into booking.booked_operation
        select o.id, now() from moves.operation o
          join moves.activity a on a.id = o.activity_id
          join customers.customer c on c.id = a.customer_id
        where c.autobooking and o.truck_id is not null and o.day >= current_date;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
