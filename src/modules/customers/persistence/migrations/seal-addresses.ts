import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Searched texts hold addresses of mail together; written anew with all indexes, not row by row. */
export class SealAddresses1795000000903 implements MigrationInterface {
  name = 'SealAddresses1795000000903';

  // Deep pages need the map of rows that all may see, and no transaction can make one. Broken off in
  // between, it may begin again: what is sealed stays so.
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table customers.customer_search
        alter column search_text type text using translate(search_text, '@.', 'QZ')`);
    await runner.query('vacuum (analyze) customers.customer_search');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
