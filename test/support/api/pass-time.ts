import { Db } from '#platform/database/db.js';
import type { TestApi } from './start-test-api.js';

/** Instants that the database compares with its own time. */
const INSTANTS: Readonly<Record<string, readonly string[]>> = {
  'access.session': ['started', 'last_used', 'expires'],
  'access.ticket': ['expires'],
  'access.visit': ['expires'],
  'booking.email_code': ['sent'],
  'booking.reservation': ['expires_at', 'ended_at', 'confirmed_at'],
  'platform.idempotent_request': ['created'],
  'scheduling.occupancy': ['expires_at'],
  'scheduling.slot_hold': ['expires_at'],
};

/**
 * Lets so much time pass, in milliseconds, for everything that the database may end by itself.
 * @param schema only of these tables: a long test signs nobody out on the way
 */
export async function passTime(
  api: Pick<TestApi, 'get'>,
  ms: number,
  schema?: 'scheduling',
): Promise<void> {
  for (const [table, columns] of Object.entries(INSTANTS)) {
    if (schema && !table.startsWith(`${schema}.`)) continue;
    const earlier = columns.map((name) => `${name} = ${name} - $1 * interval '1 millisecond'`);
    await api.get(Db).query(`update ${table} set ${earlier.join(', ')}`, [ms]);
  }
}
