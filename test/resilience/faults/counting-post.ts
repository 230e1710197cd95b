import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { Chance } from '../../../src/app/demo/chance.js';

/** A real SMTP server that counts what it takes, and does not always behave. */
export interface CountingPost {
  url: string;
  /** How often it has taken each message, by Message-ID. */
  taken: Map<string, number>;
  /** How often it said "not now" after having the whole message. */
  refusals: () => number;
  /** How often it took a message and then said nothing. */
  silences: () => number;
  stop: () => Promise<void>;
}

/** Takes its time, so that senders die while a message is on its way. */
const SLOWEST_MS = 300;
const REFUSED = 0.06;
const SILENT = 0.03;

export async function openCountingPost(seed: number): Promise<CountingPost> {
  const chance = new Chance(seed);
  const taken = new Map<string, number>();
  let refusals = 0;
  let silences = 0;
  const take = async (content: string): Promise<Error | 'taken' | 'silence'> => {
    await sleep(chance.whole(0, SLOWEST_MS));
    if (chance.happens(REFUSED)) {
      refusals += 1;
      return Object.assign(new Error('Not now'), { responseCode: 451 });
    }
    const messageId = /^message-id: *(<.*>)/im.exec(content)?.[1] ?? 'none';
    taken.set(messageId, (taken.get(messageId) ?? 0) + 1);
    if (!chance.happens(SILENT)) return 'taken';
    silences += 1;
    return 'silence';
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let content = '';
      stream.on('data', (chunk: Buffer) => (content += chunk.toString('latin1')));
      stream.on('end', () => {
        void take(content).then((answer) => {
          if (answer !== 'silence') done(answer === 'taken' ? null : answer);
        });
      });
    },
  });
  // A sender that was killed leaves its line cut.
  server.on('error', () => undefined);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    refusals: () => refusals,
    silences: () => silences,
    stop: () => new Promise((done) => server.close(() => done())),
  };
}
