import type { MigrationInterface } from 'typeorm';

/**
 * A migration that removes something an older release still uses. All others only add, and the
 * previous release keeps working next to them.
 */
export interface Contraction extends MigrationInterface {
  /** The migration that a release must know to work without what is removed. */
  readonly needs: string;
}

export type Query = (sql: string, params?: unknown[]) => Promise<unknown>;

/** Next to TypeORM's own list of what was run: which releases can work with each change. */
const TABLE = `
  create table if not exists emma_schema_change (
    migration text primary key,
    needs text
  )`;

const ANNOUNCE = `
  insert into emma_schema_change (migration, needs)
  select * from unnest($1::text[], $2::text[])
  on conflict (migration) do nothing`;

const UNFIT = `
  select m.name from emma_migration m
  left join emma_schema_change c on c.migration = m.name
  where m.name <> all ($1)
    and (c.migration is null or (c.needs is not null and c.needs <> all ($1)))
  order by m.timestamp`;

const HAS_BEGUN = `
  select to_regclass('emma_migration') is not null
    and to_regclass('emma_schema_change') is not null as begun`;

/**
 * Announces, before changes are made, which releases can work with them: older processes look at
 * any moment.
 * @param folded those that are in the baseline, by their names
 */
export async function announceChanges(
  query: Query,
  migrations: readonly MigrationInterface[],
  folded: readonly string[],
): Promise<void> {
  await query(TABLE);
  const names = migrations.map((migration) => migration.name ?? migration.constructor.name);
  const needs = migrations.map((migration) => (migration as Partial<Contraction>).needs ?? null);
  await query(ANNOUNCE, [
    [...folded, ...names],
    [...folded.map(() => null), ...needs],
  ]);
}

/**
 * The changes that a release cannot work with: those it does not know, unless the newer release
 * that made them said that it may go on.
 * @param known the names of the release's own migrations
 */
export async function changesUnfit(query: Query, known: readonly string[]): Promise<string[]> {
  const [state] = (await query(HAS_BEGUN)) as { begun: boolean }[];
  if (!state?.begun) return [];
  const rows = (await query(UNFIT, [known])) as { name: string }[];
  return rows.map(({ name }) => name);
}
