import type { Pool, PoolClient } from 'pg';
import type { WatchedClient } from './watched-client.js';

type Client = PoolClient & WatchedClient;

/** A connection of the pool while it owes answers. */
export class SharedLine {
  readonly client: Promise<Client>;
  owed = 0;
  private connected: Client | undefined;
  private lost: Error | undefined;

  /** @param whenLost nobody else may use it from then on */
  constructor(
    pool: Pool,
    private readonly whenLost: () => void,
  ) {
    this.client = this.connect(pool);
  }

  /** Only when it owes nothing. */
  close(): void {
    if (!this.connected) return;
    this.connected.off('error', this.fail);
    this.connected.sendAhead(false);
    this.connected.release(this.lost);
  }

  private async connect(pool: Pool): Promise<Client> {
    const client = (await pool.connect()) as Client;
    client.on('error', this.fail);
    client.sendAhead(true);
    this.connected = client;
    return client;
  }

  private readonly fail = (error: Error): void => {
    this.lost = error;
    this.whenLost();
  };
}
