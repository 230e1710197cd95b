/** One event of the trail as it is stored; `at` is a moment in ISO form. */
export interface TrailEvent {
  id: string;
  entity: string;
  entity_id: string;
  type: string;
  at: string;
  employee_id: string | null;
  request_id: string | null;
  data: object;
  changes: readonly object[];
}

const COLUMNS = 'id, entity, entity_id, type, at, employee_id, request_id, data, changes';

/** Stores the events of `$1`, a JSON list of TrailEvent, in their order. */
export const INSERT_TRAIL = `
  insert into platform.history_event (${COLUMNS})
  select ${COLUMNS}
  from rows from (jsonb_to_recordset($1::jsonb) as (
    id text, entity text, entity_id text, type text, at timestamptz, employee_id text,
    request_id text, data jsonb, changes jsonb)) with ordinality as event (${COLUMNS}, position)
  order by position`;
