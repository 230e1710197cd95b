/** SQL whose JSON is what `JSON.stringify` would write of the same values, decimals aside. */

/** The rows of a statement as a JSON list, in their order. */
export const jsonList = (rows: string): string =>
  `(select '[' || coalesce(string_agg(row_to_json(one)::text, ','), '') || ']' from (${rows}) one)`;

/** The first row of a statement as a JSON object; null where it has none. */
export const jsonRow = (row: string): string =>
  `(select row_to_json(one)::text from (${row}) one limit 1)`;

/** A moment as the wire says it. */
export const jsonInstant = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
