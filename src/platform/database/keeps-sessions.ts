import type { Client } from 'pg';
import { integer } from './sql/column.js';
import { rowsOf } from './sql/rows-of.js';
import { sql } from './sql/sql.js';
import { statement } from './sql/statement.js';

/** A pooler gives away first what was given back last: one other is enough, were it not for other processes. */
const OTHERS = 3;

/**
 * Whether everything that is asked on a connection is asked of one and the same process of the database. A transaction
 * pooler gives each transaction another one: what a session holds (locks, LISTEN, settings, planned statements) is
 * then lost, or found by others.
 * @param connect opens another connection to the same address
 * @param limitMs in which a connection that has its session answers
 */
export async function keepsSessions(
  client: Client,
  connect: () => Promise<Client>,
  limitMs: number,
): Promise<boolean> {
  const session = await processOf(client);
  // What the greeting said is of the database itself: nobody is in between, or nobody who changes anything.
  if (session === greetedBy(client)) return true;
  const others: Client[] = [];
  try {
    for (let count = 0; count < OTHERS; count += 1) {
      const other = await connect();
      others.push(other);
      // It keeps its process until the transaction ends.
      const held = await within(limitMs, other.query('begin; select 1'));
      // The pooler has no more to give; what `client` was given is still its own, or it does not answer.
      if (held === undefined) break;
    }
    return (await within(limitMs, processOf(client))) === session;
  } catch {
    // Pools of single statements allow no transactions at all.
    return false;
  } finally {
    await Promise.all(
      others.map((other) =>
        within(
          limitMs,
          other.end().catch(() => undefined),
        ),
      ),
    );
  }
}

const PROCESS = statement({ pid: integer() }, sql`select pg_backend_pid() as pid`, 'plain');

async function processOf(client: Client): Promise<number> {
  const [row] = await rowsOf(client, PROCESS);
  return row?.pid ?? 0;
}

/** The types of the driver leave it out. */
const greetedBy = (client: Client): number => (client as Client & { processID: number }).processID;

/** Undefined when it takes longer. */
function within<T>(limitMs: number, work: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), limitMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
