import type { QueryRunner } from 'typeorm';

/** A report or an export may read for so long; who is in the way longer makes the migration fail. */
const LONGEST_WAIT = '5min';
const USUAL = "select current_setting('lock_timeout') as wait";

/**
 * Creates an index while others go on writing. The migration must not be in a transaction
 * (`transaction = false`); run again after a failure it begins anew.
 * @param name with its schema
 * @param on the table and what is indexed: `customers.customer (stage)`
 */
export async function createIndex(runner: QueryRunner, name: string, on: string): Promise<void> {
  const [, ownName = name] = name.split('.');
  const [usual] = (await runner.query(USUAL)) as { wait: string }[];
  await runner.query(`set lock_timeout = '${LONGEST_WAIT}'`);
  try {
    // What an attempt that failed has left is there, and serves nobody.
    await runner.query(`drop index concurrently if exists ${name}`);
    await runner.query(`create index concurrently ${ownName} on ${on}`);
  } finally {
    await runner.query(`set lock_timeout = '${usual?.wait}'`);
  }
}
