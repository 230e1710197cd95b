/**
 * The product's job worker, for `report.mjs`: for each line of params that it reads it queues a moves
 * report, lets the queue carry it out, and answers a line of figures.
 */
import 'reflect-metadata';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { NestFactory } from '@nestjs/core';
import { inCheckout } from '../../scripts/lib/checkout.mjs';

const load = (path) => import(inCheckout('dist', 'server', path));
const reports = 'modules/reports';
const [
  { WorkerModule },
  { runAs },
  { Db },
  { QueueReportCommand },
  { GetReportQuery },
  { DiscardReportCommand },
] = await Promise.all([
  load('app/worker.module.js'),
  load('platform/actor/actor.js'),
  load('platform/database/db.js'),
  load(`${reports}/commands/queue-report/queue-report.command.js`),
  load(`${reports}/queries/get-report/get-report.query.js`),
  load(`${reports}/commands/discard-report/discard-report.command.js`),
]);

const app = await NestFactory.createApplicationContext(WorkerModule, { logger: ['error'] });
const commands = app.get(CommandBus);
const db = app.get(Db, { strict: false });
const [{ id: employeeId }] = await db.query('select id from employees.v_employee limit 1');
const asOwner = (work) => runAs({ employeeId, roles: ['admin'], requestId: 'bench' }, work);

const TOOK = `
  select extract(epoch from finished - started)::float as seconds from platform.job
  where name = 'reports.write-report' and payload ->> 'reportId' = $1 and finished is not null`;

async function write(params) {
  const queue = new QueueReportCommand('moves', params);
  const { reportId } = await asOwner(() => commands.execute(queue));
  for (;;) {
    const [job] = await db.query(TOOK, [reportId]);
    if (job) return { reportId, seconds: job.seconds };
    await new Promise((done) => setTimeout(done, 50));
  }
}

let previous;
for await (const line of createInterface({ input: process.stdin })) {
  if (previous) await asOwner(() => commands.execute(new DiscardReportCommand(previous)));
  const { reportId, seconds } = await write(JSON.parse(line));
  previous = reportId;
  const report = await app.get(QueryBus).execute(new GetReportQuery(reportId, employeeId));
  const peakMB = process.resourceUsage().maxRSS / 1024;
  const file = join(resolve(process.env.DATA_DIR), 'reports', `${reportId}.csv`);
  console.log(JSON.stringify({ rows: report.rows, seconds, peakMB, file }));
}
await app.close();
