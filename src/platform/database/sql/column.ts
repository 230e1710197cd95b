import type { LocalDate } from '#kernel/local-date.js';
import { asSql } from './sql.js';
import type { Sql } from './sql.js';

/** A column of a view, with what it is computed from, or of what a statement answers. */
export class Column<Value = unknown> {
  /** Only a type: what the driver reads. */
  declare readonly value: Value;
  readonly expression: Sql;

  /** @param type as the database writes it */
  constructor(
    readonly type: string,
    expression: string | Sql,
    readonly isNullable = false,
  ) {
    this.expression = asSql(expression);
  }

  /** The same column, which may also be empty. */
  orNull(): Column<Value | null> {
    return new Column<Value | null>(this.type, this.expression, true);
  }
}

export type Columns = Readonly<Record<string, Column>>;

/**
 * @returns what makes such a column; of a statement, whose text has the expression, without one. What the database cannot
 *   tell, such as the words of a text or what is inside of JSON, is told by who writes the column: `text<Role>()`.
 */
const column =
  <Value>(type: string) =>
  <Told extends Value = Value>(expression: string | Sql = ''): Column<Told> =>
    new Column<Told>(type, expression);

export const id = column<string>('platform.object_id');
export const text = column<string>('text');
export const texts = column<string[]>('text[]');
export const boolean = column<boolean>('boolean');
export const smallint = column<number>('smallint');
export const integer = column<number>('integer');
export const integers = column<number[]>('integer[]');
export const bigint = column<number>('bigint');
export const numeric = column<number>('numeric');
export const double = column<number>('double precision');
export const instant = column<Date>('timestamp with time zone');
export const day = column<LocalDate>('date');
export const days = column<string[]>('date[]');
export const time = column<string>('time without time zone');
export const doubles = column<number[]>('double precision[]');
/** Each of which may be empty. */
export const doublesOrNull = column<(number | null)[]>('double precision[]');
export const bytes = column<Buffer>('bytea');
export const json = column<unknown>('json');
export const jsonb = column<unknown>('jsonb');
