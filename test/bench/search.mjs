/**
 * `npm run bench:search`: searches and pages of the customer list through HTTP, compared with the
 * same statements of each call, including the session's, sent straight to PostgreSQL, among a
 * million customers (`--customers N` for another number). Straight means as SQL with its values,
 * which PostgreSQL plans each time; the cost of statements that the server keeps planned is shown
 * next to it. If DATABASE_URL is not set, the database is one of its own, under .local/bench, and
 * stays for the next run; missing customers are seeded first.
 */
import { parseArgs } from 'node:util';
import { findTerms } from './search/terms.mjs';
import { onDatabase } from './support/database.mjs';
import { at, sorted } from './support/figures.mjs';
import { countRows } from './support/seed.mjs';
import { openLine } from './support/line.mjs';
import { machineTime } from './support/machine-time.mjs';
import { startServer } from './support/server.mjs';

const ROUNDS = 200;
/** Calls one after the other, as a busy server gets them, before their statements are sent. */
const BLOCK = 20;
/** The server is warmed up before it is measured, as on any morning. */
const CALLS_BEFORE = 4_000;
/** The same for each kind of search, but for at most this many milliseconds. */
const WARM_UP = 1_000;
const LONGEST_WARM_UP = 10_000;
/** Milliseconds after which a slow search gets no more rounds. */
const LONGEST = 60_000;
const PAGE_SIZE = 15;
const DEEP_PAGE = 1_000;
const RATIO = 1.5;

const { values } = parseArgs({ options: { customers: { type: 'string', default: '1000000' } } });
const WANTED = Number(values.customers);

// The statements of a call are recorded: no job's may be among them.
process.env.JOBS_IN_PROCESS = 'off';

const searches = (terms, more = '') =>
  terms.map((term) => `customer?search=${encodeURIComponent(term)}${more}`);

/** What is measured; `p95` is the goal in milliseconds, `cold` calls are not made before. */
function rowsOf(terms, pages) {
  const deep = Math.max(1, Math.min(DEEP_PAGE, pages - ROUNDS));
  const pagesFrom = (first) =>
    Array.from({ length: ROUNDS }, (_, n) => `customer?page=${first + n}`);
  const sorts = ['activity', 'name', 'requestedDay', 'created'].flatMap((sort) =>
    ['asc', 'desc'].map((order) => `customer?sort=${sort}&order=${order}`),
  );
  return [
    { name: 'list page, every order', paths: sorts, p95: 10 },
    { name: `deep page, from ${deep}`, paths: pagesFrom(deep), p95: 10 },
    { name: 'page in the very middle', paths: pagesFrom(Math.floor(pages / 2)), p95: 10 },
    { name: 'ordinary name', paths: searches(terms.ordinary), p95: 30 },
    { name: 'rare name', paths: searches(terms.rare), p95: 30 },
    { name: 'first and last name', paths: searches(terms.full) },
    { name: 'part of a name', paths: searches(terms.inside) },
    { name: 'one slip', paths: searches(terms.slip), p95: 30 },
    { name: 'phone digits', paths: searches(terms.phone), p95: 30 },
    { name: 'email', paths: searches(terms.email), p95: 30 },
    { name: 'two letters', paths: searches(terms.twoLetters) },
    { name: 'very common term', paths: searches(terms.common), p95: 50 },
    { name: '  not asked before', paths: searches(terms.common, '&filter=all'), cold: true },
  ];
}

async function tookOf(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/**
 * Calls, and then the statements that each of them made the server run, one after the other on one
 * connection.
 */
async function measure({ server, line, client }, { name, paths, p95, cold = false }) {
  if (paths.length === 0) return;
  if (!cold) await warmUp(line, paths);
  const calls = [];
  const straight = [];
  const planned = [];
  const rounds = cold ? paths.length : ROUNDS;
  const end = performance.now() + LONGEST;
  while (calls.length < rounds && performance.now() < end) {
    const size = Math.min(BLOCK, rounds - calls.length);
    const block = Array.from({ length: size }, (_, n) => paths[(calls.length + n) % paths.length]);
    for (const { took, statements } of await callOneByOne(server, line, block)) {
      calls.push(took);
      straight.push(await tookOf(() => sendAll(client, statements.map(asText))));
      planned.push(await tookOf(() => sendAll(client, statements)));
    }
  }
  print(name, [calls, straight, planned].map(sorted), p95);
}

async function warmUp(line, paths) {
  const end = performance.now() + LONGEST_WARM_UP;
  for (let n = 0; n < WARM_UP && performance.now() < end; n += 1) {
    await line.bytes(paths[n % paths.length]);
  }
}

/** What each call took, and the statements that the server ran meanwhile. */
async function callOneByOne(server, line, paths) {
  const calls = [];
  const statements = await server.statementsOf(async () => {
    for (const path of paths) {
      const from = machineTime();
      const took = await tookOf(() => line.bytes(path));
      calls.push({ took, from, to: machineTime() });
    }
  });
  return calls.map(({ took, from, to }) => ({
    took,
    statements: statements.filter(({ at: sent }) => sent >= from && sent <= to),
  }));
}

const asText = ({ text, values }) => ({ text, values });

async function sendAll(client, statements) {
  for (const statement of statements) await client.query(statement);
}

function print(name, [calls, straight, planned], p95) {
  const ms = (rising, share) => at(rising, share).toFixed(1).padStart(8);
  const figures = [calls, straight].map((rising) => ms(rising, 0.5) + ms(rising, 0.95)).join('  ');
  const ratio = (at(calls, 0.5) / at(straight, 0.5)).toFixed(2).padStart(7);
  const aim = `≤ ${RATIO}${p95 ? `, p95 < ${p95}` : ''}`;
  const more = `${aim.padEnd(16)}${ms(planned, 0.5)}   ${calls.length} calls`;
  console.log(`${name.padEnd(26)}${figures}${ratio}   ${more}`);
}

async function measureAll(server, client) {
  const customers = await countRows(client, 'customers.customer');
  const line = openLine(server);
  const totalOf = async (path) => (await line.get(path)).total;
  const terms = await findTerms(client, (term) => totalOf(searches([term])[0]), customers);
  const pages = Math.ceil((await totalOf('customer')) / PAGE_SIZE);
  for (let n = 0; n < CALLS_BEFORE; n += 1) await line.bytes('customer');
  console.log(`${customers.toLocaleString('en-US')} customers; milliseconds`);
  console.log(
    `${''.padEnd(26)}   API p50     p95   SQL p50     p95  ratio   aims             planned`,
  );
  for (const row of rowsOf(terms, pages)) await measure({ server, line, client }, row);
  line.close();
}

await onDatabase({ table: 'customers.customer', wanted: WANTED }, async (client, url) => {
  const server = await startServer(url);
  await measureAll(server, client).finally(() => server.stop());
});
