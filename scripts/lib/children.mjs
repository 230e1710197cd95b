import { spawn } from 'node:child_process';
import { CHECKOUT } from './checkout.mjs';
import { endsWithUs } from './ends-with-us.mjs';
import { fileFaultIn } from './file-faults.mjs';
import { UserError } from './log.mjs';

const running = new Set();
/** Children that a signal may leave hanging, as npm while it takes back what it installed; a second one ends them. */
const hanging = new WeakSet();
const AGAIN_MS = 2_000;

/**
 * Runs a command to its end; its output is shown only if it fails.
 * @throws UserError with the output, or one sentence if it could not write
 */
export async function run(
  command,
  args,
  { env = process.env, show = false, mayHang = false } = {},
) {
  const child = start(command, args, {
    env,
    stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  if (mayHang) hanging.add(child);
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const { code, signal } = await ended(child);
  if (code === 0) return;
  const fault = fileFaultIn(output);
  if (fault) throw new UserError(fault);
  const name = [command === process.execPath ? 'node' : command, ...args].join(' ');
  throw new UserError(`${output}\n${name} ended with ${signal ?? code}.`.trim());
}

/** Runs a JavaScript file with this Node. */
export const runNode = (args, options) => run(process.execPath, args, options);

/** Starts a command in the checkout; it is ended when this process ends. */
export function start(command, args, options) {
  const child = endsWithUs(spawn(command, args, { cwd: CHECKOUT, ...options }));
  running.add(child);
  child.once('exit', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/** @returns {Promise<{ code: number | null, signal: string | null }>} how it ended */
export const ended = (child) =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });

/** Passes a signal to everything that still runs. */
export function signalChildren(signal) {
  for (const child of running) {
    child.kill(signal);
    if (hanging.has(child)) setTimeout(() => child.kill(signal), AGAIN_MS).unref();
  }
}

process.on('exit', () => signalChildren('SIGTERM'));
