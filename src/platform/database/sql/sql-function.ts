import type { SqlObject } from './sql-object.js';
import type { Sql } from './sql.js';
import { withComment } from './with-comment.js';

/** A function that statements call. One that stored data depends on is made by a migration and stays as it is. */
class SqlFunction implements SqlObject {
  readonly reads: readonly SqlObject[];

  constructor(
    readonly name: string,
    private readonly parameters: string,
    private readonly definition: Sql,
    private readonly comment?: string,
  ) {
    this.reads = definition.reads;
  }

  creation(): string {
    const signature = `function ${this.name}(${this.parameters})`;
    const made = `create or replace ${signature} ${this.definition.text}`;
    return withComment(made, signature, this.comment);
  }

  toString(): string {
    return this.name;
  }
}

/**
 * @param parameters with their types
 * @param definition what follows the parameters, beginning with `returns`
 * @param comment what the database says about it
 */
export function sqlFunction(
  name: string,
  parameters: string,
  definition: Sql,
  comment?: string,
): SqlObject {
  return new SqlFunction(name, parameters, definition, comment);
}
