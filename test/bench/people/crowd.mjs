/**
 * A process with everybody in it, so that their work is not counted as the server's. It answers with the
 * milliseconds that each kind of act took, and how long the others of the board waited for what one of them did.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { assignInTurn, save } from '../support/acts.mjs';
import { serveHelper } from '../support/helper.mjs';
import { openLine } from '../support/line.mjs';

const PAUSE_MS = 5_000;

/** What a person does, in turn, each with the name of its figure; `nth` counts this person's acts. */
const DISPATCHER = ['assign', 'day view', 'assign', 'customer page', 'day view'];
const SALES = ['customer page', 'save', 'customer list', 'customer page', 'save'];

const ACTS = {
  'day view': (line, { dayView }) => line.bytes(dayView),
  'customer page': (line, { pages, nth }) => line.bytes(pages[nth % pages.length]),
  'customer list': (line) => line.bytes('customer?page=1'),
  assign: (line, { move }) => assignInTurn(line, move),
  save: (line, { loose }) => save(line, loose),
};

/** The open boards: each hears what others change, and since when they changed it. */
class Boards {
  sockets = [];
  begun = new Map();
  waited = [];
  gaps = 0;

  async open(origin, { id, token }, topic) {
    const socket = io(origin, { auth: { token }, transports: ['websocket'], forceNew: true });
    await new Promise((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    socket.on('changed', ({ change }) => this.hear(id, change));
    await socket.emitWithAck('watch', { topic });
    this.sockets.push(socket);
  }

  hear(id, change) {
    if (change === null) this.gaps += 1;
    const began = change && change.actorId !== id && this.begun.get(change.actorId);
    if (began) this.waited.push(performance.now() - began);
  }

  close() {
    for (const socket of this.sockets) socket.disconnect();
  }
}

/** One person's acts, from a moment of their own on. */
async function live({ person, place, origin, day, boards, took, until }) {
  const line = openLine({ origin, token: person.token });
  const kinds = person.isDispatcher ? DISPATCHER : SALES;
  await sleep((place * PAUSE_MS) / day.people);
  for (let nth = place; performance.now() < until; nth += 1) {
    const kind = kinds[nth % kinds.length];
    const began = performance.now();
    if (kind === 'assign') boards.begun.set(person.id, began);
    await ACTS[kind](line, { ...day, nth, move: person.move, loose: person.loose });
    const ms = performance.now() - began;
    took.get(kind)?.push(ms) ?? took.set(kind, [ms]);
    await sleep(Math.max(0, began + PAUSE_MS - performance.now()));
  }
  line.close();
}

serveHelper(async ({ origin, people, day, seconds }) => {
  const boards = new Boards();
  const took = new Map();
  for (const person of people.filter(({ isDispatcher }) => isDispatcher))
    await boards.open(origin, person, day.topic);
  const until = performance.now() + seconds * 1_000;
  await Promise.all(
    people.map((person, place) => live({ person, place, origin, day, boards, took, until })),
  );
  boards.close();
  return { took, waited: boards.waited, gaps: boards.gaps };
});
