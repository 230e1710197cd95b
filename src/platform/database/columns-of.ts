import { getMetadataArgsStorage } from 'typeorm';

type RowClass = abstract new () => object;

/** A column of a TypeORM row. */
export interface RowColumn {
  readonly property: string;
  /** Its name in the database. */
  readonly column: string;
  /** The PostgreSQL type, such as `text[]`. */
  readonly type: string;
  /** False if it is only written. */
  readonly isRead: boolean;
}

/** Every column of a TypeORM row, for statements in SQL. */
export const rowColumns = (row: RowClass): RowColumn[] =>
  getMetadataArgsStorage()
    .columns.filter(({ target }) => target === row)
    .map(({ propertyName: property, options }) => ({
      property,
      column: options.name ?? property,
      type: `${String(options.type)}${options.array ? '[]' : ''}`,
      isRead: options.select !== false,
    }));

/** `alias.column as "property"` for every column of a TypeORM row that is read, but for some. */
export const columnsOf = (row: RowClass, alias: string, besides: readonly string[] = []): string =>
  rowColumns(row)
    .filter(({ isRead, property }) => isRead && !besides.includes(property))
    .map(({ property, column }) => `${alias}.${column} as "${property}"`)
    .join(', ');
