import type { StampKind } from './actual-terms.js';
import { isClockWrong } from './skew.js';

/** What a phone sent, with the time corrected. */
export interface Stamp {
  readonly id: string;
  readonly operationId: string;
  readonly kind: StampKind;
  /** Corrected by how far the phone's clock was off. */
  readonly at: Date;
  readonly deviceAt: Date;
  readonly receivedAt: Date;
  /** Employee id. */
  readonly by: string;
  /** Of an `extra`, else null. */
  readonly minutes: number | null;
  readonly note: string | null;
  /** The stamp that an `undo` takes back, else null. */
  readonly of: string | null;
}

/** For so long a person can take a stamp back. */
const UNDO_MS = 120_000;

/** Nobody undoes an undo, or what happened to another job. */
export const isUndoable = (undo: Stamp, target: Stamp): boolean =>
  target.kind !== 'undo' && target.operationId === undo.operationId;

export const isInTime = (undo: Stamp, target: Stamp): boolean => {
  const after = undo.at.getTime() - target.at.getTime();
  return after >= 0 && after <= UNDO_MS;
};

/** Whether an undo has effect on a stamp. */
export const takesBack = (undo: Stamp, target: Stamp): boolean =>
  isUndoable(undo, target) && undo.by === target.by && isInTime(undo, target);

/**
 * The stamps that count. An undo that arrived before its stamp waits for it and counts no earlier; it is void
 * where it would have been refused after it.
 * @param stamps all of one operation, in any order
 */
export function stampsInForce(stamps: readonly Stamp[]): Stamp[] {
  const byId = new Map(stamps.map((stamp) => [stamp.id, stamp]));
  const undone = new Set<string>();
  const hasEffect = (undo: Stamp): boolean => {
    const target = byId.get(undo.of ?? '');
    return target !== undefined && takesBack(undo, target);
  };
  const trusted = stamps.filter((stamp) => !isClockWrong(stamp));
  const valid = trusted.filter((stamp) => stamp.kind !== 'undo' || hasEffect(stamp));
  for (const { kind, of } of valid) if (kind === 'undo' && of !== null) undone.add(of);
  return valid.filter(({ id, kind }) => kind === 'undo' || !undone.has(id));
}

/**
 * Whether a stamp with the same id says the same. Who sends it is no part of that: a phone that changes hands
 * before it heard that a stamp arrived sends it again under the next person's name.
 */
export const saysTheSame = (a: Stamp, b: Stamp): boolean =>
  a.operationId === b.operationId &&
  a.kind === b.kind &&
  a.deviceAt.getTime() === b.deviceAt.getTime() &&
  a.minutes === b.minutes &&
  a.note === b.note &&
  a.of === b.of;
