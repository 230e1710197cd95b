import { Db } from '#platform/database/db.js';
import type { FieldChange } from '#platform/history/field-changes.js';
import type { TestApi } from '../api/start-test-api.js';

interface StoredEvent {
  type: string;
  employee_id: string | null;
  data: object;
  changes: FieldChange[];
}

const EVENTS = `
  select type, employee_id, data, changes from platform.history_event
  where entity = $1 and entity_id = $2 order by seq desc`;

/** The trail of one thing as it is stored, newest first. */
export const historyOf = (api: TestApi, entity: string, id: string): Promise<StoredEvent[]> =>
  api.get(Db).query<StoredEvent>(EVENTS, [entity, id]);
