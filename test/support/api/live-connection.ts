import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';

const TIMEOUT_MS = 60_000;

/** What was written before that may be told after it was asked for. */
export const isAfter =
  (revision: number) =>
  (message: { revision: number }): boolean =>
    message.revision > revision;

/** A page's live connection that remembers everything it was told. */
export class LiveConnection {
  private readonly told: { event: string; message: unknown }[] = [];

  private constructor(readonly socket: Socket) {
    socket.onAny((event: string, message: unknown) => this.told.push({ event, message }));
  }

  /** @throws what the server refused the connection with. */
  static async open(
    origin: string,
    token: unknown,
    transports = ['polling', 'websocket'],
    extraHeaders: Record<string, string> = {},
  ): Promise<LiveConnection> {
    const options = {
      auth: { token },
      transports,
      extraHeaders,
      reconnection: false,
      forceNew: true,
    };
    const socket = io(origin, options);
    const connection = new LiveConnection(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return connection;
  }

  /** Sends and waits for the acknowledgement. */
  ask(event: string, message?: unknown): Promise<unknown> {
    return this.socket.timeout(TIMEOUT_MS).emitWithAck(event, message);
  }

  /** All messages of one kind so far, oldest first. */
  all<Message>(event: string): Message[] {
    return this.told.filter((one) => one.event === event).map(({ message }) => message as Message);
  }

  /** The first message of this kind that fits, of those told already too. */
  async until<Message>(
    event: string,
    fits: (message: Message) => boolean = () => true,
    timeoutMs = TIMEOUT_MS,
  ): Promise<Message> {
    const end = Date.now() + timeoutMs;
    for (;;) {
      const found = this.all<Message>(event).find(fits);
      if (found) return found;
      if (Date.now() > end) {
        throw new Error(`No such ${event} came; told: ${JSON.stringify(this.told)}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  /** Resolves with the reason once the server ended it. */
  async ended(timeoutMs = TIMEOUT_MS): Promise<string> {
    if (this.socket.disconnected) return 'ended before';
    return new Promise((resolve, reject) => {
      const limit = setTimeout(() => reject(new Error('It is still open')), timeoutMs);
      this.socket.once('disconnect', (reason) => {
        clearTimeout(limit);
        resolve(reason);
      });
    });
  }

  /** Answers no ping anymore, as a computer that was switched off. */
  fallSilent(): void {
    this.socket.io.engine.transport.send = () => undefined;
  }

  close(): void {
    this.socket.disconnect();
  }
}
