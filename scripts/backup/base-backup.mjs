import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** What a server recreates when it starts; PostgreSQL's manual, "Making a base backup using the low level API". */
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts', 'pg_internal.init']);
const LEFT_EMPTY = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);

/**
 * Copies a running cluster while people work on it. The copy shows the moment at which the copying
 * ends.
 * @param {{ superuser: import('pg').ClientConfig, cluster: string, target: string }} options
 * target: a folder that does not exist yet
 */
export async function baseBackup({ superuser, cluster, target }) {
  const client = new pg.Client(superuser);
  await client.connect();
  try {
    // While the slot exists, no segment of the write-ahead log that the copy needs is recycled.
    await client.query("select pg_create_physical_replication_slot('emma_backup', true, true)");
    await client.query("select pg_backup_start('emma', true)");
    await copyFolder(cluster, target, '');
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)');
    await writeFile(join(target, 'backup_label'), rows[0].labelfile, { mode: 0o600 });
    await copyLog(join(cluster, 'pg_wal'), join(target, 'pg_wal'));
  } catch (error) {
    await rm(target, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function copyFolder(from, to, below) {
  await mkdir(to, { mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const { name } = entry;
    if (LEFT_OUT.has(name) || name.startsWith('pgsql_tmp')) continue;
    const [source, target] = [join(from, name), join(to, name)];
    if (!entry.isDirectory()) await copyOrMiss(source, target);
    else if (below === '' && LEFT_EMPTY.has(name)) await mkdir(target, { mode: 0o700 });
    else await copyFolder(source, target, join(below, name));
  }
}

async function copyLog(from, to) {
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (entry.isFile()) await copyOrMiss(join(from, entry.name), join(to, entry.name));
  }
}

/** A table may be dropped while it is copied; the replayed log takes care of that. */
async function copyOrMiss(from, to) {
  try {
    await copyFile(from, to);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}
