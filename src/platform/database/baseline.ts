import type { DataSource, QueryRunner } from 'typeorm';
import { CannotStart } from '../config/cannot-start.js';
import type { Query } from './schema-changes.js';

/** What many migrations made, in one piece, for a database in which nothing is yet. */
export interface Baseline {
  /** The last release that has these migrations one by one, by its commit. */
  readonly release: string;
  /** Their names, by their stamps: a database has all of them or none. */
  readonly folded: readonly string[];
  /** What makes the same. */
  readonly texts: readonly string[];
}

const HAS_LIST = "select to_regclass('emma_migration') is not null as has";
const DONE = 'select count(*)::integer as count from emma_migration where name = any ($1)';
const NOTE = `
  insert into emma_migration (timestamp, name)
  select right(name, 13)::bigint, name from unnest($1::text[]) with ordinality as folded (name, place)
  order by place`;

/**
 * @returns whether the database has what the baseline makes
 * @throws CannotStart when it has a part of it
 */
export async function hasBaseline(query: Query, { release, folded }: Baseline): Promise<boolean> {
  const [list] = (await query(HAS_LIST)) as { has: boolean }[];
  if (!list?.has) return false;
  const [done] = (await query(DONE, [folded])) as { count: number }[];
  if (done?.count && done.count < folded.length)
    throw new CannotStart(
      `This database is older than release ${release}: start that release once, then this one.`,
    );
  return Boolean(done?.count);
}

/**
 * Makes the baseline, and notes the migrations that it stands for: all or nothing. So the release before, put back,
 * runs none of them.
 */
export async function makeBaseline(
  dataSource: DataSource,
  runner: QueryRunner,
  { folded, texts }: Baseline,
): Promise<void> {
  // Makes the list of what was run, if it is not there.
  await dataSource.showMigrations();
  await runner.startTransaction();
  try {
    for (const text of texts) await runner.query(text);
    await runner.query(NOTE, [folded]);
    await runner.commitTransaction();
  } catch (error) {
    await runner.rollbackTransaction();
    throw error;
  }
}
