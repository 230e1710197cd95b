import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addressKey } from '#kernel/address-key.js';

interface Stored {
  id: string;
  address: string;
  suggested: string;
}

/** The keys of addresses by their present rule: 4517½ and 4517 1/2 are one. */
export class WriteAddressKeys1795000000601 implements MigrationInterface {
  name = 'WriteAddressKeys1795000000601';

  async up(runner: QueryRunner): Promise<void> {
    const stored = (await runner.query(`
      select id, address, google_places_suggested_address as suggested
      from problem_locations.problem_location`)) as Stored[];
    await runner.query(
      `update problem_locations.problem_location p
       set address_key = fresh.key, suggested_key = fresh.suggested
       from unnest($1::text[], $2::text[], $3::text[]) fresh (id, key, suggested)
       where p.id = fresh.id and (p.address_key, p.suggested_key) <> (fresh.key, fresh.suggested)`,
      [
        stored.map(({ id }) => id),
        stored.map(({ address }) => addressKey(address)),
        stored.map(({ suggested }) => addressKey(suggested)),
      ],
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
