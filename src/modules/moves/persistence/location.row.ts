import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ColumnOptions, ColumnType } from 'typeorm';
import type { StopValues } from '../domain/stop.js';
import { columnOfField, STOP_FIELD_NAMES, STOP_FIELDS } from '../domain/stop-fields.js';
import type { FieldKind } from '../domain/stop-field.js';

const TYPES: Readonly<Record<FieldKind['is'], ColumnType>> = {
  line: 'text',
  zip: 'text',
  notes: 'text',
  lines: 'text',
  choice: 'text',
  flag: 'boolean',
  whole: 'integer',
  cents: 'integer',
  squareFeet: 'integer',
  hours: 'numeric',
  decimal: 'numeric',
  degrees: 'double precision',
  amounts: 'jsonb',
  json: 'jsonb',
};

/** Declared as columns below. */
const Fields: abstract new () => object = Object;

/**
 * `moves.location`: a stop of an activity. The columns of its fields are added below: STOP_FIELDS
 * describes them.
 */
@Entity({ schema: 'moves', name: 'location' })
export class LocationRow extends (Fields as abstract new () => StopValues) {
  @PrimaryColumn('text') id!: string;
  @Column('text', { name: 'activity_id' }) activityId!: string;
  /** Order of travel, from 0. */
  @Column('smallint') position!: number;
}

for (const name of STOP_FIELD_NAMES) {
  const { kind, blank } = STOP_FIELDS[name];
  const options: ColumnOptions = {
    type: TYPES[kind.is],
    name: columnOfField(name),
    nullable: blank === null,
    array: kind.is === 'lines',
  };
  Column(options)(LocationRow.prototype, name);
}
