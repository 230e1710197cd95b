import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addressKey } from '#kernel/address-key.js';

interface Written {
  id: string;
  address: string;
  suggested: string;
}

/** More ways of writing an address have one key now: those that are stored are looked for by it. */
export class WriteKeysAgain1795000000602 implements MigrationInterface {
  name = 'WriteKeysAgain1795000000602';

  async up(runner: QueryRunner): Promise<void> {
    const rows = (await runner.query(
      `select id, address, google_places_suggested_address as suggested
       from problem_locations.problem_location`,
    )) as Written[];
    await runner.query(
      `update problem_locations.problem_location p
       set address_key = made.key, suggested_key = made.suggested
       from unnest($1::text[], $2::text[], $3::text[]) as made (id, key, suggested)
       where p.id = made.id and (p.address_key, p.suggested_key) <> (made.key, made.suggested)`,
      [
        rows.map(({ id }) => id),
        rows.map(({ address }) => addressKey(address)),
        rows.map(({ suggested }) => addressKey(suggested)),
      ],
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
