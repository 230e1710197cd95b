import type { ActorKind } from '#kernel/event-kind.js';

/** One event of the trail as it is stored; `at` is a moment in ISO form. */
export interface TrailEvent {
  id: string;
  entity: string;
  entity_id: string;
  type: string;
  at: string;
  employee_id: string | null;
  actor_kind: ActorKind;
  /** An employee, a customer or a job's name. */
  actor_id: string | null;
  request_id: string | null;
  data: object;
  changes: readonly object[];
}

const COLUMNS =
  'id, entity, entity_id, type, at, employee_id, actor_kind, actor_id, request_id, data, changes';

/** Who it was where it was no employee, in SQL; events before this was noted are the system's. */
export const OTHER_KIND = `
  case when employee_id is null then coalesce(actor_kind, 'system') end`;

/** Stores the events of `$1`, a JSON list of TrailEvent, in their order. */
export const INSERT_TRAIL = `
  insert into platform.history_event (${COLUMNS})
  select ${COLUMNS}
  from rows from (jsonb_to_recordset($1::jsonb) as (
    id text, entity text, entity_id text, type text, at timestamptz, employee_id text,
    actor_kind text, actor_id text, request_id text, data jsonb, changes jsonb)) with ordinality as event (${COLUMNS}, position)
  order by position`;
