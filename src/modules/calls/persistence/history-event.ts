import type { EventKind } from '../contract/call-terms.js';
import type { FieldChangeView } from '../contract/history.view.js';

/** One event of the trail as it is stored. */
export interface HistoryEvent {
  id: string;
  type: EventKind;
  at: Date;
  employeeId: string | null;
  data: Record<string, unknown>;
  changes: FieldChangeView[];
}
