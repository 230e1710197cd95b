/** SQL whose JSON is what `JSON.stringify` would write for the same values, except for decimals. */

/** The rows of a statement as a JSON list, in their order. */
export const jsonList = (rows: string): string =>
  `(select '[' || coalesce(string_agg(row_to_json(one)::text, ','), '') || ']' from (${rows}) one)`;

/** The first row of a statement as a JSON object; null if there is none. */
export const jsonRow = (row: string): string =>
  `(select row_to_json(one)::text from (${row}) one limit 1)`;

/** A moment as the API writes it. */
export const jsonInstant = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
