import { signalChildren } from './children.mjs';
import { commandOf, isAlive, parentOf } from './processes.mjs';

const PARENT_POLL_MS = 2_000;

/**
 * Passes Ctrl-C and a termination signal on to the children; the caller ends by itself when they
 * have. A second Ctrl-C ends at once.
 * @returns {{ signal: string | undefined }} the signal, once there was one
 */
export function forwardSignals() {
  const state = { signal: undefined };
  const stop = (signal) => {
    if (state.signal && signal === 'SIGINT') process.exit(130);
    state.signal = signal;
    signalChildren(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  stopWithNpm(stop);
  return state;
}

/** npm passes signals on, but not its own violent end; its child would keep the port. */
function stopWithNpm(stop) {
  const npm = ancestors().find((pid) => /\bnpm\b/.test(commandOf(pid)));
  if (npm === undefined) return;
  const timer = setInterval(() => {
    if (isAlive(npm)) return;
    clearInterval(timer);
    stop('SIGTERM');
  }, PARENT_POLL_MS);
  timer.unref();
}

/** The parent, and the parent of the shell that may be between npm and this process. */
const ancestors = () => [process.ppid, parentOf(process.ppid)];
