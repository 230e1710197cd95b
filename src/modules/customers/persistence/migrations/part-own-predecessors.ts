import type { MigrationInterface, QueryRunner } from 'typeorm';

/** No customer is the move before their own; that could be stored, but then not saved again. */
export class PartOwnPredecessors1795000000904 implements MigrationInterface {
  name = 'PartOwnPredecessors1795000000904';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'update customers.customer set previous_contract_id = null where previous_contract_id = id',
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
