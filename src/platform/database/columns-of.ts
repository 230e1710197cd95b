import { getMetadataArgsStorage } from 'typeorm';

type RowClass = abstract new () => object;

/** `alias.column as "property"` for every column of a TypeORM row that is read, for reads that are SQL. */
export function columnsOf(row: RowClass, alias: string): string {
  const columns = getMetadataArgsStorage().columns.filter(
    ({ target, options }) => target === row && options.select !== false,
  );
  return columns
    .map(({ propertyName, options }) => {
      const column = options.name ?? propertyName;
      return `${alias}.${column} as "${propertyName}"`;
    })
    .join(', ');
}
