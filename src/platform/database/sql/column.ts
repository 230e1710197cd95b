import { asSql } from './sql.js';
import type { Sql } from './sql.js';

/** A column of a view: what it is computed from, and as what. */
export class Column {
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
  orNull(): Column {
    return new Column(this.type, this.expression, true);
  }
}

const column =
  (type: string) =>
  (expression: string | Sql): Column =>
    new Column(type, expression);

export const id = column('platform.object_id');
export const text = column('text');
export const texts = column('text[]');
export const boolean = column('boolean');
export const smallint = column('smallint');
export const integer = column('integer');
export const bigint = column('bigint');
export const numeric = column('numeric');
export const double = column('double precision');
export const instant = column('timestamp with time zone');
export const day = column('date');
export const days = column('date[]');
export const time = column('time without time zone');
export const json = column('json');
export const jsonb = column('jsonb');
