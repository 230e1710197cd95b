import pg from 'pg';
import { currentRequestId } from '#platform/actor/actor.js';

type Send = (
  this: pg.Client,
  statement: string | { text: string; values?: unknown[] },
  ...rest: unknown[]
) => unknown;

/** A statement on one line, and what it was sent with. */
export interface SentStatement {
  text: string;
  values: unknown[];
}

/** What each call makes the server send to PostgreSQL, recorded at the driver's client. */
export class StatementRecorder {
  private readonly sent: (SentStatement & { requestId: string })[] = [];

  private constructor(private readonly end: () => void) {}

  /** From now on until `stop`, of connections that are opened by then: begin before a server that is new. */
  static start(): StatementRecorder {
    const client = pg.Client.prototype as unknown as { query: Send };
    const { query } = client;
    const recorder = new StatementRecorder(() => {
      client.query = query;
    });
    client.query = function (statement, ...rest) {
      const { text, values } =
        typeof statement === 'string'
          ? { text: statement, values: rest.find(Array.isArray) }
          : statement;
      recorder.note(text, values ?? []);
      return query.call(this, statement, ...rest);
    };
    return recorder;
  }

  /**
   * Those of a call, from the look-up of its session to its commit, each on one line.
   * @param answer of that call, which tells its request
   */
  of(answer: { headers: Headers }): string[] {
    return this.sentBy(answer).map(({ text }) => text);
  }

  /** The same with their values. */
  sentBy(answer: { headers: Headers }): SentStatement[] {
    const requestId = answer.headers.get('x-request-id');
    return this.sent.filter((one) => one.requestId === requestId);
  }

  stop(): void {
    this.end();
  }

  private note(text: string, values: unknown[]): void {
    const requestId = currentRequestId();
    if (requestId === null) return;
    this.sent.push({ requestId, text: text.replace(/\s+/g, ' ').trim(), values });
  }
}
