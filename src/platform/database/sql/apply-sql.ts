import { createHash } from 'node:crypto';
import { Logger } from '@nestjs/common';
import type { ClientBase } from 'pg';
import { giveWay, WAITING } from '../give-way.js';
import type { Waiting } from '../give-way.js';
import { inOrderOfReads } from './in-order-of-reads.js';
import { text } from './column.js';
import { rowsOf } from './rows-of.js';
import type { SqlObject } from './sql-object.js';
import { sql } from './sql.js';
import { statement } from './statement.js';

const STATE = statement({ migration: text() }, sql`select migration from platform.sql_state`);
const NOTE = `
  insert into platform.sql_state (migration) select * from unnest($1::text[])
  on conflict (migration) do nothing`;

const MADE = statement(
  { name: text(), hash: text() },
  sql`
  select name, hash from platform.sql_object
  where to_regclass(name) is not null or to_regproc(name) is not null`,
);
const NOTE_MADE = `
  insert into platform.sql_object (name, hash) select * from unnest($1::text[], $2::text[])
  on conflict (name) do update set hash = excluded.hash`;

const PRESENT = statement(
  { name: text(), type: text() },
  sql`
  select attname::text as name, format_type(atttypid, atttypmod) as type from pg_attribute
  where attrelid = to_regclass($1) and attnum > 0 and not attisdropped order by attnum`,
);
const NAMESAKES = statement(
  { signature: text() },
  sql`
  select oid::regprocedure::text as signature from pg_proc
  where pronamespace::regnamespace || '.' || proname = $1 order by 1`,
);

/**
 * Whether a release is to replace views and functions by its own: when it knows all migrations that those of the
 * database were made for, and has more. So it catches up after a crash, and an older release leaves them alone.
 * @param known the names of the release's own migrations
 */
export async function isSqlDue(client: ClientBase, known: readonly string[]): Promise<boolean> {
  const { count, unknown } = await stateOf(client, known);
  return unknown.length === 0 && count < known.length;
}

/**
 * Replaces the views and functions whose text is another one than that they were made by, where they are due: all or
 * none.
 * @throws CannotStart when others never stop reading them
 */
export async function applySql(
  owner: ClientBase,
  objects: readonly SqlObject[],
  known: readonly string[],
  waiting = WAITING,
): Promise<void> {
  const { count, unknown } = await stateOf(owner, known);
  if (unknown.length > 0) new Logger('Database').warn(stayAsTheyAre(unknown));
  if (unknown.length > 0 || count === known.length) return;
  const ordered = inOrderOfReads(objects);
  await giveWay(waiting, NEVER_FREE, async () => {
    try {
      await replaceChanged(owner, ordered, known, waiting);
    } catch (error) {
      await owner.query('rollback').catch(() => undefined);
      throw error;
    }
  });
}

const NEVER_FREE =
  'Views of the database cannot be replaced while a transaction goes on reading them: end it, then start again.';

const stayAsTheyAre = ([first = '', ...others]: readonly string[]): string => {
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return `Views and functions of the database stay as another release made them: this one does not know its change ${first}${more}.`;
};

async function stateOf(
  client: ClientBase,
  known: readonly string[],
): Promise<{ count: number; unknown: string[] }> {
  const rows = await rowsOf(client, STATE);
  const done = rows.map(({ migration }) => migration);
  return { count: done.length, unknown: done.filter((name) => !known.includes(name)) };
}

/** What reads one that is replaced goes on as it is: columns keep their places, and functions their arguments. */
async function replaceChanged(
  owner: ClientBase,
  ordered: readonly SqlObject[],
  known: readonly string[],
  { lockTimeoutMs }: Waiting,
): Promise<void> {
  await owner.query(`begin; set local lock_timeout = ${lockTimeoutMs}`);
  const rows = await rowsOf(owner, MADE);
  const made = new Map(rows.map(({ name, hash }) => [name, hash]));
  const changed = ordered.filter((object) => made.get(object.name) !== hashOf(object));
  for (const object of changed) await replace(owner, object);
  await owner.query(NOTE_MADE, [changed.map(({ name }) => name), changed.map(hashOf)]);
  await owner.query(NOTE, [known]);
  await owner.query('commit');
}

const hashOf = (object: SqlObject): string =>
  createHash('sha256').update(object.creation([])).digest('hex');

async function replace(owner: ClientBase, object: SqlObject): Promise<void> {
  const rows = await rowsOf(owner, PRESENT, [object.name]);
  await owner.query(object.creation(rows));
  const namesakes = await rowsOf(owner, NAMESAKES, [object.name]);
  if (namesakes.length > 1) {
    const signatures = namesakes.map(({ signature }) => signature).join(' and ');
    throw new Error(`There would be ${signatures}: other arguments are another name.`);
  }
}
