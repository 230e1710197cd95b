import { UNBOOKED } from './board-state.js';
import type { BoardState, Hours, ModelOperation } from './board-state.js';
import type { Call } from './call.js';
import { linksAround, linksOf } from './links.js';
import { restore, unlink, write } from './restore.js';
import { startRefusal } from './start-refusal.js';
import { byTheYard, claimRefusal } from './step-operation.js';
import { withHours } from './step-hours.js';
import { fitsGrid, meets, truckRefusal } from './truck-refusal.js';

type RebookCall = Extract<Call, { kind: 'rebook' }>;

/** Another day, other hours and other trucks, or none, in one. */
export function stepRebook(state: BoardState, call: RebookCall): string {
  const { parts, day, version } = call;
  if (parts.some(({ truck }) => truck !== null && !state.trucks[truck])) return 'NOT_FOUND';
  const own = parts.map(({ operation }) => operation);
  const before = own.flatMap((id) => structuredClone(state.operations[id]) ?? []);
  const [first] = before;
  const refusal = claimRefusal(state, first, { version });
  if (!first || refusal) return refusal ?? 'NOT_FOUND';
  if (before.every(({ place }) => place === UNBOOKED)) return 'NOT_BOOKED';
  const ended = own.flatMap((id) => linksOf(state, id));
  for (const id of own) Object.assign(state.operations[id] ?? {}, { place: UNBOOKED });
  const around = takeSlots(state, call, before);
  if (typeof around === 'string') return around;
  if (first.mismatch && parts.some(({ truck }) => truck !== null)) return 'CREW_MISMATCH';
  const others = Object.entries(state.operations).filter(([id]) => !own.includes(id));
  const hasDay = others.some(([, one]) => one.customer === first.customer && one.day === day);
  if (hasDay) return 'PRE_SAVE_CHECKS';
  const now = own.map((id) => state.operations[id]);
  write(state, own[0] ?? '', JSON.stringify(now) !== JSON.stringify(before) || ended.length > 0);
  const written = state.customers[first.customer]?.version;
  return restore(state, unlink(state, [...ended, ...around], own), 'refuse') ?? `OK ${written}`;
}

/** One after the other. @returns the legs between whose jobs one of them lies now */
function takeSlots(
  state: BoardState,
  { parts, day }: RebookCall,
  before: readonly ModelOperation[],
): string[] | string {
  const own = parts.map(({ operation }) => operation);
  const around: string[] = [];
  const taken: { place: string; hours: Hours }[] = [];
  let notOffered: string | undefined;
  for (const [index, { operation: id, start, truck }] of parts.entries()) {
    const [now, was] = [state.operations[id], before[index]];
    if (!now || !was) return 'NOT_FOUND';
    const next = { ...was, ...withHours(was, { start }), day, place: truck ?? UNBOOKED };
    const hours = byTheYard(next);
    const refusal = startRefusal(next, hours, was.from);
    notOffered ??= refusal;
    if (truck !== null && fitsGrid(hours)) {
      const refused = truckRefusal(state, id, next, { place: truck, hours, freed: own });
      if (refused) return refused;
      if (taken.some((one) => one.place === truck && meets(one.hours, hours))) return 'SLOT_TAKEN';
      taken.push({ place: truck, hours });
      around.push(...linksAround(state, id, next));
    } else if (truck !== null && !refusal) return 'OUTSIDE_GRID';
    Object.assign(now, next);
  }
  return notOffered ?? around;
}
