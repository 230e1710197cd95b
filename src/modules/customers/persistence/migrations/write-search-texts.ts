import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SEARCH_ROW } from '../search-row.sql.js';

/** So few are written while somebody who saves one of them waits. */
const BATCH = 1000;

// Locked in the order in which commands lock them, and before they are read: a text is never older
// than what it is written over.
const LOCK = `
  select customer_id as id from customers.customer_search
  where customer_id > $1 order by customer_id limit ${BATCH} for no key update`;

const WRITE = `
  update customers.customer_search s set search_text = fresh.search_text
  from (select ${SEARCH_ROW} where c.id = any($2::text[])) fresh
  where fresh.id = s.customer_id and fresh.search_text <> s.search_text`;

/**
 * The texts that are searched, by their present rule, batch by batch while others work; those that
 * it leaves as they are stay, so that it can start again if it is interrupted.
 */
export class WriteSearchTexts1795000000912 implements MigrationInterface {
  name = 'WriteSearchTexts1795000000912';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    let last: string | undefined = '';
    while (last !== undefined) last = await writeAfter(runner, last);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}

/** Writes a batch in a transaction of its own; gives the last customer in it. */
async function writeAfter(runner: QueryRunner, last: string): Promise<string | undefined> {
  await runner.startTransaction();
  try {
    const batch = (await runner.query(LOCK, [last])) as { id: string }[];
    const ids = batch.map(({ id }) => id);
    if (ids.length > 0) await runner.query(WRITE, ['epoch', ids]);
    await runner.commitTransaction();
    return ids.at(-1);
  } catch (error) {
    await runner.rollbackTransaction();
    throw error;
  }
}
