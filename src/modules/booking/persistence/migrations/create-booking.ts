import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who has reserved a time without signing in. The time itself is in scheduling's occupancy. */
export class CreateBooking1795000001600 implements MigrationInterface {
  name = 'CreateBooking1795000001600';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema booking;
      create table booking.reservation (
        id platform.object_id primary key,
        branch_id platform.object_id not null references branches.branch (id),
        truck_id platform.object_id not null references trucks.truck (id) on delete cascade,
        day date not null,
        starts timestamptz not null,
        duration numeric not null,
        secret_hash text not null,
        address inet not null,
        network inet generated always as (
          network(set_masklen(address, case family(address) when 4 then 24 else 64 end))) stored,
        expires_at timestamptz not null,
        state text not null default 'held' constraint reservation_state_known
          check (state in ('held', 'confirmed', 'ended')),
        confirmation text,
        constraint reservation_confirmed_with_its_code
          check ((state = 'confirmed') = (confirmation is not null))
      );
      comment on column booking.reservation.id is 'Also the id of its hold.';
      -- Nobody holds two times from one address, whatever runs at once.
      create unique index reservation_once_an_address
        on booking.reservation (address) where state = 'held';
      create index reservation_of_network on booking.reservation (network) where state = 'held';
      create index reservation_expiring on booking.reservation (expires_at);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
