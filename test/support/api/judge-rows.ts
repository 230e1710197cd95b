import { Db } from '#platform/database/db.js';
import type { Statement } from '#platform/database/sql/statement.js';

/**
 * From now on whatever a statement answers is held against what it says of itself: the database knows the types of
 * columns, but not whether they may be empty.
 */
export function judgeRows(): void {
  const { rows } = Db.prototype;
  Db.prototype.rows = async function <Row extends object>(
    this: Db,
    statement: Statement<Row>,
    params?: readonly unknown[],
  ): Promise<Row[]> {
    const found = (await rows.call(this, statement, params)) as Row[];
    for (const row of found) requireNoGaps(statement, row);
    return found;
  };
}

function requireNoGaps({ text, columns }: Statement, row: object): void {
  for (const [name, value] of Object.entries(row))
    if (value === null && !columns[name]?.isNullable)
      throw new Error(`${name} is null, which its statement does not say: ${text}`);
}
