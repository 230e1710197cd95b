import type { EventKind, OtherActorKind } from '#kernel/event-kind.js';
import type { CallType } from '../contract/call-terms.js';
import type {
  FieldChangeView,
  HistoryEventView,
  PhoneEventData,
  PhoneEventView,
} from '../contract/history.view.js';

/** One event of the trail as it is stored. */
export interface HistoryEvent {
  id: string;
  type: EventKind;
  at: Date;
  employeeId: string | null;
  /** Null for an employee. */
  otherKind: OtherActorKind | null;
  data: Record<string, unknown>;
  changes: FieldChangeView[];
}

const phoneData = (data: Record<string, unknown>): PhoneEventData => ({
  phone: String(data['phone'] ?? ''),
  isSms: data['isSms'] === true,
  leftVm: data['leftVm'] === true,
  notes: String(data['notes'] ?? ''),
  callType: (data['callType'] ?? 'Generic') as CallType,
});

export const phoneEventView = (event: HistoryEvent): PhoneEventView => ({
  _id: event.id,
  type: event.type,
  timestamp: event.at.toISOString(),
  employeeId: event.employeeId,
  ...(event.otherKind && { by: { kind: event.otherKind } }),
  data: phoneData(event.data),
  changes: event.changes,
});

/** The part of an event that leaves the server. */
export const historyEventView = (event: HistoryEvent): HistoryEventView => {
  const view = phoneEventView(event);
  return { ...view, data: event.type === 'PHONED' ? { ...view.data } : event.data };
};
