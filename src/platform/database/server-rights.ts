import type { ClientBase } from 'pg';
import { text } from './sql/column.js';
import { rowsOf } from './sql/rows-of.js';
import { sql } from './sql/sql.js';
import { statement } from './sql/statement.js';

/**
 * What is to be granted and revoked, as statements. The server reads and writes rows; it changes no table, and what is
 * only to be added to, by a trigger of that name, it only adds to. Views are read: to write through one would be to
 * write as its owner.
 */
const MISSING_RIGHTS = statement(
  { statement: text() },
  sql`
  with role as (select oid, rolname from pg_roles where rolname = $1),
  relation as (
    select c.oid, format('%I.%I', n.nspname, c.relname) as name, c.oid in (select to_regclass(unnest($3::text[]))) as is_ledger,
           c.relkind in ('r', 'p') as is_table,
           exists (select from pg_trigger t where t.tgrelid = c.oid
                   and t.tgname like '%\\_is\\_append\\_only') as is_trail
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm')
      and (n.nspname = any ($2) or c.oid in (select to_regclass(unnest($3::text[]))))
  ),
  wanted as (
    select r.*, privilege,
           case when privilege = 'SELECT' then true
                when privilege = 'INSERT' then is_table and not is_ledger
                when privilege in ('UPDATE', 'DELETE') then is_table and not is_ledger and not is_trail
                else false end as is_due
    from relation r
    cross join unnest('{SELECT,INSERT,UPDATE,DELETE,TRUNCATE,REFERENCES,TRIGGER}'::text[]) privilege
  )
  select format(case when is_due then 'grant %s on %s to %I' else 'revoke %s on %s from %I' end,
                string_agg(privilege, ', '), name, rolname) as statement
  from wanted cross join role
  where is_due <> has_table_privilege(role.oid, wanted.oid, privilege)
  group by is_due, name, rolname
  union all
  select format('grant usage, select, update on sequence %I.%I to %I', n.nspname, c.relname, rolname)
  from pg_class c join pg_namespace n on n.oid = c.relnamespace cross join role
  where c.relkind = 'S' and n.nspname = any ($2)
    and not has_sequence_privilege(role.oid, c.oid, 'update')
  union all
  select format('grant usage on schema %I to %I', nspname, rolname)
  from pg_namespace n cross join role
  where nspname = any ($2) and not has_schema_privilege(role.oid, n.oid, 'usage')
  union all
  select format('revoke create on schema %I from %I, public', nspname, rolname)
  from pg_namespace n cross join role
  where (nspname = any ($2) or nspname = 'public') and has_schema_privilege(role.oid, n.oid, 'create')
  union all
  select format('grant connect on database %I to %I', current_database(), rolname)
  from role where not has_database_privilege(role.oid, current_database(), 'connect')
  union all
  -- While a migration of a later release replaces a view, the processes of this one go on reading it.
  select format('alter default privileges in schema %I grant %s to %I', nspname, kind, rolname)
  from pg_namespace n cross join role
  cross join unnest('{"select, insert, update, delete on tables", "usage, select, update on sequences"}'::text[]) kind
  where nspname = any ($2) and not exists (
    select from pg_default_acl d cross join aclexplode(d.defaclacl) a
    where d.defaclnamespace = n.oid and a.grantee = role.oid
      and d.defaclobjtype = (case when kind like '%tables' then 'r' else 'S' end)::"char"
      and d.defaclrole = (select oid from pg_roles where rolname = current_user))`,
  'plain',
);

/** What was run on the database, which everybody must be able to read. */
const LEDGERS = [
  'public.emma_migration',
  'public.emma_schema_change',
  'platform.sql_object',
  'platform.sql_state',
];

/** Gives a role what the server needs in these schemas, and takes from it what it does not. */
export async function settleServerRights(
  owner: ClientBase,
  role: string,
  schemas: readonly string[],
): Promise<void> {
  const missing = await rowsOf(owner, MISSING_RIGHTS, [role, schemas, LEDGERS]);
  // Sent together they are one transaction.
  if (missing.length > 0) await owner.query(missing.map((one) => one.statement).join('; '));
}
