import { format } from 'node:util';
import { afterAll, afterEach } from '@jest/globals';

/** React's word on a package of somebody else that was compiled for development (`uncontrollable`). */
const NOT_OURS = /outdated JSX transform/;

const KINDS = ['debug', 'log', 'info', 'warn', 'error'] as const;

let told: Error[] = [];

for (const kind of KINDS) {
  console[kind] = (...words: unknown[]) => {
    const message = new Error(`console.${kind}: ${format(...words)}`);
    if (!NOT_OURS.test(message.message)) told.push(message);
  };
}

/** What was told since it was last taken. */
export function takeMessages(): Error[] {
  const messages = told;
  told = [];
  return messages;
}

function expectSilence(): void {
  const messages = takeMessages();
  if (messages.length > 1) throw new AggregateError(messages, 'Messages on the console');
  if (messages[0]) throw messages[0];
}

afterEach(expectSilence);
afterAll(expectSilence);
