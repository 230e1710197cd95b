import pg from 'pg';
import type { TestDatabase } from './test-database.js';

/** What is in the tables of the product and its queues, where nobody but this connection sees it. */
const REMEMBER = `
do $remember$
declare one record; found_rows integer;
begin
  create temporary table kept_content (name text, written text, place text);
  for one in
    select format('%I.%I', n.nspname, c.relname) as name, c.oid
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname !~ '^(pg_|information_schema$)'
  loop
    execute format('insert into kept_content select %L, %L, %L where exists (select from %s)', one.name, (
      select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
      where attrelid = one.oid and attnum > 0 and not attisdropped and attgenerated = ''
    ), 'kept_' || one.oid, one.name);
    get diagnostics found_rows = row_count;
    if found_rows > 0 then
      execute format('create temporary table kept_%s as table %s', one.oid, one.name);
    end if;
  end loop;
  create temporary table kept_sequence as
    select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, start_value) as value,
      last_value is not null as is_used
    from pg_sequences;
end
$remember$`;

/** Also what the product never empties: there a trigger stands in the way, which its owner may switch off. */
const CLEAN = `
do $clean$
declare
  filled text := (
    select string_agg(oid::regclass::text, ', ') from pg_class
    where relkind = 'r' and pg_relation_size(oid) > 0
      and relnamespace::regnamespace::text !~ '^(pg_|information_schema$)');
  guards text[] := array(
    select format('alter table %s %%s trigger %I', tgrelid::regclass, tgname) from pg_trigger
    where tgname like '%_is_never_emptied');
  one record;
begin
  for one in select unnest(guards) as guard loop execute format(one.guard, 'disable'); end loop;
  execute format('truncate %s restart identity cascade', filled);
  for one in select unnest(guards) as guard loop execute format(one.guard, 'enable'); end loop;
  for one in select * from kept_content loop
    execute format('insert into %s (%s) overriding system value select %2$s from %s', one.name, one.written, one.place);
  end loop;
  perform setval(name::regclass, value, is_used) from kept_sequence;
end
$clean$`;

/** Changes with whatever is made, altered or dropped; the rows of the product are none of it. */
const SHAPE = `
select concat_ws(' ',
  (select concat(count(*), '/', max(a.xmin::text::bigint)) from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relpersistence <> 't'),
  (select concat(count(*), '/', max(xmin::text::bigint)) from pg_proc),
  (select concat(count(*), '/', max(xmin::text::bigint)) from pg_trigger),
  (select concat(count(*), '/', max(xmin::text::bigint)) from pg_rewrite),
  (select concat(count(*), '/', max(xmin::text::bigint)) from pg_constraint)) as shape`;

const OTHERS_AT_WORK = `
select exists (
  select from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'
) as busy`;

const MAX_LOOKS = 100;
const LOOK_MS = 20;

/** The database of a server that several spec files have in turn: each finds it as the first one did. */
export class CleanDatabase {
  private shape = '';

  private constructor(private readonly owner: pg.Client) {}

  /** Remembers what is in there now. */
  static async of({ url }: TestDatabase): Promise<CleanDatabase> {
    const owner = new pg.Client({ connectionString: url });
    owner.on('error', () => undefined);
    await owner.connect();
    const database = new CleanDatabase(owner);
    await owner.query(REMEMBER);
    database.shape = await database.readShape();
    return database;
  }

  /** Makes it as it was; false where its tables are not what they were, or somebody does not come to an end. */
  async clean(): Promise<boolean> {
    if ((await this.readShape()) !== this.shape || !(await this.isAtRest())) return false;
    await this.owner.query(CLEAN);
    this.shape = await this.readShape();
    return true;
  }

  close(): Promise<void> {
    return this.owner.end();
  }

  private async readShape(): Promise<string> {
    const { rows } = await this.owner.query<{ shape: string }>(SHAPE);
    return rows[0]?.shape ?? '';
  }

  /** Whether nobody else is at work there, or no longer. */
  async isAtRest(): Promise<boolean> {
    for (let looks = 0; looks < MAX_LOOKS; looks++) {
      const { rows } = await this.owner.query<{ busy: boolean }>(OTHERS_AT_WORK);
      if (!rows[0]?.busy) return true;
      await new Promise((done) => setTimeout(done, LOOK_MS));
    }
    return false;
  }
}
