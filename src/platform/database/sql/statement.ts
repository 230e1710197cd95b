import type { Lane } from '../shared-lines.js';
import type { Column, Columns } from './column.js';
import type { SqlObject } from './sql-object.js';
import { asSql } from './sql.js';
import type { Sql } from './sql.js';

export type RowOf<C extends Columns> = {
  [Name in keyof C]: C[Name] extends Column<infer Value> ? Value : never;
};

/**
 * How a statement is sent: `planned` once for each connection, which frequent ones are; `plain`, that is planned for each
 * call by its values; or planned and in a lane, which is for reads of a few rows by their keys that many calls make:
 * outside of commands they share connections, so that a slow one would delay others of its lane.
 */
export type Way = 'planned' | 'plain' | Lane;

/** A statement that says what it answers, so that nobody has to claim it. */
export class Statement<Row extends object = object> implements Sql {
  /** Only a type. */
  declare readonly row: Row;
  readonly text: string;
  readonly reads: readonly SqlObject[];

  constructor(
    readonly columns: Columns,
    { text, reads }: Sql,
    readonly way: Way,
  ) {
    this.text = text;
    this.reads = reads;
  }

  /** What the driver read as an answer to it. */
  told(rows: object[]): Row[] {
    return rows as Row[];
  }

  /** So that it can stand in a text. */
  toString(): string {
    return this.text;
  }
}

const all: (() => readonly Statement[])[] = [];

/**
 * Every one, with examples of those that are composed.
 * @internal The database is asked by a test whether they are true.
 */
export const allStatements = (): Statement[] => all.flatMap((some) => some());

/**
 * A constant one.
 * @param columns what it answers, by the names in its text
 */
export function statement<C extends Columns>(
  columns: C,
  text: Sql,
  way: Way = 'planned',
): Statement<RowOf<C>> {
  const made = new Statement<RowOf<C>>(columns, text, way);
  all.push(() => [made]);
  return made;
}

/**
 * One whose text each call composes.
 * @param columns what it answers, whatever the text
 * @param examples what it may be composed of
 */
export function composed<C extends Columns, Parts extends readonly unknown[]>(
  columns: C,
  compose: (...parts: Parts) => string | Sql,
  way: Way,
  examples: readonly NoInfer<Parts>[],
): (...parts: Parts) => Statement<RowOf<C>> {
  const make = (...parts: Parts): Statement<RowOf<C>> =>
    new Statement<RowOf<C>>(columns, asSql(compose(...parts)), way);
  let made: readonly Statement[] | undefined;
  all.push(() => (made ??= examples.map((parts) => make(...parts))));
  return make;
}
