import type { EventKind, OtherActorKind } from '#kernel/event-kind.js';
import type { CallType } from './call-terms.js';

/** One field that a write changed. */
export interface FieldChangeView {
  /** Dotted path. */
  field: string;
  before: unknown;
  after: unknown;
}

/** What is stored about a call. */
export interface PhoneEventData {
  phone: string;
  isSms: boolean;
  leftVm: boolean;
  notes: string;
  callType: CallType;
}

/** One entry of a customer's history, newest first. */
export interface HistoryEventView<Data = Record<string, unknown>> {
  _id: string;
  type: EventKind;
  /** Instant. */
  timestamp: string;
  /** `null` for anybody else. */
  employeeId: string | null;
  /** Where it was no employee. */
  by?: { kind: OtherActorKind };
  data: Data;
  changes: FieldChangeView[];
}

/** Answer of POST /contract/phone (201). */
export type PhoneEventView = HistoryEventView<PhoneEventData>;
