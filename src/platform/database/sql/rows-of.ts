import type { ClientBase } from 'pg';
import type { Statement } from './statement.js';

/** The rows that a statement answers on a connection of one's own, or on a pool, whatever its way. */
export async function rowsOf<Row extends object>(
  client: Pick<ClientBase, 'query'>,
  statement: Statement<Row>,
  params: readonly unknown[] = [],
): Promise<Row[]> {
  const { rows } = await client.query<object>(statement.text, [...params]);
  return statement.told(rows);
}
