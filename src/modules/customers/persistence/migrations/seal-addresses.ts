import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Search texts keep e-mail addresses together; the table is rewritten with all its indexes, not row
 * by row.
 */
export class SealAddresses1795000000903 implements MigrationInterface {
  name = 'SealAddresses1795000000903';

  // Deep pages need the visibility map, which no transaction can build. If it is interrupted in
  // between, it can start again: what is sealed stays sealed.
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
