import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a move came to when a quote was sent: what the customer was told, whatever it comes to since. */
export class KeepQuotedPrices1795000001208 implements MigrationInterface {
  name = 'KeepQuotedPrices1795000001208';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table mail.email add column quoted_cents integer');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
