import { isDeepStrictEqual } from 'node:util';

export type Row = Record<string, unknown>;

/** A value that SQL and the domain do not agree on. */
export interface Difference {
  view: string;
  column: string;
  domain: unknown;
  sql: unknown;
}

const KEYS = ['operation_id', 'id', 'activity_id'];
const keyOf = (row: Row): string => String(KEYS.map((key) => row[key]).find(Boolean));

/**
 * Everything that differs in a column that the domain computes too; a missing or extra row counts
 * as one.
 */
export const differences = (
  domain: Record<string, Row[]>,
  sql: Record<string, Row[]>,
): Difference[] =>
  Object.keys(domain).flatMap((view) => differencesIn(view, domain[view] ?? [], sql[view] ?? []));

function differencesIn(view: string, domain: readonly Row[], sql: readonly Row[]): Difference[] {
  const stored = new Map(sql.map((row) => [keyOf(row), row]));
  const found = domain.flatMap((row) => {
    const other = stored.get(keyOf(row));
    if (!other) return [{ view, column: 'id', domain: keyOf(row), sql: undefined }];
    return Object.entries(row)
      .filter(([column, value]) => !isDeepStrictEqual(value, other[column]))
      .map(([column, value]) => ({ view, column, domain: value, sql: other[column] }));
  });
  return domain.length === sql.length
    ? found
    : [...found, { view, column: 'rows', domain: domain.length, sql: sql.length }];
}
