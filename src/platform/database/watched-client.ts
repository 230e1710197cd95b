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
  private isOwed = false;
  /** Milliseconds. */
  private limitMs = 0;
  /** Goes on while nothing is owed: to begin it again costs less than to make it anew. */
  private looking: NodeJS.Timeout | undefined;
  private received = 0;
  private silentLooks = 0;
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
    this.on('end', this.stopLooking);
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
    this.stopLooking();
    this.connection.stream.destroy(error);
  }

  private expectAnswer(limitMs: number): void {
    if (this.isOwed && limitMs === this.limitMs) return;
    this.isOwed = true;
    this.silentLooks = 0;
    this.received = this.bytesRead;
    if (limitMs === this.limitMs) this.looking?.refresh();
    else this.beginLooking(limitMs);
  }

  private beginLooking(limitMs: number): void {
    clearInterval(this.looking);
    this.limitMs = limitMs;
    this.looking = limitMs > 0 ? setInterval(this.look, limitMs / LOOKS).unref() : undefined;
  }

  private readonly look = (): void => {
    if (!this.isOwed) return;
    this.silentLooks = this.bytesRead === this.received ? this.silentLooks + 1 : 0;
    this.received = this.bytesRead;
    if (this.silentLooks === LOOKS) this.giveUp(silence());
  };

  /** A stream of rows takes the socket's events away from others, and its counter from nobody. */
  private get bytesRead(): number {
    return (this.connection.stream as Socket).bytesRead;
  }

  private readonly expectNothing = (): void => {
    this.isOwed = false;
  };

  private readonly stopLooking = (): void => {
    this.expectNothing();
    this.beginLooking(0);
  };
}

const silence = (): Error =>
  Object.assign(new Error('The database says nothing'), { code: 'ETIMEDOUT' });
