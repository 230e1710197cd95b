import { Statement } from '#platform/database/sql/statement.js';

/**
 * From now on whatever a statement answers is held against what it says of itself: the database knows the types of
 * columns, but not whether they may be empty.
 */
export function judgeRows(): void {
  const { told } = Statement.prototype;
  Statement.prototype.told = function (this: Statement, rows: object[]): object[] {
    for (const row of rows) requireNoGaps(this, row);
    return told.call(this, rows);
  };
}

function requireNoGaps({ text, columns }: Statement, row: object): void {
  for (const [name, value] of Object.entries(row))
    if (value === null && !columns[name]?.isNullable)
      throw new Error(`${name} is null, which its statement does not say: ${text}`);
}
