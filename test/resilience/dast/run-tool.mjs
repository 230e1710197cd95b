import { spawn } from 'node:child_process';
import { UserError } from '../../../scripts/lib/log.mjs';

/**
 * Runs a program until it ends, or at most so long.
 * @returns {Promise<string>} what it said
 * @throws UserError when it is not installed
 */
export function runTool(program, args, limitMs) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: limitMs });
    let said = '';
    child.stdout.on('data', (chunk) => (said += chunk));
    child.stderr.on('data', (chunk) => (said += chunk));
    child.once('error', () => reject(new UserError(`${program} is not installed.`)));
    child.once('exit', () => resolve(said));
  });
}
