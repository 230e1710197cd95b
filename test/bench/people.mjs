/**
 * `npm run bench:people`: fifty people at work, an act each five seconds, half of them at the board of one day. How
 * long each kind of act takes, how long the other screens wait for what one of them did, and the server's own time.
 * `--seconds N` is how long they work (60), after as many as a third of it to warm up, `--people N` how many they
 * are, `--trucks N` the size of the board. `--beside FOLDER` does the same with the `dist` of another checkout, in
 * turns (`--turns N`, 2), on the same database. Where DATABASE_URL names none, the database is one of its own,
 * under .local/bench.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CHECKOUT } from '../../scripts/lib/checkout.mjs';
import { makeBusyDay } from './board/busy-day.mjs';
import { withStops } from './calls/rows.mjs';
import { onDatabase } from './support/database.mjs';
import { report, sorted } from './support/figures.mjs';
import { startHelper } from './support/helper.mjs';
import { startServer } from './support/server.mjs';

const KINDS = ['day view', 'customer page', 'assign', 'save', 'customer list'];
/** Milliseconds that 95 of 100 should take at most. */
const AIMS = { act: 100, screens: 250 };

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    people: { type: 'string', default: '50' },
    trucks: { type: 'string', default: '50' },
    beside: { type: 'string' },
    turns: { type: 'string', default: '2' },
  },
});
const SECONDS = Number(values.seconds);
const PEOPLE = Number(values.people);

/** Every other one is at the board; each has a move that nobody else touches. */
async function hire({ call }, day, loose) {
  const people = [];
  for (let place = 0; place < PEOPLE; place += 1) {
    const isDispatcher = place % 2 === 0;
    const email = `person.${Date.now()}.${place}@emma.test`;
    const { _id: id } = await call('POST', 'employee', {
      firstName: 'Person',
      lastName: `${place}`,
      color: '#336699',
      email,
      branchId: day.branchId,
      roles: [isDispatcher ? 'manager' : 'sales'],
    });
    const booked = day.booked[Math.floor((place * day.booked.length) / PEOPLE)];
    const move = { ...booked, path: day.path(booked) };
    people.push({ id, email, isDispatcher, move, loose: loose[place % loose.length] });
  }
  return people;
}

/** The figures of one release at work. */
async function atWork({ url, folder, crowd, people, day }) {
  const server = await startServer(url, { folder });
  try {
    const known = [];
    for (const person of people)
      known.push({ ...person, token: await server.signIn(person.email) });
    const ask = (seconds) => crowd.ask({ origin: server.origin, people: known, day, seconds });
    await ask(SECONDS / 3);
    const before = await server.cpuSeconds();
    const figures = await ask(SECONDS);
    return { ...figures, cpu: (await server.cpuSeconds()) - before };
  } finally {
    await server.stop();
  }
}

function print(folder, all) {
  console.log(`\n${folder}`);
  for (const kind of KINDS) {
    const took = sorted(all.flatMap((figures) => figures.took.get(kind) ?? []));
    const aim = kind === 'customer list' ? '' : `(aim: p95 at most ${AIMS.act} ms)`;
    if (took.length > 0) report(`${kind}, ${took.length} times`, took, aim);
  }
  const waited = sorted(all.flatMap((figures) => figures.waited));
  report(
    `to other screens, ${waited.length} times`,
    waited,
    `(aim: p95 at most ${AIMS.screens} ms)`,
  );
  const cpu = all.reduce((sum, figures) => sum + figures.cpu, 0);
  const share = (cpu * 100) / (SECONDS * all.length);
  const gaps = all.reduce((sum, figures) => sum + figures.gaps, 0);
  console.log(`the server: ${share.toFixed(1)} % of a core; boards that had to read anew: ${gaps}`);
}

/** The day that all work on, as the page that saves a move knows it. */
async function prepare(client, url) {
  const server = await startServer(url);
  try {
    const day = await makeBusyDay(server.call, PEOPLE, Number(values.trucks));
    const loose = await withStops(server.call, day.loose);
    const people = await hire(server, day, loose);
    await client.query('analyze');
    const board = {
      people: PEOPLE,
      topic: `board:${day.branchId}:${day.day}`,
      dayView: `movemanager/day_view/${day.day}/${day.branchId}`,
      pages: day.booked.map(({ customer }) => `customer/${customer}`),
    };
    return { people, board };
  } finally {
    await server.stop();
  }
}

await onDatabase({ table: 'customers.customer', wanted: 0 }, async (client, url) => {
  const { people, board } = await prepare(client, url);
  const folders = values.beside ? [CHECKOUT, resolve(values.beside)] : [CHECKOUT];
  const done = new Map(folders.map((folder) => [folder, []]));
  // One for all turns: it knows who is off their truck.
  const crowd = startHelper('people/crowd.mjs');
  try {
    for (let turn = 0; turn < (values.beside ? Number(values.turns) : 1); turn += 1)
      for (const folder of turn % 2 === 0 ? folders : folders.toReversed())
        done.get(folder).push(await atWork({ url, folder, crowd, people, day: board }));
  } finally {
    await crowd.stop();
  }
  for (const [folder, all] of done) print(folder, all);
});
