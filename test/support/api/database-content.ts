import pg from 'pg';

/** The queues' library makes its schema itself. */
const OURS = `
  select oid from pg_namespace where nspname !~ '^(pg_|information_schema$|bullmq$)'`;

/** What an extension made is told by the extension. */
const own = (catalog: string): string =>
  `not exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = o.oid and d.deptype = 'e')`;

/** A view that got columns later has them last, one that is new where its file has them. */
const LINES = `array(
  select trim(' ,' from line) from regexp_split_to_table(substr(pg_get_viewdef(oid), 9), '\\n') line order by 1)`;

/** Of each kind, what there is, as one text each; what stands in a function is told from its blanks. */
const DEFINITIONS: Readonly<Record<string, string>> = {
  extension: 'select extname, extversion from pg_extension',
  schema: `select nspname, nspacl::text from pg_namespace where oid in (${OURS})`,
  'default right':
    'select defaclnamespace::regnamespace, defaclobjtype, defaclacl::text from pg_default_acl',
  type: `
    select oid::regtype, typtype, format_type(typbasetype, typtypmod), typnotnull, typdefault from pg_type o
    where typnamespace in (${OURS}) and typtype in ('d', 'e', 'r') and ${own('pg_type')}`,
  relation: `
    select oid::regclass, relkind, relpersistence, reloptions, relacl::text, relrowsecurity, obj_description(oid, 'pg_class'),
           case when relkind = 'v' then ${LINES} end
    from pg_class o where relnamespace in (${OURS}) and relkind in ('r', 'p', 'v', 'm', 'S', 'f') and ${own('pg_class')}`,
  column: `
    select attrelid::regclass, case when relkind <> 'v' then row_number() over (partition by attrelid order by attnum) end, attname,
           format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated, attcollation::regcollation, attstorage,
           attacl::text, pg_get_expr(adbin, adrelid), col_description(attrelid, attnum)
    from pg_attribute a join pg_class o on o.oid = a.attrelid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace in (${OURS}) and relkind in ('r', 'p', 'v', 'm') and attnum > 0 and not attisdropped
      and ${own('pg_class')}`,
  constraint: `
    select conrelid::regclass, contypid::regtype, conname, pg_get_constraintdef(oid), convalidated,
           obj_description(oid, 'pg_constraint')
    from pg_constraint o where connamespace in (${OURS}) and contype <> 'n'`,
  index: `
    select indexrelid::regclass, pg_get_indexdef(indexrelid), indisvalid, indisprimary, indisclustered
    from pg_index i join pg_class o on o.oid = i.indexrelid where relnamespace in (${OURS})`,
  trigger: `
    select tgrelid::regclass, pg_get_triggerdef(o.oid), tgenabled from pg_trigger o join pg_class c on c.oid = tgrelid
    where relnamespace in (${OURS}) and not tgisinternal`,
  function: `
    select oid::regprocedure, regexp_replace(pg_get_functiondef(oid), '\\s+', ' ', 'g'), proacl::text,
           obj_description(oid, 'pg_proc')
    from pg_proc o where pronamespace in (${OURS}) and prokind <> 'a' and ${own('pg_proc')}`,
  sequence: `
    select format('%I.%I', schemaname, sequencename), data_type, start_value, min_value, max_value, increment_by, last_value
    from pg_sequences where schemaname::regnamespace in (${OURS})`,
};

const TABLES = `
  select oid::regclass::text as name from pg_class
  where relkind in ('r', 'p') and relnamespace in (${OURS}) order by 1`;

/** When a row was made is another moment in each database. */
const MADE_AT = `array['trained_at']`;

/** Everything that there is in a database, with its rows: of two that are alike, the same lines. */
export async function contentOf(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const asked = async (kind: string, select: string): Promise<string[]> => {
      const { rows } = await client.query<{ line: string }>(
        `select $1 || ' ' || to_jsonb(t)::text as line from (${select}) t order by 1`,
        [kind],
      );
      return rows.map(({ line }) => line);
    };
    const lines: string[] = [];
    for (const [kind, select] of Object.entries(DEFINITIONS))
      lines.push(...(await asked(kind, select)));
    const { rows } = await client.query<{ name: string }>(TABLES);
    for (const { name } of rows)
      lines.push(...(await asked(name, `select to_jsonb(r) - ${MADE_AT} as row from ${name} r`)));
    return lines;
  } finally {
    await client.end();
  }
}
