/**
 * `npm run bench:report`: a moves report of half a million rows (`--rows N` for another number), written
 * by the product's own job worker, beside `COPY … TO STDOUT (FORMAT csv)` of the same query in the same
 * run. Where DATABASE_URL names none, the database is one of its own, under .local/bench, and stays for
 * the next run; what rows it lacks are seeded first.
 */
import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { inCheckout } from '../../scripts/lib/checkout.mjs';
import { openDatabase } from '../../scripts/lib/database.mjs';
import { build, install } from '../../scripts/lib/prepare.mjs';
import { say } from '../../scripts/lib/say.mjs';
import { countRows, seed } from './support/seed.mjs';

const ROUNDS = 3;
/** What the seed program makes of a customer. */
const ACTIVITIES_A_CUSTOMER = 1.15;

const { values } = parseArgs({ options: { rows: { type: 'string', default: '500000' } } });
const WANTED = Number(values.rows);

process.env.DATA_DIR ||= inCheckout('.local', 'bench');
process.env.LOG_LEVEL ||= 'warn';
const dist = (path) => inCheckout('dist', 'server', path);

const seconds = (since) => (performance.now() - since) / 1000;
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const perSecond = (rows, took) => Math.round(rows / took).toLocaleString('en-US');

async function seedMissing(client) {
  const before = await countRows(client, 'moves.activity');
  if (before >= WANTED) return;
  const customers = Math.ceil((WANTED - before) / ACTIVITIES_A_CUSTOMER);
  say(`Seeding ${customers.toLocaleString('en-US')} customers…`);
  await seed(customers);
}

/** The days, from the first on, that have about as many activities as are wanted. */
async function daysOfReport(client) {
  const sql = `
    select min(day)::text as start, max(day)::text as "end", sum(rows)::integer as rows
    from (select activity_day as day, count(*) as rows,
                 sum(count(*)) over (order by activity_day) as upto
          from moves.activity group by activity_day) days
    where upto - rows < $1`;
  return (await client.query(sql, [WANTED])).rows[0];
}

/** @returns seconds that the database takes to hand the rows over as it writes CSV itself */
async function timeCopy(client, { columns, from, values: given }) {
  const list = columns.map(({ sql }) => sql).join(', ');
  const query = `select ${list} ${from}`.replace(/\$(\d+)/g, (_, place) =>
    pg.escapeLiteral(given[place - 1]),
  );
  const began = performance.now();
  for await (const chunk of client.query(copyTo(`copy (${query}) to stdout (format csv, header)`)))
    void chunk;
  return seconds(began);
}

async function main() {
  await install();
  await build(['server']);
  const database = await openDatabase();
  process.env.DATABASE_URL = database.url;
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await seedMissing(client);
    await measure(client);
  } finally {
    await client.end();
    await database.stop();
  }
}

function startWorker() {
  const program = join(import.meta.dirname, 'report-worker.mjs');
  const worker = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface({ input: worker.stdout })[Symbol.asyncIterator]();
  return {
    /** Its figures of one report. */
    async write(params) {
      worker.stdin.write(`${JSON.stringify(params)}\n`);
      return JSON.parse((await answers.next()).value);
    },
    stop: () => worker.stdin.end(),
  };
}

async function measure(client) {
  const { movesSelection } = await import(dist('modules/reports/selections/moves-selection.js'));
  const { start, end, rows } = await daysOfReport(client);
  const params = { branchId: null, start, end };
  const worker = startWorker();
  const copies = [];
  const reports = [];
  let last;
  // The first round warms both up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const copy = await timeCopy(client, movesSelection(params));
    last = await worker.write(params);
    if (last.rows !== rows) throw new Error(`The report has ${last.rows} rows, not ${rows}`);
    console.log(
      `${round === 0 ? 'warm up' : `round ${round}`}: COPY ${copy.toFixed(1)} s, report ${last.seconds.toFixed(1)} s`,
    );
    if (round > 0) copies.push(copy);
    if (round > 0) reports.push(last.seconds);
  }
  worker.stop();
  const [copy, report] = [median(copies), median(reports)];
  console.log(`moves report: ${rows.toLocaleString('en-US')} rows, ${start} to ${end}`);
  console.log(`COPY of the same query   ${perSecond(rows, copy)} rows/s`);
  console.log(`report, by the worker    ${perSecond(rows, report)} rows/s`);
  console.log(`ratio                    ${(copy / report).toFixed(2)} (aim: at least 0.60)`);
  console.log(`peak memory of worker    ${last.peakMB.toFixed(0)} MB (aim: under 200 MB)`);
  console.log(`file                     ${(statSync(last.file).size / 1e6).toFixed(0)} MB`);
}

await main();
