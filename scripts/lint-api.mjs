import './lib/require-node.mjs';
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { CHECKOUT, inCheckout } from './lib/checkout.mjs';
import { runNode } from './lib/children.mjs';
import { build } from './lib/prepare.mjs';
import { UserError, fail, log } from './lib/log.mjs';

const DOCUMENT = inCheckout('.local', 'openapi.json');
const REDOCLY = inCheckout('node_modules/@redocly/cli/bin/cli.js');
const RECOMMENDED = ['lint', '--extends=recommended', '--format=json', '--max-problems=1000'];
/** No telemetry and no update checks. */
const QUIET = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/**
 * `npm run lint:api`: checks the API document of the built server against the recommended rules,
 * including warnings.
 */
async function main() {
  await build(['server']);
  mkdirSync(inCheckout('.local'), { recursive: true });
  await runNode([inCheckout('dist/server/api-document.js'), DOCUMENT]);
  const problems = problemsOf(DOCUMENT);
  if (problems.length > 0) throw new UserError(`The API document:\n${problems.join('\n')}`);
  log('The API document keeps every recommended rule.');
}

/** @returns {string[]} one line for each broken rule, whether an error or a warning */
function problemsOf(document) {
  const { stdout, stderr } = spawnSync(process.execPath, [REDOCLY, ...RECOMMENDED, document], {
    cwd: CHECKOUT,
    env: { ...process.env, ...QUIET },
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  });
  if (!stdout.startsWith('{')) throw new UserError(stderr || stdout);
  return JSON.parse(stdout).problems.map(
    ({ severity, ruleId, message, location: [{ pointer = '' } = {}] }) =>
      `${severity} ${ruleId} at ${pointer}: ${message}`,
  );
}

main().catch(fail);
