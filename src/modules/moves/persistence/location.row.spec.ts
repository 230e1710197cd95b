import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { columnsOf } from '#platform/database/columns-of.js';
import { columnOfField, STOP_FIELD_NAMES } from '../domain/stop-fields.js';
import { LocationRow } from './location.row.js';

describe('LocationRow', () => {
  it('reads every field of a stop from its column', () => {
    const described = STOP_FIELD_NAMES.map((name) => `l.${columnOfField(name)} as "${name}"`);
    const own = ['l.id as "id"', 'l.activity_id as "activityId"', 'l.position as "position"'];
    expect(columnsOf(LocationRow, 'l').split(', ')).toEqual([...own, ...described]);
  });
});
