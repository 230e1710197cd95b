import { setTimeout as sleep } from 'node:timers/promises';
import { DateTime } from 'luxon';
import { makeBusyMonth } from '../slots/busy-month.mjs';
import { at, report, sorted } from '../support/figures.mjs';

const DAY = { trucks: 30, jobsADay: 60, days: 1 };
const TIMEZONE = 'America/Chicago';
/** Trucks that break down one after the other. */
const REPAIRS = 12;
const FIXES = 30;
const POLL_MS = 15;
/** Milliseconds in 95 of 100 cases. */
const LONGEST = { first: 1_500, all: 4_000, fix: 150, apply: 400, undo: 400 };

/** @returns whether everything is soon enough */
export async function measureDesk({ call }, client) {
  console.log(`Booking ${DAY.jobsADay} moves…`);
  const branchId = await makeBusyMonth(call, DAY);
  await client.query('analyze');
  const date = DateTime.now().setZone(TIMEZONE).plus({ days: 1 }).toISODate();
  const desk = { call, branchId, date };
  const loose = await takeOneOff(desk);
  const took = { first: [], all: [], fix: [], apply: [], undo: [] };
  await call('GET', `planning/proposals?branchId=${branchId}&date=${date}`);
  for (let n = 0; n < FIXES; n += 1) took.fix.push(await fixed(desk, loose));
  const { trucks } = await call('GET', `movemanager/day_view/${date}/${branchId}`);
  for (const { _id: truck } of trucks.slice(0, REPAIRS)) await repaired(desk, truck, took);
  // The first of each starts what the others find ready.
  return Object.entries(LONGEST)
    .map(([name, longest]) => {
      const rising = report(
        `${name}, ${DAY.trucks} trucks × ${DAY.jobsADay} jobs`,
        sorted(took[name].slice(1)),
      );
      return at(rising, 0.95) <= longest;
    })
    .every(Boolean);
}

async function timed(work) {
  const began = performance.now();
  const answer = await work();
  return { answer, took: performance.now() - began };
}

/** A move on the Unassigned row. @returns its operation */
async function takeOneOff({ call, branchId, date }) {
  const { customers } = await call('GET', `movemanager/day_view/${date}/${branchId}`);
  const [{ nounce, bookings }] = customers;
  const id = bookings[0].operation._id;
  const query = `customerNounce=${nounce}&unassigned=true`;
  await call('DELETE', `assignment/operation/${branchId}/${id}?${query}`);
  return id;
}

async function fixed({ call, branchId, date }, id) {
  const cause = { mark: 'unassigned', id };
  const ask = () => call('POST', 'planning/proposals', { branchId, date, kind: 'fix', cause });
  return (await timed(ask)).took;
}

async function repaired({ call, branchId, date }, truck, took) {
  const began = performance.now();
  const cause = { truckDown: { truck } };
  const made = await call('POST', 'planning/proposals', { branchId, date, kind: 'repair', cause });
  let first;
  let proposal = made;
  while (proposal.state === 'computing') {
    await sleep(POLL_MS);
    proposal = await call('GET', `planning/proposals/${made._id}`);
    if (proposal.options.length > 0) first ??= performance.now() - began;
  }
  took.first.push(first ?? performance.now() - began);
  took.all.push(performance.now() - began);
  const [option] = proposal.options;
  if (!option) return;
  const path = `planning/proposals/${made._id}`;
  const agreed = Object.fromEntries(
    option.steps.flatMap(({ seq, call: isCall }) => (isCall ? [[seq, 'By phone with Maria']] : [])),
  );
  const { version } = proposal;
  const done = await timed(() =>
    call('POST', `${path}/apply`, { option: option.no, version, agreed }),
  );
  took.apply.push(done.took);
  took.undo.push((await timed(() => call('POST', `${path}/undo`, {}))).took);
}
