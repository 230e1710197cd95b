import { isTruck, UNBOOKED } from './board-state.js';
import type { BoardState, Hours, ModelOperation } from './board-state.js';
import type { Call } from './call.js';
import { drivesOf, linksAround, takenFor } from './links.js';
import { judgeLinks } from './judge-links.js';
import type { RetimedLinks } from './judge-links.js';
import { restore, unlink, write } from './restore.js';
import { startRefusal } from './start-refusal.js';
import { claimRefusal } from './step-operation.js';
import { fitsGrid, truckRefusal } from './truck-refusal.js';

type RetimeCall = Extract<Call, { kind: 'retime' }>;

/** Another start or length on the truck that it has, or on the Unassigned row. */
export function stepRetime(state: BoardState, call: RetimeCall): string {
  const { operation: id, version, expect } = call;
  const operation = state.operations[id];
  const refusal = claimRefusal(state, operation, {
    version,
    ...(expect && { expect: believed(expect, operation) }),
  });
  if (!operation || refusal) return refusal ?? 'NOT_FOUND';
  if (operation.place === UNBOOKED) return 'NOT_ON_BOARD';
  const next = { ...operation, ...withHours(operation, call) };
  const judged = judgeLinks(state, id, next);
  if (typeof judged === 'string') return judged;
  return (
    take(state, { id, next, judged, agreed: call.agreed }) ??
    `OK ${state.customers[operation.customer]?.version}`
  );
}

interface Retimed {
  id: string;
  next: ModelOperation;
  judged: RetimedLinks;
  agreed: boolean;
}

/**
 * First what is in the way, then what a person could mend; changes the state where there is
 * nothing.
 */
function take(state: BoardState, { id, next, judged, agreed }: Retimed): string | undefined {
  const now = state.operations[id] ?? next;
  const { ended, anew } = judged;
  const hours = plannedHours(state, id, next, ended);
  const notOffered = startRefusal(next, hours, now.from);
  if (!fitsGrid(hours)) return notOffered ?? 'OUTSIDE_GRID';
  const freed = anew ? [anew.follower] : [];
  const refusal = isTruck(next.place)
    ? truckRefusal(state, id, next, { place: next.place, hours, freed })
    : undefined;
  if (refusal ?? notOffered) return refusal ?? notOffered;
  const isMoved = next.from !== now.from;
  if (isMoved && !agreed && !isIn(next.window, next.from)) return 'AGREEMENT_NEEDED';
  const isChange = isMoved || next.to !== now.to;
  const around = isTruck(next.place) ? linksAround(state, id, next) : [];
  Object.assign(now, next, { changed: now.changed });
  write(state, id, isChange);
  const link = anew && state.links[anew.follower];
  if (anew && link) {
    link.hours = anew.hours;
    const { follower } = anew;
    const operation = state.operations[follower] ?? next;
    const wanted = { place: next.place, hours: takenFor(state, follower) };
    const late = truckRefusal(state, follower, operation, wanted);
    if (late) return late;
    write(state, follower);
  }
  return restore(state, unlink(state, [...ended, ...around], [id]), 'refuse');
}

/** For how long it would take its truck without the legs that end. */
function plannedHours(
  state: BoardState,
  id: string,
  { from, to, out, back }: ModelOperation,
  ended: readonly string[],
): Hours {
  const linked = drivesOf(state, id);
  const isOut = ended.includes(id);
  const isBack = ended.some((follower) => state.links[follower]?.after === id);
  return { from: from - (isOut ? out : linked.out), to: to + (isBack ? back : linked.back) };
}

const isIn = (window: Hours | null, start: number): boolean =>
  window !== null && window.from <= start && start <= window.to;

export const withHours = (
  { from, to }: Hours,
  { start = from, hours = to - from }: { start?: number; hours?: number },
): Hours => ({ from: start, to: start + hours });

/** The place where the sender believes the operation; none that it has, if it has other hours than they believe. */
const believed = (
  { place, from, to }: NonNullable<RetimeCall['expect']>,
  now: ModelOperation | undefined,
): string => (from === now?.from && to === now.to ? place : 'at other hours');
