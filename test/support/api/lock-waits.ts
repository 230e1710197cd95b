import { Db } from '#platform/database/db.js';
import type { TestApi } from './start-test-api.js';

// Who waits for a row waits for a transaction, which belongs to no database: so by their other locks.
const WAITING = `
  select count(distinct pid)::int as count from pg_locks
  where not granted and pid in (
    select pid from pg_locks
    where database = (select oid from pg_database where datname = current_database()))`;

/** Waits until so many commands of this server wait for a lock. */
export async function whenWaiting(api: TestApi, count: number): Promise<void> {
  for (let looks = 0; looks < 2_400; looks += 1) {
    const [row] = await api.get(Db).query<{ count: number }>(WAITING);
    if (row && row.count >= count) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`Fewer than ${count} wait`);
}
