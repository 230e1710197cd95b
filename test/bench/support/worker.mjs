import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endsWithUs } from '../../../scripts/lib/ends-with-us.mjs';
import { inCheckout } from '../../../scripts/lib/checkout.mjs';

/** The built job worker in a process of its own, started as docker-compose.yml starts it. */
export function startWorker() {
  const teller = inCheckout('test', 'bench', 'support', 'report-memory.mjs');
  const program = inCheckout('dist', 'server', 'worker.js');
  const child = endsWithUs(
    spawn(process.execPath, ['--enable-source-maps', '--import', teller, program], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    }),
  );
  return {
    /** Its resident memory `now` and its `peak` so far, in MB. */
    async memory() {
      child.send('memory');
      const [answer] = await once(child, 'message');
      return answer;
    },
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
