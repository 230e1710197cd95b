import type { Lane } from '../shared-lines.js';
import type { Column, Columns } from './column.js';
import type { Sql } from './sql.js';

type RowOf<C extends Columns> = {
  [Name in keyof C]: C[Name] extends Column<infer Value> ? Value : never;
};

/** A constant statement that says what it answers, so that nobody has to claim it. */
export class Statement<Row extends object = object> {
  /** Every one, for the test that asks the database whether it is true. */
  static readonly all: Statement[] = [];

  /** Only a type. */
  declare readonly row: Row;

  constructor(
    readonly text: string,
    readonly columns: Columns,
    readonly lane?: Lane,
  ) {
    Statement.all.push(this);
  }
}

/**
 * @param columns what it answers, by the names in its text
 * @param lane for a read of a few rows by their keys that many calls make, see `Db.quick`
 */
export function statement<C extends Columns>(
  columns: C,
  { text }: Sql,
  lane?: Lane,
): Statement<RowOf<C>> {
  return new Statement<RowOf<C>>(text, columns, lane);
}
