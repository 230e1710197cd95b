import type { LiveSocket } from './live-client';

/** How often the server is checked, and how long it may take to answer. */
const BEAT_MS = 750;
const ANSWER_MS = 1_500;
/**
 * A timer that is later than this means that the tab was suspended, not that the server is silent.
 */
const LATE_MS = 300;
/** A connection that comes back at once is not worth a message. */
const ANSWER_TIMEOUT_MS = 1_000;
/** The first connection may take longer: nothing is out of date yet. */
const CONNECT_TIMEOUT_MS = 3_000;
const PAUSE_MS = 500;
/** After a refusal it asks less often. */
const REFUSED_PAUSE_MS = 5_000;
/** Room appears when a tab is closed: nobody waits for that by the second. */
const FULL_PAUSE_MS = 15_000;
const FULL = 'TOO_MANY_CONNECTIONS';
const UNAUTHENTICATED = 'UNAUTHENTICATED';
/** socket.io's word for a connection that the server itself ended. */
const ENDED_BY_SERVER = 'io server disconnect';
/**
 * An attempt into a dead network is given up early; some attempts are long enough for a slow one.
 */
const DIAL_MS = 2_000;
const LONG_DIAL_MS = 8_000;
const LONG_DIAL_EVERY = 4;

/** Callbacks about the connection. */
export interface ConnectionListener {
  /** The server answered. */
  heard: () => void;
  /** The server is out of reach, for longer than a moment. */
  lost: () => void;
  /** The server is there, but the person has the most connections that one person may have. */
  full: () => void;
  /** The server ended the connection or refuses the token: the person may not be signed in anymore. */
  onUnauthorized: () => void;
}

type Timer = ReturnType<typeof setTimeout>;

/**
 * Keeps one socket connected, and notices within 3 s that the server is out of reach, even if
 * packets get lost without an error: the server's own ping takes 10 s for that.
 */
export class Lifeline {
  private timer: Timer | undefined;
  private timeout: Timer | undefined;
  private dials = 0;
  private isFull = false;
  /** Which check is pending: a late answer to an earlier one does not count. */
  private beats = 0;

  constructor(
    private readonly socket: LiveSocket,
    private readonly listener: ConnectionListener,
  ) {}

  start(): void {
    this.socket.on('connect', this.up);
    this.socket.on('disconnect', this.down);
    this.socket.on('connect_error', this.failed);
    window.addEventListener('online', this.dialNow);
    this.waitFor(CONNECT_TIMEOUT_MS);
    this.dial();
  }

  stop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.timeout);
    window.removeEventListener('online', this.dialNow);
    this.socket.off('connect', this.up);
    this.socket.off('disconnect', this.down);
    this.socket.off('connect_error', this.failed);
  }

  private readonly up = (): void => {
    clearTimeout(this.timeout);
    this.dials = 0;
    this.beat();
  };

  private readonly down = (reason: string): void => {
    if (reason === ENDED_BY_SERVER) this.listener.onUnauthorized();
    this.beats += 1;
    this.waitFor(ANSWER_TIMEOUT_MS);
    this.next(this.dial, Math.random() * PAUSE_MS);
  };

  private readonly failed = ({ data }: Error & { data?: { code?: string } }): void => {
    if (data?.code === FULL) return this.waitForRoom();
    if (data?.code === UNAUTHENTICATED) this.listener.onUnauthorized();
    this.next(this.dial, data?.code ? REFUSED_PAUSE_MS : PAUSE_MS);
  };

  private waitForRoom(): void {
    clearTimeout(this.timeout);
    this.isFull = true;
    this.listener.full();
    this.next(this.dial, FULL_PAUSE_MS);
  }

  /** The browser reports a network again: the running attempt may be from before. */
  private readonly dialNow = (): void => {
    if (!this.socket.connected) this.next(this.dial, 0);
  };

  private readonly dial = (): void => {
    this.dials += 1;
    // Its refusal was the last answer of the server.
    if (this.isFull) this.waitFor(CONNECT_TIMEOUT_MS);
    this.isFull = false;
    this.next(this.dial, this.dials % LONG_DIAL_EVERY === 0 ? LONG_DIAL_MS : DIAL_MS);
    // Whatever the last attempt came to: it must not answer anymore.
    this.socket.disconnect().connect();
  };

  private readonly beat = (): void => {
    const beat = (this.beats += 1);
    this.awaitAnswer();
    this.socket.emit('beat', () => {
      if (beat !== this.beats) return;
      this.listener.heard();
      this.next(this.beat, BEAT_MS);
    });
  };

  private awaitAnswer(): void {
    const due = Date.now() + ANSWER_MS;
    this.next(() => {
      if (Date.now() > due + LATE_MS) return this.awaitAnswer();
      this.listener.lost();
      this.socket.disconnect();
    }, ANSWER_MS);
  }

  private waitFor(ms: number): void {
    clearTimeout(this.timeout);
    this.timeout = setTimeout(this.listener.lost, ms);
  }

  private next(act: () => void, ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(act, ms);
  }
}
