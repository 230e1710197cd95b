import { io } from 'socket.io-client';
import { report, sorted } from '../support/figures.mjs';

const ROUNDS = 20;

const connected = (origin, token) =>
  new Promise((resolve, reject) => {
    const socket = io(origin, { auth: { token }, transports: ['websocket'], forceNew: true });
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });

/**
 * How long after a change was sent each of so many other screens has it.
 * @param change makes one change; it is awaited after the screens have it
 */
async function changeToScreens({ origin, token, topic, count, change }) {
  const sockets = await Promise.all(Array.from({ length: count }, () => connected(origin, token)));
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

/** One booking off its truck and on it again, as so many others who look at the day see it. */
export async function measureScreens(server, { branchId, day, path, booked }, count) {
  const { origin, token, call } = server;
  const move = booked[1];
  const change = async (round) => {
    const [method, query, body] =
      round % 2 === 0
        ? ['DELETE', `?customerNounce=${move.nounce}&unassigned=true`]
        : ['PUT', '', { customerNounce: move.nounce, truck: move.truck }];
    ({ nounce: move.nounce } = await call(method, path(move) + query, body));
  };
  const topic = `board:${branchId}:${day}`;
  const took = await changeToScreens({ origin, token, topic, count, change });
  report(`a change on ${count} other screens`, took, '(aim: p95 under 100 ms)');
}
