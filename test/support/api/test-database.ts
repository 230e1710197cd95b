import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { MIGRATIONS } from '../../../src/app/migrations.js';
import { BASELINE } from '../../../src/app/schema/baseline.js';
import { migrateSchema } from '../../../src/app/schema/migrate-schema.js';
import { SQL_OBJECTS } from '../../../src/app/schema/sql-objects.js';
import { DatabaseConfig } from '#platform/database/database.config.js';

/** A database of its own for one test file. */
export interface TestDatabase {
  /** As its owner, who makes the server's own role. */
  url: string;
  drop: () => Promise<void>;
}

const TEMPLATE_LOCK = 7_316_900;
const MAX_DROPS = 50;

/** A fresh, migrated, empty database: a copy of a template that is migrated once per schema version. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('TEST_DATABASE_URL is not set: run the tests with npm test');
  const template = `emma_template_${schemaVersion()}`;
  const name = `emma_test_${randomBytes(6).toString('hex')}`;
  const admin = await adminOf(server).connect();
  try {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await ensureTemplate(admin, server, template);
    // Files are copied as they are; the usual way writes every page of them to the log too.
    await admin.query(`create database ${name} template ${template} strategy file_copy`);
  } finally {
    await admin.query('select pg_advisory_unlock_all()').finally(() => admin.release());
  }
  return { url: withDatabase(server, name), drop: () => dropDatabase(server, name) };
}

/** A database in which nothing is, for who tests what fills it. */
export const createEmptyDatabase = (): Promise<TestDatabase> => createAs('');

/** One as another is, to which nobody may be connected. */
export const copyDatabase = ({ url }: TestDatabase): Promise<TestDatabase> =>
  createAs(`template ${new URL(url).pathname.slice(1)} strategy file_copy`);

async function createAs(how: string): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('TEST_DATABASE_URL is not set: run the tests with npm test');
  const name = `emma_test_${randomBytes(6).toString('hex')}`;
  await adminOf(server).query(`create database ${name} ${how}`);
  return { url: withDatabase(server, name), drop: () => dropDatabase(server, name) };
}

async function ensureTemplate(
  admin: pg.ClientBase,
  server: string,
  template: string,
): Promise<void> {
  const found = await admin.query('select 1 from pg_database where datname = $1', [template]);
  if (found.rowCount) return;
  const draft = `${template}_draft`;
  await admin.query(`drop database if exists ${draft} with (force)`);
  await admin.query(`create database ${draft}`);
  await migrateSchema(Object.assign(new DatabaseConfig(), { url: withDatabase(server, draft) }));
  await admin.query(`alter database ${draft} rename to ${template}`);
}

async function dropDatabase(server: string, name: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    const dropped = await adminOf(server)
      .query(`drop database if exists ${name} with (force)`)
      .then(
        () => true,
        (error: unknown) => {
          if (!isBusy(error) || tries === MAX_DROPS) throw error;
        },
      );
    if (dropped) return;
    await sleep(100);
  }
}

let admins: pg.Pool | undefined;

/** One connection for all databases of the process, which ends without closing it: each costs more than what it does. */
function adminOf(server: string): pg.Pool {
  if (admins?.options.connectionString === server) return admins;
  admins = new pg.Pool({
    connectionString: server,
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  });
  // The server may stop before the process does.
  admins.on('error', () => undefined);
  return admins;
}

/** The server's own vacuum may be at work there, and is not ours to end. */
const isBusy = (error: unknown): boolean =>
  ['42501', '55006'].includes((error as { code?: string }).code ?? '');

/** Changes with the text of any migration, view or function, so that an edited one makes a new template. */
function schemaVersion(): string {
  const text = [...BASELINE.texts, ...MIGRATIONS.map(String)];
  const sql = SQL_OBJECTS.map((object) => object.creation([]));
  return createHash('sha256')
    .update([...text, ...sql].join())
    .digest('hex')
    .slice(0, 16);
}

function withDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
