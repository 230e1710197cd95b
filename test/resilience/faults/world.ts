import pg from 'pg';
import { givenCompany } from '../../support/given/given-company.js';
import { startFleet } from '../../support/product/fleet.js';
import { startDurablePostgres } from '../../support/services/durable-postgres.mjs';
import { startDurableRedis } from '../../support/services/durable-redis.js';
import { CallLog } from './call-log.js';
import { openCountingPost } from './counting-post.js';
import type { CountingPost } from './counting-post.js';
import { RetryingClient } from './retrying-client.js';
import type { Sale } from './sale.js';
import { Seller } from './seller.js';
import type { House } from './victims.js';

/** A company at work in a house whose parts can be killed one by one. */
export interface World extends House {
  post: CountingPost;
  log: CallLog;
  client: RetryingClient;
  sellers: Seller[];
  sales: Sale[];
  /** A look into the database, over a connection of its own each time. */
  rows: <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>;
  close: () => Promise<void>;
}

const SELLERS = 5;

/** Shorter than in production, so that what waits for a dead process's leave does so within a round. */
const SETTINGS = {
  FIRST_ADMIN: 'admin@emma.test',
  MAIL_TIMEOUT_MS: '2000',
  QUEUE_LOCK_MS: '3000',
  QUEUE_RECONCILE_MS: '5000',
};

export async function openWorld(seed: number): Promise<World> {
  const postgres = await startDurablePostgres();
  const redis = await startDurableRedis();
  const post = await openCountingPost(seed);
  const fleet = await startFleet(
    { ...SETTINGS, SMTP_URL: post.url },
    { databaseUrl: postgres.url, redisUrl: redis.url, drop: () => Promise.resolve() },
  );
  const { branch, trucks } = await givenCompany(await fleet.signIn('admin@emma.test'));
  const log = new CallLog();
  const client = new RetryingClient(await fleet.signIn('sales@emma.test'), log);
  const place = { branchId: branch._id, truckIds: trucks.map(({ _id }) => _id) };
  const sales: Sale[] = [];
  const sellers = Array.from({ length: SELLERS }, () => new Seller(client, place, sales));
  return {
    ...{ postgres, redis, post, fleet, log, client, sellers, sales },
    rows: (sql, values = []) => rowsOf(postgres.url, sql, values),
    close: async () => {
      await fleet.stop();
      await Promise.all([post.stop(), redis.stop(), postgres.stop()]);
    },
  };
}

async function rowsOf<Row extends object>(
  connectionString: string,
  sql: string,
  values: unknown[],
): Promise<Row[]> {
  const database = new pg.Client({ connectionString });
  await database.connect();
  try {
    return (await database.query<Row>(sql, values)).rows;
  } finally {
    await database.end();
  }
}
