import pg from 'pg';
import type { ClientBase, Connection, FieldDef, QueryConfig } from 'pg';

/** What the driver calls as the answer arrives; its types leave it out. */
interface AnswerReader {
  handleRowDescription(message: { fields: FieldDef[] }): void;
  handleDataRow(message: { fields: (string | null)[] }): void;
  handleCommandComplete(): void;
  handleReadyForQuery(connection: Connection): void;
  handleError(error: Error, connection: Connection): void;
}

/** How the driver writes a value; its types leave this out as well. */
const { prepareValue } = (pg as typeof pg & { utils: { prepareValue(value: unknown): unknown } })
  .utils;

type Row = Record<string, unknown>;
type ReadText = (text: string) => unknown;

/**
 * One statement of which nothing but the rows is wanted. The driver's own query copies what it is given,
 * follows it with two promises, and makes a model of a row for each answer: together as much as it takes to
 * read a short one.
 */
export class RowsQuery extends pg.Query implements AnswerReader {
  /** The driver reads it: by it the connection knows what it has planned already. */
  private readonly name: string | undefined;
  declare private values: unknown[] | undefined;
  private readonly found: Row[] = [];
  private columns: { name: string; read: ReadText }[] = [];
  private unreadable: Error | undefined;

  constructor(
    { name, text, values }: QueryConfig,
    private readonly answered: (error: Error | undefined, rows: Row[]) => void,
  ) {
    super(text, values);
    this.name = name;
  }

  /**
   * A value that cannot be sent is found before anything is. The driver finds it when the statement is half sent:
   * then it fails, is answered all the same, and its name is gone from the connection.
   *
   * @returns why nothing was sent; `handleError` gets it then
   */
  override submit = (connection: Connection): unknown => {
    try {
      this.values = this.values?.map((value) => prepareValue(value));
    } catch (error) {
      return error;
    }
    return pg.Query.prototype.submit.call(this, connection);
  };

  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    this.columns = fields.map(({ name, dataTypeID }) => ({
      name,
      read: pg.types.getTypeParser(dataTypeID) as ReadText,
    }));
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    if (this.unreadable) return;
    try {
      this.found.push(this.rowOf(fields));
    } catch (error) {
      this.unreadable = error as Error;
    }
  }

  handleCommandComplete(): void {
    // Nobody asks what was done, or to how many rows.
  }

  handleReadyForQuery(): void {
    this.answered(this.unreadable, this.found);
  }

  handleError(error: Error): void {
    this.answered(error, []);
  }

  private rowOf(fields: readonly (string | null)[]): Row {
    const row: Row = {};
    this.columns.forEach(({ name, read }, place) => {
      const text = fields[place] ?? null;
      row[name] = text === null ? null : read(text);
    });
    return row;
  }
}

/** The rows that a statement returns. */
export const askRows = (client: ClientBase, statement: QueryConfig): Promise<Row[]> =>
  new Promise((resolve, reject) => {
    client.query(
      new RowsQuery(statement, (error, rows) => {
        if (error) reject(error);
        else resolve(rows);
      }),
    );
  });
