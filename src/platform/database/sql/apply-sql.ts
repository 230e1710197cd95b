import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { CannotStart } from '../../config/cannot-start.js';
import { pgErrorOf } from '../pg-error.js';
import { inOrderOfReads } from './in-order-of-reads.js';
import type { PresentColumn, SqlObject } from './sql-object.js';

/** How long views are waited for that others are reading. Readers queue behind who waits, so it is not long at a time. */
export interface Waiting {
  lockTimeoutMs: number;
  tries: number;
}

/**
 * A reader may hold one view and wait for another that is replaced already: the database ends one of both after a
 * second (`deadlock_timeout`), so the owner gives way well before. All tries together take some twenty seconds.
 */
const WAITING: Waiting = { lockTimeoutMs: 300, tries: 60 };
/** Between two tries, so that those who waited behind the owner get their turn. */
const PAUSE_MS = 50;

/** A lock that was waited for too long, or that was waited for in a circle. */
const IN_THE_WAY = ['55P03', '40P01'];

const STATE = 'select migration from platform.sql_state';
const NOTE = `
  insert into platform.sql_state (migration) select * from unnest($1::text[])
  on conflict (migration) do nothing`;

const PRESENT = `
  select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
  where attrelid = to_regclass($1) and attnum > 0 and not attisdropped order by attnum`;

/**
 * Whether a release is to replace views and functions by its own: when it knows all migrations that those of the
 * database were made for, and has more. So it catches up after a crash, and an older release leaves them alone.
 * @param known the names of the release's own migrations
 */
export async function isSqlDue(client: ClientBase, known: readonly string[]): Promise<boolean> {
  const { rows } = await client.query<{ migration: string }>(STATE);
  return rows.length < known.length && rows.every(({ migration }) => known.includes(migration));
}

/**
 * Replaces every view and function, where they are due: all or none.
 * @throws CannotStart when others never stop reading them
 */
export async function applySql(
  owner: ClientBase,
  objects: readonly SqlObject[],
  known: readonly string[],
  waiting = WAITING,
): Promise<void> {
  if (!(await isSqlDue(owner, known))) return;
  const ordered = inOrderOfReads(objects);
  for (let tries = 1; ; tries++) {
    try {
      return await replaceAll(owner, ordered, known, waiting);
    } catch (error) {
      await owner.query('rollback').catch(() => undefined);
      if (!IN_THE_WAY.includes(pgErrorOf(error)?.code ?? '')) throw error;
      if (tries === waiting.tries) throw new CannotStart(NEVER_FREE, { cause: error });
      await sleep(PAUSE_MS);
    }
  }
}

const NEVER_FREE =
  'Views of the database cannot be replaced while a transaction goes on reading them: end it, then start again.';

async function replaceAll(
  owner: ClientBase,
  ordered: readonly SqlObject[],
  known: readonly string[],
  { lockTimeoutMs }: Waiting,
): Promise<void> {
  await owner.query(`begin; set local lock_timeout = ${lockTimeoutMs}`);
  for (const object of ordered) {
    const { rows } = await owner.query<PresentColumn>(PRESENT, [object.name]);
    await owner.query(object.creation(rows));
  }
  await owner.query(NOTE, [known]);
  await owner.query('commit');
}
