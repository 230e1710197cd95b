import type { Pool, PoolClient, QueryConfig } from 'pg';
import { RowsQuery } from './rows-query.js';
import type { WatchedClient } from './watched-client.js';

type Client = PoolClient & WatchedClient;

/** How long it stays out of the pool without being used. */
const IDLE_MS = 100;

/** A connection of the pool on which statements are sent ahead. */
export class SharedLine {
  /** Answers that have not come yet. */
  pending = 0;
  private readonly client: Promise<Client>;
  private connected: Client | undefined;
  private lost: Error | undefined;
  private idle: NodeJS.Timeout | undefined;

  /** @param leave nobody else may use it from then on */
  constructor(
    pool: Pool,
    private readonly leave: () => void,
  ) {
    this.client = this.connect(pool);
  }

  /** The rows that the statement returns. */
  ask(statement: QueryConfig): Promise<object[]> {
    this.pending += 1;
    // The database begins at once if it waits for this one, and reads several at a time if it is busy.
    if (this.pending > 1) this.connected?.gather();
    return new Promise((resolve, reject) => {
      const answered = (error: Error | undefined, rows: object[]): void => {
        // As in the pool: a connection on which a statement failed may be about to break.
        if (error) this.fail(error);
        this.answered();
        if (error) reject(error);
        else resolve(rows);
      };
      const query = new RowsQuery(statement, answered);
      if (this.connected) this.connected.query(query);
      else
        this.client.then(
          (client) => client.query(query),
          (error: Error) => answered(error, []),
        );
    });
  }

  private async connect(pool: Pool): Promise<Client> {
    const client = (await pool.connect()) as Client;
    client.on('error', this.fail);
    client.sendAhead(true);
    this.connected = client;
    return client;
  }

  private readonly answered = (): void => {
    this.pending -= 1;
    if (this.pending > 0) return;
    if (this.lost) this.close();
    else if (this.idle) this.idle.refresh();
    else this.idle = setTimeout(this.release, IDLE_MS);
  };

  /** When it has not been used for a while. */
  private readonly release = (): void => {
    if (this.pending > 0) return;
    this.leave();
    this.close();
  };

  /** Others are not sent on it anymore, and the pool drops it. */
  private readonly fail = (error: Error): void => {
    this.lost = error;
    this.leave();
    if (this.pending === 0) this.close();
  };

  private close(): void {
    clearTimeout(this.idle);
    const client = this.connected;
    if (!client) return;
    this.connected = undefined;
    client.off('error', this.fail);
    client.sendAhead(false);
    client.release(this.lost);
  }
}
