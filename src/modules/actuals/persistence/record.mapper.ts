import { TIME_KINDS } from '../domain/actual-terms.js';
import type { StampKind, TimeKind } from '../domain/actual-terms.js';
import type { KnownRow } from '../contract/actual.js';
import type { Entry, Typed } from '../domain/entry.js';
import type { Known } from '../domain/known.js';
import type { Stamp } from '../domain/stamp.js';

export interface StampRow {
  id: string;
  operation_id: string;
  kind: StampKind;
  at: Date;
  device_at: Date;
  received_at: Date;
  employee_id: string;
  minutes: number | null;
  note: string | null;
  of_id: string | null;
}

/** As JSON keeps it: times are text. */
export type StoredTyped = Omit<Typed, TimeKind> & Partial<Record<TimeKind, string>>;

export interface EntryRow {
  operation_id: string;
  version: number;
  at: Date;
  employee_id: string;
  typed: StoredTyped;
}

export const toStamp = (row: StampRow): Stamp => ({
  id: row.id,
  operationId: row.operation_id,
  kind: row.kind,
  at: row.at,
  deviceAt: row.device_at,
  receivedAt: row.received_at,
  by: row.employee_id,
  minutes: row.minutes,
  note: row.note,
  of: row.of_id,
});

export const fromStamp = (stamp: Stamp): StampRow => ({
  id: stamp.id,
  operation_id: stamp.operationId,
  kind: stamp.kind,
  at: stamp.at,
  device_at: stamp.deviceAt,
  received_at: stamp.receivedAt,
  employee_id: stamp.by,
  minutes: stamp.minutes,
  note: stamp.note,
  of_id: stamp.of,
});

export function toEntry({ operation_id, version, at, employee_id, typed }: EntryRow): Entry {
  const times = TIME_KINDS.flatMap((kind) => {
    const text = typed[kind];
    return text === undefined ? [] : [[kind, new Date(text)] as const];
  });
  const read = { ...typed, ...Object.fromEntries(times) } as Typed;
  return { operationId: operation_id, version, at, by: employee_id, typed: read };
}

export const fromKnown = (operationId: string, { times, ...known }: Known): KnownRow => ({
  operation_id: operationId,
  version: known.version,
  left_yard: times.leftYard,
  started: times.started,
  finished: times.finished,
  back_yard: times.backYard,
  breaks: [...known.breaks],
  break_minutes: known.breakMinutes,
  movers: known.movers,
  extra_minutes: known.extraMinutes,
  extra_note: known.extraNote,
  exceptional: known.exceptional,
  exceptional_why: known.exceptionalWhy,
  source: known.source,
  is_asking: known.isAsking,
});
