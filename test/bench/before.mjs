/**
 * `npm run bench:before -- REVISION`: the calls that people wait for, and the start, of this
 * checkout and of an earlier revision in turns, so that other work of the machine affects both
 * alike. The revision's server is built from the history and runs with today's packages; each has a
 * database of its own with the same day on its board. `--seconds N` is the time for each figure,
 * `--trucks N` the size of the board (it has six times as many moves), `--starts N` how often each
 * is started.
 */
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { CHECKOUT, inCheckout } from '../../scripts/lib/checkout.mjs';
import { build, install } from '../../scripts/lib/prepare.mjs';
import { startLocalPostgres } from '../../scripts/local-postgres.mjs';
import { buildRevision } from './before/revision.mjs';
import { makeBusyDay } from './board/busy-day.mjs';
import { rowsOf, withStops } from './calls/rows.mjs';
import { inTurns } from './calls/turns.mjs';
import { at, sorted } from './support/figures.mjs';
import { startHelper } from './support/helper.mjs';
import { startServer } from './support/server.mjs';

const AT_ONCE = [1, 8];
const SESSIONS = 8;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '4' },
    trucks: { type: 'string', default: '50' },
    starts: { type: 'string', default: '5' },
  },
});
const [revision] = positionals;
if (!revision) throw new Error('Say which revision came before: npm run bench:before -- REVISION');

// A job's statements do not belong to any call.
process.env.JOBS_IN_PROCESS = 'off';
process.env.DATA_DIR ||= inCheckout('.local', 'bench');

/** Each has PostgreSQL to itself, starting empty. */
async function startDatabase(name) {
  const home = inCheckout('.local', 'bench', `postgres-${name}`);
  await rm(home, { recursive: true, force: true });
  return startLocalPostgres({ home });
}

/** One of the two that are compared, with a busy day on its board. */
async function prepare({ url, folder }) {
  const server = await startServer(url, { folder });
  const tokens = [];
  while (tokens.length < SESSIONS) tokens.push(await server.signIn(server.admin));
  const trucks = Number(values.trucks);
  const day = await makeBusyDay(server.call, Math.min(trucks, Math.max(...AT_ONCE)), trucks);
  await analyze(url);
  const loose = await withStops(server.call, day.loose);
  const list = { name: 'customer list', kind: 'read', targets: [{ path: 'customer' }] };
  const rows = [list, ...rowsOf({ ...day, loose })];
  return { server, asServer: { origin: server.origin, tokens }, rows };
}

async function analyze(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('analyze');
  await client.end();
}

async function measureCalls(client, sides) {
  for (const [index, { name, kind }] of sides[0].rows.entries()) {
    for (const atOnce of AT_ONCE) {
      // Everyone who books or saves has a move of their own.
      if (kind !== 'read' && atOnce > sides[0].rows[index].targets.length) continue;
      const [before, after] = await inTurns(
        sides.map(({ asServer, rows }) => (ms) => {
          const { targets } = rows[index];
          return client.ask({ server: asServer, kind, targets, ms, atOnce });
        }),
        Number(values.seconds),
      );
      print(name, atOnce, before, after);
    }
  }
}

const figure = (ms) => ms.toFixed(2).padStart(10);

function print(name, atOnce, before, after) {
  const times = (after.perSecond / before.perSecond).toFixed(2).padStart(10);
  const rates = [before, after].map(({ perSecond }) => perSecond.toFixed(0).padStart(10)).join('');
  const slower = (after.p50 / before.p50).toFixed(2).padStart(10);
  console.log(
    `${name.padEnd(26)}${String(atOnce).padStart(7)}${rates}${times}${figure(before.p50)}${figure(after.p50)}${slower}`,
  );
}

/** From the command to the first answer that it is ready, on an existing database. */
async function measureStarts(sides) {
  const took = sides.map(() => []);
  for (let time = 0; time < Number(values.starts); time += 1) {
    for (const [index, { url, folder }] of sides.entries()) {
      const began = performance.now();
      const server = await startServer(url, { folder });
      took[index].push(server.readyAt - began);
      await server.stop();
    }
  }
  const [before, after] = took.map((times) => at(sorted(times), 0.5));
  console.log(
    `${'start, ms'.padEnd(63)}${figure(before)}${figure(after)}${(after / before).toFixed(2).padStart(10)}`,
  );
}

async function compare(sides) {
  const client = startHelper('calls/client.mjs');
  const prepared = [];
  try {
    for (const side of sides) prepared.push(await prepare(side));
    console.log(
      `${sides[0].name} and now; calls a second and their ratio, ms (p50) and theirs\n` +
        `${''.padEnd(26)}at once    before       now     ratio    before       now     ratio`,
    );
    await measureCalls(client, prepared);
  } finally {
    await client.stop();
    for (const { server } of prepared) await server.stop();
  }
  await measureStarts(sides);
}

await install();
await build(['server']);
const { folder, commit } = await buildRevision(revision);
const databases = [];
try {
  for (const name of ['before', 'now']) databases.push(await startDatabase(name));
  // As the owner: the one that came before may know no other role.
  const [before, now] = databases.map(({ ownerUrl }) => ownerUrl);
  await compare([
    { name: commit.slice(0, 7), folder, url: before },
    { name: 'now', folder: CHECKOUT, url: now },
  ]);
} finally {
  for (const database of databases) await database.stop();
}
