/**
 * `npm run bench:report`: a moves report of half a million rows (`--rows N` for another number),
 * requested through HTTP and written by the product's job worker, compared with `COPY … TO STDOUT
 * (FORMAT csv)` of the same query in the same run. If DATABASE_URL is not set, the database is one
 * of its own, under .local/bench, and stays for the next run; missing rows are seeded first.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { inCheckout } from '../../scripts/lib/checkout.mjs';
import { findPrograms } from '../../scripts/lib/system.mjs';
import { startThrowawayRedis } from '../../scripts/lib/throwaway-redis.mjs';
import { onDatabase } from './support/database.mjs';
import { at, sorted } from './support/figures.mjs';
import { startServer } from './support/server.mjs';
import { startWorker } from './support/worker.mjs';

const ROUNDS = 3;
/** What the seed program makes of a customer. */
const ACTIVITIES_A_CUSTOMER = 1.15;
/** How long a new worker takes to settle. */
const SETTLED_MS = 5_000;

const { values } = parseArgs({ options: { rows: { type: 'string', default: '500000' } } });
const WANTED = Number(values.rows);

const median = (numbers) => at(sorted(numbers), 0.5);
const perSecond = (rows, took) => Math.round(rows / took).toLocaleString('en-US');

/** The days, from the first on, that have about as many activities as needed. */
async function daysOfReport(client) {
  const sql = `
    select min(day)::text as start, max(day)::text as "end", sum(rows)::integer as rows
    from (select activity_day as day, count(*) as rows,
                 sum(count(*)) over (order by activity_day) as upto
          from moves.activity group by activity_day) days
    where upto - rows < $1`;
  return (await client.query(sql, [WANTED])).rows[0];
}

/** @returns the seconds that the database takes to write the rows as CSV itself */
async function timeCopy(client, { columns, from, values: given }) {
  const list = columns.map(({ sql }) => sql).join(', ');
  const query = `select ${list} ${from}`.replace(/\$(\d+)/g, (_, place) =>
    pg.escapeLiteral(given[place - 1]),
  );
  const began = performance.now();
  for await (const chunk of client.query(copyTo(`copy (${query}) to stdout (format csv, header)`)))
    void chunk;
  return (performance.now() - began) / 1000;
}

/**
 * A report as the page requests it, with the seconds from the request to the file; it is removed
 * afterwards.
 */
async function timeReport(server, days) {
  const { reportId } = await server.call('POST', 'reports/moves', days);
  let report;
  do {
    await sleep(500);
    report = await server.call('GET', `reports/${reportId}`);
  } while (['queued', 'running'].includes(report.state));
  if (report.state !== 'done') throw new Error(`The report is ${report.state}`);
  await server.call('DELETE', `reports/${reportId}`);
  const seconds = (Date.parse(report.finished) - Date.parse(report.created)) / 1000;
  return { rows: report.rows, bytes: report.bytes, seconds };
}

async function measure(client, url) {
  const { redis: program } = await findPrograms(['redis']);
  const redis = await startThrowawayRedis(program);
  process.env.REDIS_URL = redis.url;
  // A separate worker writes the reports.
  process.env.JOBS_IN_PROCESS = 'off';
  const server = await startServer(url);
  const worker = startWorker();
  try {
    await sleep(SETTLED_MS);
    await compare({ client, server, worker });
  } finally {
    await worker.stop();
    await server.stop();
    await redis.stop();
  }
}

async function compare({ client, server, worker }) {
  const path = inCheckout('dist/server/modules/reports/selections/moves-selection.js');
  const { movesSelection } = await import(path);
  const { start, end, rows } = await daysOfReport(client);
  const base = await worker.memory();
  const copies = [];
  const reports = [];
  let last;
  // The first round warms both up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const copy = await timeCopy(client, movesSelection({ branchId: null, start, end }));
    last = await timeReport(server, { start, end });
    if (last.rows !== rows) throw new Error(`The report has ${last.rows} rows, not ${rows}`);
    const name = round === 0 ? 'warm up' : `round ${round}`;
    console.log(`${name}: COPY ${copy.toFixed(1)} s, report ${last.seconds.toFixed(1)} s`);
    if (round > 0) copies.push(copy);
    if (round > 0) reports.push(last.seconds);
  }
  const memory = await worker.memory();
  const [copy, report] = [median(copies), median(reports)];
  const mb = (megabytes) => `${megabytes.toFixed(0)} MB`;
  console.log(`moves report: ${rows.toLocaleString('en-US')} rows, ${start} to ${end}`);
  console.log(`COPY of the same query   ${perSecond(rows, copy)} rows/s`);
  console.log(`report, by the worker    ${perSecond(rows, report)} rows/s`);
  console.log(`ratio                    ${(copy / report).toFixed(2)} (aim: at least 0.60)`);
  console.log(`memory of worker         ${mb(base.now)} at rest, before any report`);
  console.log(`its peak                 ${mb(memory.peak)} (aim: under 200 MB)`);
  console.log(`file                     ${mb(last.bytes / 1e6)}`);
}

await onDatabase(
  { table: 'moves.activity', wanted: WANTED, perCustomer: ACTIVITIES_A_CUSTOMER },
  measure,
);
