/**
 * `npm run bench:board`: the board of 50 trucks and 300 bookings beside its bare SQL, assignments, a
 * change on its way to other screens, a storm on one slot, and the search for free slots. Where
 * DATABASE_URL names none, the database is one of its own under .local/bench and stays for the next
 * run; `--customers N` seeds so many first and searches the busiest of their branches as well.
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { inCheckout } from '../../scripts/lib/checkout.mjs';
import { openDatabase } from '../../scripts/lib/database.mjs';
import { build, install } from '../../scripts/lib/prepare.mjs';
import { say } from '../../scripts/lib/say.mjs';
import { BOOKINGS, makeBusyDay, makeTruck, TRUCKS } from './board/busy-day.mjs';
import { changeToScreens } from './board/screens.mjs';
import { report, times } from './support/figures.mjs';
import { seed } from './support/seed.mjs';
import { startServer } from './support/server.mjs';

const ROUNDS = 100;
const TRIES = 200;
const BUSIEST = `
  select t.branch_id as id from scheduling.v_occupancy o join trucks.v_truck t on t.id = o.truck_id
  where o.day >= current_date group by 1 order by count(*) desc limit 1`;

const { values } = parseArgs({ options: { customers: { type: 'string' } } });
process.env.DATA_DIR ||= inCheckout('.local', 'bench');

/** The day view beside the statements that it is made of, one after the other on one connection. */
async function measureDayView(server, client, { branchId, day }) {
  const path = `movemanager/day_view/${day}/${branchId}`;
  const view = () => server.call('GET', path, undefined, { raw: true });
  await view();
  const statements = await server.statementsOf(view);
  const { text } = await view();
  const bytes = `${(Buffer.byteLength(text) / 1024).toFixed(0)} kB`;
  const bare = await times(ROUNDS, async () => {
    for (const [n, statement] of statements.entries()) {
      await client.query({ name: `day_${n}`, ...statement });
    }
  });
  report(`day view, ${TRUCKS} trucks × ${BOOKINGS} bookings`, await times(ROUNDS, view), bytes);
  report(`  its ${statements.length} statements alone`, bare);
}

async function measureAvailability(server, client, name, branchId) {
  for (const days of [28, 90]) {
    const path = `movemanager/availability/${branchId}?days=${days}`;
    const search = () => server.call('GET', path);
    report(`availability, ${days} days, ${name}`, await times(ROUNDS, search));
    if (days === 90) await showPlan(client, await server.statementsOf(search));
  }
}

/** What the database does for the largest read of a search. */
async function showPlan(client, statements) {
  const { text, values: given } = statements.find((one) => one.text.includes('v_occupancy'));
  const { rows } = await client.query(`explain (analyze, costs off, timing off) ${text}`, given);
  for (const row of rows) console.log(`    ${row['QUERY PLAN']}`);
}

async function measureAssignment({ call }, { path, booked }) {
  const [move] = booked;
  const off = async () => {
    const query = `customerNounce=${move.nounce}&unassigned=true`;
    ({ nounce: move.nounce } = await call('DELETE', `${path(move)}?${query}`));
  };
  const took = [];
  await times(ROUNDS, async () => {
    await off();
    const began = performance.now();
    const body = { customerNounce: move.nounce, truck: move.truck };
    ({ nounce: move.nounce } = await call('PUT', path(move), body));
    took.push(performance.now() - began);
  });
  report(
    'assign',
    took.slice(10).toSorted((a, b) => a - b),
  );
}

async function measureScreens({ origin, token, call }, { branchId, day, path, booked }, count) {
  const move = booked[1];
  const change = async (round) => {
    const [method, query, body] =
      round % 2 === 0
        ? ['DELETE', `?customerNounce=${move.nounce}&unassigned=true`]
        : ['PUT', '', { customerNounce: move.nounce, truck: move.truck }];
    ({ nounce: move.nounce } = await call(method, path(move) + query, body));
  };
  const topic = `board:${branchId}:${day}`;
  const took = await changeToScreens({ origin, token, topic, count, rounds: 20, change });
  report(`a change on ${count} other screens`, took);
}

async function measureStorm({ call }, { branchId, path, loose }) {
  const { _id: truck } = await makeTruck(call, branchId, 'Storm');
  const began = performance.now();
  const answers = await Promise.all(
    loose.map((move) => {
      const body = { customerNounce: move.nounce, truck };
      return call('PUT', path(move), body, { raw: true });
    }),
  );
  const took = performance.now() - began;
  const won = answers.filter(({ status }) => status === 200).length;
  const refused = answers.filter(({ status }) => status === 409).length;
  console.log(`${TRIES} tries on one slot: ${won} won, ${refused} refused, ${took.toFixed(0)} ms`);
}

async function main() {
  await install();
  await build(['server']);
  const database = await openDatabase();
  process.env.DATABASE_URL = database.url;
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const server = await startServer(database.url);
  try {
    // The server first: it hires its admin into an empty company only.
    if (values.customers) await seed(values.customers);
    say(`Booking ${BOOKINGS} moves…`);
    const day = await makeBusyDay(server.call, TRIES);
    await client.query('analyze');
    await measureDayView(server, client, day);
    await measureAssignment(server, day);
    for (const count of [50, 200]) await measureScreens(server, day, count);
    await measureStorm(server, day);
    await measureAvailability(server, client, `${TRUCKS} trucks`, day.branchId);
    const { rows } = await client.query(BUSIEST);
    if (values.customers && rows[0]) {
      await measureAvailability(server, client, 'a seeded branch', rows[0].id);
    }
  } finally {
    await server.stop();
    await client.end();
    await database.stop();
  }
}

await main();
