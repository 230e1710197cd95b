import type { OtherActorKind } from '#kernel/event-kind.js';

/** One field that a write changed. */
export interface AuditChangeView {
  /** Dotted path. */
  field: string;
  before: unknown;
  after: unknown;
}

/** One event of the append-only trail. */
export interface AuditEventView {
  _id: string;
  /** The kind of thing that it happened to. */
  entity: string;
  entityId: string;
  /** A customer's present name; absent for everything else, and if there is no such customer. */
  entityName?: string;
  /** CREATED, UPDATED, PHONED, EMAILED, ESTIMATED, BOOKED, CLOSED or OTHER. */
  type: string;
  /** Instant. */
  timestamp: string;
  /** `null` for anybody else. */
  employeeId: string | null;
  /** Where it was no employee; `id` is a customer's or a job's name. */
  by?: { kind: OtherActorKind; id: string | null };
  /** The request that it goes back to, as in the log. */
  requestId: string;
  data: Record<string, unknown>;
  changes: AuditChangeView[];
}

/** Answer of GET /audit. */
export interface AuditView {
  /** Newest first. */
  events: AuditEventView[];
  total: number;
}
