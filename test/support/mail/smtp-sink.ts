import { simpleParser } from 'mailparser';
import type { ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server that keeps what it receives. */
export interface SmtpSink {
  url: string;
  received: ParsedMail[];
  /** Resolves with the first message that `matches`, or fails after 45 s. */
  wait: (matches: (mail: ParsedMail) => boolean) => Promise<ParsedMail>;
  stop: () => Promise<void>;
}

const WAIT_MS = 45_000;

export async function startSmtpSink(): Promise<SmtpSink> {
  const received: ParsedMail[] = [];
  const listeners = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      simpleParser(stream).then((mail) => {
        received.push(mail);
        for (const listener of listeners) listener();
        done();
      }, done);
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    wait: (matches) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = received.find(matches);
          if (!found) return;
          stopLooking();
          resolve(found);
        };
        const timer = setTimeout(() => {
          stopLooking();
          reject(new Error('No such email arrived in time'));
        }, WAIT_MS);
        const stopLooking = (): void => {
          clearTimeout(timer);
          listeners.delete(look);
        };
        listeners.add(look);
        look();
      }),
    stop: () => new Promise((done) => server.close(() => done())),
  };
}
