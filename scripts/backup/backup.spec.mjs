import { afterEach, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { inCheckout } from '../lib/checkout.mjs';
import { startLocalPostgres } from '../local-postgres.mjs';

/** A table's rows as one figure: equal when every row is equal. */
const FINGERPRINT = `
  select count(*)::int as rows, md5(string_agg(t::text, ',' order by t.id)) as content from kept t`;

const modeOf = (path) => (statSync(path).mode & 0o777).toString(8);

/** Like a disk that stores no modes, and like Node's recursive copy from version 22 on. */
function openToEverybody(path) {
  const isFolder = statSync(path).isDirectory();
  chmodSync(path, isFolder ? 0o755 : 0o644);
  if (isFolder) for (const entry of readdirSync(path)) openToEverybody(join(path, entry));
}

describe('a backup drill', () => {
  const folder = mkdtempSync(join(tmpdir(), 'emma-backup-'));
  const dataDir = join(folder, 'data');
  const home = join(dataDir, 'postgres');
  const target = join(folder, 'backup');
  const closing = [];

  /** As a person types it. */
  const run = (script, path) =>
    promisify(execFile)(process.execPath, [inCheckout('scripts', script), path], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    });

  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
    rmSync(realpathSync(home), { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  });

  const open = async () => {
    const server = await startLocalPostgres({ home });
    closing.push(() => server.stop());
    const client = new pg.Client(server.ownerUrl);
    await client.connect();
    closing.push(() => client.end());
    return client;
  };
  const closeAll = async () => {
    for (const close of closing.splice(0).reverse()) await close();
  };

  it('keeps a company at work, loses it, and brings it back as it was', async () => {
    const client = await open();
    writeFileSync(join(dataDir, 'secret-key'), 'of this instance', { mode: 0o600 });
    mkdirSync(join(dataDir, 'reports'));
    writeFileSync(join(dataDir, 'reports', 'moves.csv'), 'day,customer');
    await client.query(`create table kept (id integer primary key, text text);
      insert into kept select n, repeat(n::text, 50) from generate_series(1, 20000) n`);
    const before = (await client.query(FINGERPRINT)).rows[0];

    // Others write while the copy is made: it must come back complete, with what they had
    // committed.
    let writing = true;
    const writer = (async () => {
      for (let id = 20_001; writing; id += 1) {
        await client.query('insert into kept values ($1, $2)', [id, 'written meanwhile']);
      }
    })();
    await run('backup.mjs', target);
    writing = false;
    await writer;
    await expect(run('backup.mjs', target)).rejects.toThrow('exists already');
    await expect(run('restore.mjs', target)).rejects.toThrow('not written over');

    await closeAll();
    rmSync(realpathSync(home), { recursive: true });
    rmSync(dataDir, { recursive: true });
    await expect(run('restore.mjs', folder)).rejects.toThrow('no backup');
    expect(modeOf(target)).toBe('700');
    openToEverybody(target);
    await run('restore.mjs', target);

    const restored = await open();
    const kept = 'select * from kept where id <= 20000';
    const after = await restored.query(FINGERPRINT.replace('from kept t', `from (${kept}) t`));
    expect(after.rows[0]).toEqual(before);
    const { rows } = await restored.query(
      'select max(id) - count(*) as gaps from kept where id > 0',
    );
    expect(Number(rows[0].gaps)).toBe(0);
    expect(readFileSync(join(dataDir, 'secret-key'), 'utf8')).toBe('of this instance');
    expect(readFileSync(join(dataDir, 'reports', 'moves.csv'), 'utf8')).toBe('day,customer');
    expect(['secret-key', 'reports'].map((name) => modeOf(join(dataDir, name)))).toEqual([
      '600',
      '700',
    ]);
    expect(modeOf(join(realpathSync(home), 'cluster'))).toBe('700');
  });
});
