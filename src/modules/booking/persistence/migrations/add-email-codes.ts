import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Codes with which visitors prove their e-mail address, and how many were sent to whom. */
export class AddEmailCodes1795000001602 implements MigrationInterface {
  name = 'AddEmailCodes1795000001602';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table booking.email_code (
        id platform.object_id primary key,
        reservation_id platform.object_id not null
          references booking.reservation (id) on delete cascade,
        email_mark text not null,
        code_hash text not null,
        tries smallint not null default 0
          constraint email_code_five_tries check (tries between 0 and 5),
        proven boolean not null default false,
        address inet not null,
        network inet generated always as (booking.network_of(address, 64)) stored,
        network_56 inet generated always as (booking.network_of(address, 56)) stored,
        network_48 inet generated always as (booking.network_of(address, 48)) stored,
        sent timestamptz not null
      );
      create index email_code_of_reservation on booking.email_code (reservation_id, sent);
      create index email_code_of_mailbox on booking.email_code (email_mark, sent);
      create index email_code_of_network_48 on booking.email_code (network_48, sent);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
