import { afterEach, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { isAlive } from './lib/processes.mjs';
import { startLocalPostgres } from './local-postgres.mjs';
import { findPostmaster } from './postgres/postmaster.mjs';

const folders = [];
const homes = [];
const servers = [];

/** Where a cluster may be created, in a folder that others may (or may not) enter. */
const newHome = ({ mode = 0o755 } = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'emma-launcher-'));
  chmodSync(folder, mode);
  const home = join(folder, 'data', 'postgres');
  folders.push(folder);
  homes.push(home);
  return home;
};

const start = async (home) => {
  const server = await startLocalPostgres({ home });
  servers.push(server);
  return server;
};

const query = async ({ ownerUrl }, sql) => {
  const client = new pg.Client(ownerUrl);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};

/** A separate process that starts the server, reports it, and waits to be killed. */
const startInChild = async (home) => {
  const code = `
    import { startLocalPostgres } from ${JSON.stringify(new URL('./local-postgres.mjs', import.meta.url).href)};
    const { pid, adopted } = await startLocalPostgres({ home: ${JSON.stringify(home)} });
    console.log(JSON.stringify({ pid, adopted }));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { child, server: JSON.parse(line) };
};

const kill9 = async ({ child }) => {
  child.kill('SIGKILL');
  await once(child, 'exit');
};

const untilDead = async (pid) => {
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
};

describe('the embedded PostgreSQL', () => {
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.stop();
    for (const home of homes.splice(0)) rmSync(realpathSync(home), { recursive: true });
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });

  it('keeps its data over a stop and a start', async () => {
    const home = newHome();
    const first = await start(home);
    await query(first, 'create table kept as select 7 as seven');
    await first.stop();
    expect(isAlive(first.pid)).toBe(false);

    const second = await start(home);
    expect(await query(second, 'select seven from kept')).toEqual([{ seven: 7 }]);
  });

  it('gives the application a role that owns its database and is no superuser', async () => {
    const server = await start(newHome());
    await query(server, 'create extension btree_gist');
    expect(
      await query(
        server,
        'select rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = user',
      ),
    ).toEqual([{ rolsuper: false, rolcreaterole: false, rolcreatedb: false }]);
  });

  it('gives the server a role beside the owner, also on data of a release that knew none', async () => {
    const home = newHome();
    const first = await start(home);
    await query(first, 'create table kept as select 7 as seven');
    await first.stop();
    const file = join(realpathSync(home), 'passwords.json');
    const { server: _server, ...before } = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify(before));

    const { url } = await start(home);
    const asServer = (sql) => query({ ownerUrl: url }, sql);
    expect(await asServer('select user, rolsuper from pg_roles where rolname = user')).toEqual([
      { user: 'emma_server', rolsuper: false },
    ]);
    await expect(asServer('drop table kept')).rejects.toThrow('must be owner');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject(before);
  });

  it('works in a folder that other accounts cannot enter', async () => {
    const home = newHome({ mode: 0o700 });
    const first = await start(home);
    await query(first, 'create table kept as select 7 as seven');
    await first.stop();

    expect(await query(await start(home), 'select seven from kept')).toEqual([{ seven: 7 }]);
  });

  it('stops the server of a killed process, and starts on what it left', async () => {
    const home = newHome();
    const before = await startInChild(home);
    await kill9(before);
    await untilDead(before.server.pid);

    const server = await start(home);
    expect(server.adopted).toBe(false);
    expect(await query(server, 'select 7 as seven')).toEqual([{ seven: 7 }]);
  });

  it('is stopped where no lock can be laid, as on a full disk', async () => {
    const home = newHome();
    const { pid, stop } = await start(home);
    mkdirSync(`${home}.lock.${process.pid}`);
    await stop();
    expect(isAlive(pid)).toBe(false);
  });

  it('is not left running by a start that cannot write down who uses it', async () => {
    const home = newHome();
    await (await start(home)).stop();
    rmSync(join(home, 'users'), { recursive: true });
    writeFileSync(join(home, 'users'), '');
    await expect(start(home)).rejects.toThrow('EEXIST');
    expect(findPostmaster(join(home, 'cluster'))).toBeUndefined();
    rmSync(join(home, 'users'));
  });

  it('recovers from a killed server, also when a stranger lives under its number', async () => {
    const home = newHome();
    const first = await start(home);
    await query(first, 'create table kept as select 7 as seven');
    process.kill(first.pid, 'SIGKILL');
    await untilDead(first.pid);
    const pidFile = join(home, 'cluster', 'postmaster.pid');
    const stranger = readFileSync(pidFile, 'utf8').replace(/^\d+/, String(process.pid));
    writeFileSync(pidFile, stranger);

    const second = await start(home);
    expect(second.adopted).toBe(false);
    expect(await query(second, 'select seven from kept')).toEqual([{ seven: 7 }]);
  });

  it('is one server for several starts at once, and runs until the last one leaves', async () => {
    const home = newHome();
    const others = await Promise.all([startInChild(home), startInChild(home)]);
    const mine = await start(home);
    expect(new Set([mine.pid, ...others.map(({ server }) => server.pid)]).size).toBe(1);

    await mine.stop();
    expect(isAlive(mine.pid)).toBe(true);

    for (const other of others) await kill9(other);
    const last = await start(home);
    await last.stop();
    expect(isAlive(mine.pid)).toBe(false);
  });
});
