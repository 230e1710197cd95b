import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SEARCH_ROW } from '../search-row.sql.js';

/** The texts that are searched, by their present rule; those that it leaves as they are stay. */
export class WriteSearchTexts1795000000912 implements MigrationInterface {
  name = 'WriteSearchTexts1795000000912';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `update customers.customer_search s set search_text = fresh.search_text
       from (select ${SEARCH_ROW}) fresh
       where fresh.id = s.customer_id and fresh.search_text <> s.search_text`,
      ['epoch'],
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
