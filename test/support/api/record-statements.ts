import pg from 'pg';
import { currentRequestId } from '#platform/actor/actor.js';

type Send = (this: pg.Client, statement: string | { text: string }, ...rest: unknown[]) => unknown;

/** What each call makes the server send to PostgreSQL, recorded at the driver's client. */
export class StatementRecorder {
  private readonly sent: { requestId: string; text: string }[] = [];

  private constructor(private readonly end: () => void) {}

  /** From now on until `stop`. */
  static start(): StatementRecorder {
    const client = pg.Client.prototype as unknown as { query: Send };
    const { query } = client;
    const recorder = new StatementRecorder(() => {
      client.query = query;
    });
    client.query = function (statement, ...rest) {
      recorder.note(typeof statement === 'string' ? statement : statement.text);
      return query.call(this, statement, ...rest);
    };
    return recorder;
  }

  /**
   * Those of a call, from the look-up of its session to its commit, each on one line.
   * @param answer of that call, which tells its request
   */
  of(answer: { headers: Headers }): string[] {
    const requestId = answer.headers.get('x-request-id');
    return this.sent.filter((one) => one.requestId === requestId).map(({ text }) => text);
  }

  stop(): void {
    this.end();
  }

  private note(text: string): void {
    const requestId = currentRequestId();
    if (requestId !== null) this.sent.push({ requestId, text: text.replace(/\s+/g, ' ').trim() });
  }
}
