import { spawn } from 'node:child_process';

// Reads until nobody can write anymore, which is when this process is gone, however it ended.
const WHEN_GONE = 'while read -r line; do :; done; exec "$@"';

/**
 * Runs a command when this process is gone, even by a violent end.
 * @param {string[]} command
 * @returns {() => void} call it when there is nothing to do anymore
 */
export function whenGone(command) {
  if (process.platform === 'win32') return () => undefined;
  const guard = spawn('sh', ['-c', WHEN_GONE, 'sh', ...command], {
    // Of its own group: Ctrl-C is not meant for it.
    detached: true,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.on('error', () => undefined);
  guard.stdin.on('error', () => undefined);
  guard.unref();
  guard.stdin.unref();
  return () => guard.kill('SIGKILL');
}

/** A child that would run on by itself ends when this process does. */
export function endsWithUs(child) {
  if (child.pid === undefined) return child;
  const release = whenGone(['kill', String(child.pid)]);
  child.once('exit', release);
  return child;
}
