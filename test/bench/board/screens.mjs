import { io } from 'socket.io-client';
import { sorted } from '../support/figures.mjs';

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
export async function changeToScreens({ origin, token, topic, count, rounds, change }) {
  const sockets = await Promise.all(Array.from({ length: count }, () => connected(origin, token)));
  await Promise.all(sockets.map((socket) => socket.emitWithAck('watch', { topic })));
  const took = [];
  for (let round = 0; round < rounds; round += 1) {
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
