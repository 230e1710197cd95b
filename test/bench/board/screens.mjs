import { randomUUID } from 'node:crypto';
import { io } from 'socket.io-client';
import { report, sorted } from '../support/figures.mjs';

const ROUNDS = 20;
/** How many connections one person may have. */
const SCREENS_A_PERSON = 20;

const connected = (origin, token) =>
  new Promise((resolve, reject) => {
    const socket = io(origin, { auth: { token }, transports: ['websocket'], forceNew: true });
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });

/**
 * How long after a change was sent each of the other screens has it.
 * @param tokens one for each screen
 * @param change makes one change; it is awaited after the screens have it
 */
async function changeToScreens({ origin, tokens, topic, change }) {
  const sockets = await Promise.all(tokens.map((token) => connected(origin, token)));
  await Promise.all(sockets.map((socket) => socket.emitWithAck('watch', { topic })));
  const took = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    const heard = sockets.map(
      (socket) =>
        new Promise((resolve) => {
          socket.once('changed', () => resolve(performance.now() - began));
        }),
    );
    const [, ...delays] = await Promise.all([change(round), ...heard]);
    took.push(...delays);
  }
  for (const socket of sockets) socket.disconnect();
  return sorted(took);
}

/** Enough people for that many screens, each with a token. */
async function tokensOf({ call, signIn }, branchId, count) {
  const tokens = [];
  while (tokens.length * SCREENS_A_PERSON < count) {
    const email = `screen.${randomUUID()}@emma.test`;
    const name = { firstName: 'Screen', lastName: 'Watcher', color: '#336699' };
    await call('POST', 'employee', { ...name, email, branchId, roles: ['manager'] });
    tokens.push(await signIn(email));
  }
  return Array.from({ length: count }, (_, at) => tokens[Math.floor(at / SCREENS_A_PERSON)]);
}

/** One booking off its truck and back on it, as all others who view the day see it. */
export async function measureScreens(server, { branchId, day, path, booked }, count) {
  const { origin, call } = server;
  const tokens = await tokensOf(server, branchId, count);
  const move = booked[1];
  const change = async (round) => {
    const [method, query, body] =
      round % 2 === 0
        ? ['DELETE', `?customerNounce=${move.nounce}&unassigned=true`]
        : ['PUT', '', { customerNounce: move.nounce, truck: move.truck }];
    ({ nounce: move.nounce } = await call(method, path(move) + query, body));
  };
  const topic = `board:${branchId}:${day}`;
  const took = await changeToScreens({ origin, tokens, topic, change });
  report(`a change on ${count} other screens`, took, '(aim: p95 under 100 ms)');
}
