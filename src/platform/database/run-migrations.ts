import { MigrationExecutor } from 'typeorm';
import type { DataSource } from 'typeorm';
import { giveWay, WAITING } from './give-way.js';

const NEVER_FREE =
  'The tables of the database cannot be changed while a transaction goes on using them: end it, then start again.';

/**
 * Runs the migrations that are due, each in a transaction unless it says otherwise. Who waits for a table that somebody
 * is reading holds up all later readers, so none waits for long; one that was in nobody's way is not run again.
 * @returns their names
 * @throws CannotStart when others never let go of a table
 */
export async function runMigrations(dataSource: DataSource, waiting = WAITING): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  const executor = new MigrationExecutor(dataSource, runner);
  executor.transaction = 'each';
  try {
    const due = await executor.getPendingMigrations();
    await runner.query(`set lock_timeout = ${waiting.lockTimeoutMs}`);
    await giveWay(waiting, NEVER_FREE, () => executor.executePendingMigrations());
    return due.map(({ name }) => name);
  } finally {
    await runner.query('reset lock_timeout').catch(() => undefined);
    await runner.release();
  }
}
