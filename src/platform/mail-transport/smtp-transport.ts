import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { MailMessage as ComposedMail, SMTPTransportOptions } from 'nodemailer';
import type { DeliveryRecord, HandOver, MailMessage, MailTransport } from './mail-transport.js';

/** Set once the server has asked for the content; it cannot have the message before that. */
interface Progress {
  contentBegun: boolean;
}

/** From this code on, the same message would be refused again (RFC 5321, 4.2.1). */
const PERMANENT = 500;

const NOTHING_ELSE = { disableFileAccess: true, disableUrlAccess: true } as const;

/** Hands messages to an SMTP server, each over a connection of its own. */
export class SmtpTransport implements MailTransport {
  /** @param timeoutMs how long one hand-over may take from the first packet to the last answer */
  constructor(
    private readonly server: SMTPTransportOptions,
    private readonly timeoutMs: number,
  ) {}

  async deliver(message: MailMessage): Promise<HandOver> {
    const progress: Progress = { contentBegun: false };
    const mailer = createTransport({ ...this.server, ...this.limits(), ...NOTHING_ELSE });
    mailer.use('stream', (mail, done) => {
      noteBegin(mail, progress);
      done();
    });
    try {
      const signal = AbortSignal.timeout(this.timeoutMs);
      const { rejected } = await mailer.sendMail({ ...message, signal });
      return { kind: 'taken', refusedAddresses: rejected };
    } catch (error) {
      return failure(error, progress);
    } finally {
      mailer.close();
    }
  }

  /** SMTP servers have no record that a sender could ask for. */
  recordOf(): Promise<DeliveryRecord> {
    return Promise.resolve('unknown');
  }

  private limits(): SMTPTransportOptions {
    const limit = this.timeoutMs;
    return {
      dnsTimeout: limit,
      connectionTimeout: limit,
      greetingTimeout: limit,
      socketTimeout: limit,
      socketCloseTimeout: 0,
    };
  }
}

/** The content is read only once the server has agreed to take it (354). */
function noteBegin({ message }: ComposedMail<unknown>, progress: Progress): void {
  const content = message.createReadStream.bind(message);
  message.createReadStream = (options) =>
    Readable.from(
      (async function* () {
        progress.contentBegun = true;
        yield* content(options);
      })(),
    );
}

function failure(error: unknown, { contentBegun }: Progress): HandOver {
  const { responseCode, name, message } = error as Error & { responseCode?: number };
  const reason = name === 'AbortError' ? 'The mail server took too long to answer.' : message;
  // A refusal is certain even after the content.
  if (!contentBegun || responseCode)
    return { kind: 'refused', reason, isPermanent: (responseCode ?? 0) >= PERMANENT };
  return { kind: 'unclear', reason };
}
