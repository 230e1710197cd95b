import './lib/require-node.mjs';
import { build, install } from './lib/prepare.mjs';
import { fail } from './lib/log.mjs';
import { forwardSignals } from './lib/shutdown.mjs';

const stopping = forwardSignals();

/** Builds server and page into dist/ if they are out of date. */
async function main() {
  await install();
  await build();
}

main().catch((error) => {
  process.exitCode = 1;
  if (!stopping.signal) fail(error);
});
