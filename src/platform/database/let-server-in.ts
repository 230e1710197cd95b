import pg from 'pg';
import type { ClientBase } from 'pg';
import { CannotStart } from '../config/cannot-start.js';
import { pgErrorOf } from './pg-error.js';
import { settleServerRights } from './server-rights.js';
import type { ServerRole } from './server-role.js';
import { boolean } from './sql/column.js';
import { rowsOf } from './sql/rows-of.js';
import { sql } from './sql/sql.js';
import { statement } from './sql/statement.js';

const NOT_ALLOWED = '42501';
const WRONG_PASSWORD = '28P01';
/** Roles are shared by the databases of a server: another one's process may have made it a moment ago. */
const IS_THERE = ['42710', '23505'];

const EXISTS = statement(
  { exists: boolean() },
  sql`
  select exists (select from pg_roles where rolname = $1) as "exists"`,
  'plain',
);
const IS_AS_OWNER = statement(
  { isAsOwner: boolean() },
  sql`
  select pg_has_role($1, relowner, 'member') as "isAsOwner" from pg_class
  where oid = 'emma_migration'::regclass`,
  'plain',
);

/**
 * Makes the server's role where it is missing, with the rights that the server needs.
 * @param owner connected as the owner of the tables, while no other process changes them
 * @returns whether the server can work as that role; false where the owner may not make it, or it may do all that the owner may
 * @throws CannotStart when the operator names a role, and its owner may not provide for it
 */
export async function letServerIn(
  owner: ClientBase,
  role: ServerRole,
  schemas: readonly string[],
): Promise<boolean> {
  try {
    if (!(await isThere(owner, role))) await make(owner, role);
    const [as] = await rowsOf(owner, IS_AS_OWNER, [role.name]);
    if (as?.isAsOwner) return false;
    await settleServerRights(owner, role.name, schemas);
  } catch (error) {
    if (pgErrorOf(error)?.code !== NOT_ALLOWED) throw error;
    if (role.isOurs) return false;
    throw new CannotStart(
      `The owner of the database may not make the role ${role.name} or give it rights: do so, or correct DATABASE_URL.`,
      { cause: error },
    );
  }
  return !role.isOurs || (await canComeIn(owner, role));
}

async function isThere(owner: ClientBase, { name }: ServerRole): Promise<boolean> {
  const [role] = await rowsOf(owner, EXISTS, [name]);
  return role?.exists ?? false;
}

async function make(owner: ClientBase, role: ServerRole): Promise<void> {
  const [name, password] = inSql(owner, role);
  try {
    // A member may end the sessions of a role, as is needed to drop the database.
    await owner.query(
      `create role ${name} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password ${password};
       grant ${name} to current_user`,
    );
  } catch (error) {
    if (!IS_THERE.includes(pgErrorOf(error)?.code ?? '')) throw error;
  }
}

/** The owner's password may have changed, and with it the one that is worked out from it. */
async function canComeIn(owner: ClientBase, role: ServerRole): Promise<boolean> {
  const refusal = await whyNotIn(role);
  if (refusal !== WRONG_PASSWORD) return refusal === undefined;
  const [name, password] = inSql(owner, role);
  return owner.query(`alter role ${name} password ${password}`).then(
    async () => (await whyNotIn(role)) === undefined,
    () => false,
  );
}

/** The code of what keeps the role out: its password, or rules of the server that name roles. */
async function whyNotIn({ url }: ServerRole): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    return pgErrorOf(error)?.code ?? String(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const inSql = (owner: ClientBase, { name, password }: ServerRole): [string, string] => [
  owner.escapeIdentifier(name),
  password === undefined ? 'null' : owner.escapeLiteral(password),
];
