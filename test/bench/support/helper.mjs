import { fork } from 'node:child_process';
import { on, once } from 'node:events';
import { inCheckout } from '../../../scripts/lib/checkout.mjs';

/**
 * A program of this folder in a process of its own, so that its work is not counted as another's.
 * It does one thing at a time and then answers.
 * @param {string} path below test/bench
 */
export function startHelper(path) {
  const child = fork(inCheckout('test', 'bench', path), { serialization: 'advanced' });
  const answers = on(child, 'message');
  const exit = once(child, 'exit');
  return {
    /** @throws Error with what the program could not do */
    async ask(message = {}) {
      child.send(message);
      const { value } = await Promise.race([answers.next(), exit.then(() => ({}))]);
      const [{ answer, fault }] = value ?? [{ fault: `${path} ended` }];
      if (fault) throw new Error(fault);
      return answer;
    },
    async stop() {
      if (child.exitCode !== null) return;
      child.disconnect();
      await exit;
    },
  };
}

/** The other side: answers each message with the result of `work`, until the parent is gone. */
export function serveHelper(work, close = () => undefined) {
  process.on('message', (message) => {
    work(message).then(
      (answer) => process.send({ answer }),
      (error) => process.send({ fault: error.stack }),
    );
  });
  process.once('disconnect', () => void close());
}
