import type { Columns } from './column.js';
import type { PresentColumn, SqlObject } from './sql-object.js';
import type { Sql } from './sql.js';
import { withComment } from './with-comment.js';

/** What other modules, and the module itself, read of tables. */
export class View implements SqlObject {
  readonly reads: readonly SqlObject[];

  constructor(
    readonly name: string,
    readonly columns: Columns,
    private readonly source: Sql,
    private readonly comment?: string,
  ) {
    const texts = [...Object.values(columns).map(({ expression }) => expression), source];
    this.reads = texts.flatMap(({ reads }) => reads);
  }

  /**
   * Columns that are there keep their order, as the database requires; others follow.
   * @throws when one is gone or has another type
   */
  creation(present: readonly PresentColumn[]): string {
    for (const column of present) this.keeps(column);
    const names = new Set([...present.map(({ name }) => name), ...Object.keys(this.columns)]);
    const columns = [...names].map((name) => `${this.columns[name]?.expression.text} as ${name}`);
    const made = `create or replace view ${this.name} as select ${columns.join(', ')} ${this.source.text}`;
    return withComment(made, `view ${this.name}`, this.comment);
  }

  toString(): string {
    return this.name;
  }

  private keeps({ name, type }: PresentColumn): void {
    const column = this.columns[name];
    if (!column)
      throw new Error(`${this.name} has a column ${name}, which its file lacks: columns stay.`);
    if (column.type !== type)
      throw new Error(
        `${this.name}.${name} is ${type}, and ${column.type} in its file: another type is another name.`,
      );
  }
}

/**
 * @param source what follows the columns, beginning with `from`
 * @param comment what the database says about it
 */
export function view(name: string, columns: Columns, source: Sql, comment?: string): View {
  return new View(name, columns, source, comment);
}
