import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { UserError } from './log.mjs';

const STOPPING_MS = 10_000;
const LAST_PORT = 65_535;

/**
 * The port in a setting; 0 is any free one.
 * @throws UserError, in the server's words, when it is not a port
 */
export function portOf(variable, byDefault) {
  const port = Number(process.env[variable] || byDefault);
  if (Number.isInteger(port) && port >= 0 && port <= LAST_PORT) return port;
  throw new UserError(`The setting ${variable} must be a whole number from 0 to ${LAST_PORT}.`);
}

/**
 * Waits until nobody listens on a port: a server that was just told to stop may need a moment.
 * @throws UserError when it stays taken
 */
export async function untilFree(port, variable = 'PORT') {
  if (port === 0) return;
  const end = Date.now() + STOPPING_MS;
  while (!(await isFree(port))) {
    if (Date.now() > end) {
      throw new UserError(
        `Port ${port} is taken by another program; stop it, or set ${variable} to a free one.`,
      );
    }
    await sleep(200);
  }
}

const isFree = (port) =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/** @returns {Promise<number>} a port of 127.0.0.1 on which nobody listens at the moment */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
