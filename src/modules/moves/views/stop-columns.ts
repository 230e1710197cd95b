import * as column from '#platform/database/sql/column.js';
import type { Column, Columns } from '#platform/database/sql/column.js';
import { columnOfField, STOP_FIELDS } from '../domain/stop-fields.js';
import type { StopFieldName } from '../domain/stop-fields.js';
import type { FieldKind, StopField } from '../domain/stop-field.js';

const OF_KIND: Readonly<Record<FieldKind['is'], (expression: string) => Column>> = {
  line: column.text,
  zip: column.text,
  notes: column.text,
  lines: column.texts,
  choice: column.text,
  flag: column.boolean,
  whole: column.integer,
  cents: column.integer,
  squareFeet: column.integer,
  hours: column.numeric,
  decimal: column.numeric,
  degrees: column.double,
  amounts: column.jsonb,
  json: column.jsonb,
};

function columnOf(name: StopFieldName): Column {
  const { kind, blank }: StopField<unknown> = STOP_FIELDS[name];
  const stored = OF_KIND[kind.is](`l.${columnOfField(name)}`);
  return blank === null ? stored.orNull() : stored;
}

/** The columns of a view for fields of the stop `l`. */
export const stopColumns = (...names: readonly StopFieldName[]): Columns =>
  Object.fromEntries(names.map((name) => [columnOfField(name), columnOf(name)]));
