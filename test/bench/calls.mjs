/**
 * `npm run bench:calls`: what a call costs. Calls a second at 1, 8 and 32 at once, in turn with a floor
 * that has nothing around it: for what is read a bare server of `node:http` and `pg` that looks the session
 * up and sends on the JSON of one statement; for booking the least SQL, straight on the database. And how
 * many statements each call is, the session's look-up and the transaction's own included; `--statements`
 * lists them. `--seconds N` is what each figure gets, `--trucks N` the size of the board (its moves are six
 * times as many); `--framework` adds what the framework makes of the floor's statements with one guard
 * and one handler. Where DATABASE_URL names none, the database is one of its own, under .local/bench.
 */
import { parseArgs } from 'node:util';
import { makeBusyDay } from './board/busy-day.mjs';
import { rowsOf, withStops } from './calls/rows.mjs';
import { inTurns } from './calls/turns.mjs';
import { onDatabase } from './support/database.mjs';
import { startHelper } from './support/helper.mjs';
import { startServer } from './support/server.mjs';

const AT_ONCE = [1, 8, 32];
/** Simultaneous calls come from this many sessions. */
const SESSIONS = 8;
/** A statement that is seldom sent, such as one that notes the hour of a session's use, is not counted. */
const COUNTED_TIMES = 3;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '6' },
    trucks: { type: 'string', default: '50' },
    statements: { type: 'boolean', default: false },
    framework: { type: 'boolean', default: false },
  },
});
const SECONDS = Number(values.seconds);

// A job's statements do not belong to any call.
process.env.JOBS_IN_PROCESS = 'off';

/** The measured product, and the processes that call it or do the same without a framework. */
async function withHelpers(url, work) {
  const product = await startServer(url);
  const helpers = ['client', 'bare-server', 'bare-bookings', 'framework-server'].map((name) =>
    startHelper(`calls/${name}.mjs`),
  );
  const [client, bareServer, bareBookings, framework] = helpers;
  try {
    const tokens = await tokensOf(product);
    const asProduct = { origin: product.origin, tokens };
    const asFloor = { origin: await bareServer.ask(), tokens };
    const asFramework = values.framework && { origin: await framework.ask(), tokens };
    await work({ product, client, asProduct, asFloor, asFramework, bareBookings });
  } finally {
    for (const helper of helpers) await helper.stop();
    await product.stop();
  }
}

/** One for each of some people, or of one person in several places. */
async function tokensOf({ admin, signIn }) {
  const tokens = [];
  while (tokens.length < SESSIONS) tokens.push(await signIn(admin));
  return tokens;
}

async function statementsOf({ product, client, asProduct }, kind, targets) {
  const call = { server: asProduct, kind, targets: targets.slice(-1), ms: 0, atOnce: 1 };
  return product.statementsOf(() => client.ask(call));
}

/** The fewest of several counts, for each kind. */
async function countAll(helpers, { name, counted, targets, most }) {
  const fewest = new Map();
  for (let time = 0; time < COUNTED_TIMES; time += 1) {
    for (const kind of counted) {
      const statements = await statementsOf(helpers, kind, targets);
      const known = fewest.get(kind);
      if (!known || statements.length < known.length) fewest.set(kind, statements);
    }
  }
  for (const [kind, statements] of fewest) {
    const aim = most ? ` (aim: at most ${most})` : '';
    console.log(
      `${name}${kind === 'read' ? '' : `, ${kind}`}: ${statements.length} statements${aim}`,
    );
    if (values.statements) for (const { text } of statements) console.log(`  ${oneLine(text)}`);
  }
}

const oneLine = (text) => text.replace(/\s+/g, ' ').trim();

async function measure({ client, asProduct, asFloor, asFramework, bareBookings }, row) {
  const { kind, targets, floor } = row;
  for (const atOnce of AT_ONCE) {
    // Everyone who books or saves has a move of their own.
    if (kind !== 'read' && atOnce > targets.length) continue;
    const of = (server) => (ms) => client.ask({ server, kind, targets, ms, atOnce });
    const ofFloor = (ms) =>
      floor.isSql ? bareBookings.ask({ targets: floor.targets, ms, atOnce }) : of(asFloor)(ms);
    const sides = [of(asProduct), ...(floor ? [ofFloor] : [])];
    if (asFramework && kind === 'read') sides.push(of(asFramework));
    print(row, atOnce, await inTurns(sides, SECONDS));
  }
}

function print({ name, aim, aimAt }, atOnce, [product, floor, framework]) {
  const figures = ({ perSecond, p50 }) =>
    perSecond.toFixed(0).padStart(10) + p50.toFixed(2).padStart(8);
  const beside = floor ? figures(floor) : ''.padStart(18);
  const ratio = floor ? (product.perSecond / floor.perSecond).toFixed(2) : '';
  const note = atOnce === aimAt ? `   ≥ ${aim}` : '';
  const ofFramework = framework
    ? `   the framework ${(framework.perSecond / floor.perSecond).toFixed(2)}`
    : '';
  console.log(
    name.padEnd(26) +
      String(atOnce).padStart(7) +
      figures(product) +
      beside +
      ratio.padStart(8) +
      note +
      ofFramework,
  );
}

await onDatabase({ table: 'customers.customer', wanted: 0 }, async (client, url) => {
  await withHelpers(url, async (helpers) => {
    const { call } = helpers.product;
    const trucks = Number(values.trucks);
    const day = await makeBusyDay(call, Math.min(trucks, Math.max(...AT_ONCE)), trucks);
    const rows = rowsOf({ ...day, loose: await withStops(call, day.loose) });
    await client.query('analyze');
    for (const row of rows) await countAll(helpers, row);
    console.log(
      `\n${day.booked.length} moves on ${day.trucks.length} trucks; calls a second, ms (p50)`,
    );
    console.log(`${''.padEnd(26)}at once   product     p50     floor     p50   ratio   aim`);
    for (const row of rows) await measure(helpers, row);
  });
});
