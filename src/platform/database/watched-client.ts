import type { Socket } from 'node:net';
import pg from 'pg';
import { currentStatementTimeout } from './statement-timeout.js';

export interface WatchedClientConfig extends pg.ClientConfig {
  /** Milliseconds of silence, unless `withStatementTimeout` says otherwise. */
  answerMs?: number;
}

/**
 * A connection that counts as lost when it owes an answer and is silent for too long: a server that
 * hangs does not break the connection. The driver's own limit would leave the statement running.
 */
export class WatchedClient extends pg.Client {
  private readonly answerMs: number;
  private watched: Socket | undefined;
  private isGathering = false;

  constructor(config: WatchedClientConfig = {}) {
    super(config);
    this.answerMs = config.answerMs ?? 0;
    const send = this.query.bind(this) as (...sent: unknown[]) => unknown;
    this.query = ((...sent: unknown[]) => {
      this.expectAnswer(currentStatementTimeout() ?? this.answerMs);
      return send(...sent);
    }) as typeof this.query;
    // Everything that was asked is answered.
    this.on('drain', () => this.watched?.setTimeout(0));
  }

  /**
   * Whether statements are sent without waiting for the answers to those before them; they run in
   * their order all the same. To be changed only while no answer is owed. COPY needs it off.
   */
  sendAhead(isOn: boolean): void {
    (this as { pipeline: boolean }).pipeline = isOn;
  }

  /** What is sent ahead from here on to the end of this turn of the event loop leaves in one packet. */
  gather(): void {
    if (this.isGathering) return;
    const { stream } = this.connection;
    this.isGathering = true;
    stream.cork();
    process.nextTick(() => {
      this.isGathering = false;
      stream.uncork();
    });
  }

  private expectAnswer(limitMs: number): void {
    const socket = this.connection.stream as Socket;
    if (socket !== this.watched) socket.on('timeout', () => socket.destroy(silence()));
    this.watched = socket;
    // Whatever is sent or received starts it again.
    if (socket.timeout !== limitMs) socket.setTimeout(limitMs);
  }
}

const silence = (): Error =>
  Object.assign(new Error('The database says nothing'), { code: 'ETIMEDOUT' });
