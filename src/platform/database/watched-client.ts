import type { Socket } from 'node:net';
import pg from 'pg';
import { currentStatementTimeout } from './statement-timeout.js';

/** It is looked whether something was received so many times in the time that silence may last. */
const LOOKS = 4;

export interface WatchedClientConfig extends pg.ClientConfig {
  /** Milliseconds of silence, unless `withStatementTimeout` says otherwise. */
  answerMs?: number;
}

/**
 * A connection that counts as lost when it owes an answer and is silent for too long: a server that
 * hangs does not break the connection. What is sent meanwhile does not count, since others may send on
 * it as well. The driver's own limit would leave the statement running.
 */
export class WatchedClient extends pg.Client {
  private readonly answerMs: number;
  /** Milliseconds; undefined while no answer is owed. */
  private limitMs: number | undefined;
  private looking: NodeJS.Timeout | undefined;
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
    this.on('drain', this.expectNothing);
    this.on('end', this.expectNothing);
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

  /** The connection is lost, and everything that was asked on it fails with this error. */
  giveUp(error: Error): void {
    this.expectNothing();
    this.connection.stream.destroy(error);
  }

  private expectAnswer(limitMs: number): void {
    if (limitMs === this.limitMs) return;
    this.expectNothing();
    this.limitMs = limitMs;
    if (limitMs === 0) return;
    const socket = this.connection.stream as Socket;
    let received = socket.bytesRead;
    let silentLooks = 0;
    // A stream of rows takes the socket's events away from others, and its counter from nobody.
    const look = (): void => {
      silentLooks = socket.bytesRead === received ? silentLooks + 1 : 0;
      received = socket.bytesRead;
      if (silentLooks === LOOKS) this.giveUp(silence());
    };
    this.looking = setInterval(look, limitMs / LOOKS).unref();
  }

  private readonly expectNothing = (): void => {
    clearInterval(this.looking);
    this.limitMs = undefined;
  };
}

const silence = (): Error =>
  Object.assign(new Error('The database says nothing'), { code: 'ETIMEDOUT' });
