import type { SlotDay, SlotSearch, SlotTruck } from './slot-search.js';

/**
 * The rules once more, as one would reckon them on paper, without anything that the search itself uses:
 * one start on one truck.
 */
export interface Reckoned {
  truck: string;
  linkedFrom: string | null;
  linkedTo: string | null;
  cost: number;
}

const quarterUp = (minutes: number): number => {
  let reached = 0;
  while (reached < minutes - 0.00001) reached += 15;
  return reached;
};

/** Null where the job can't start then on that truck. */
export function reckon(s: SlotSearch, truck: SlotTruck, start: number): Reckoned | null {
  const { wanted, settings } = s;
  if (wanted.requiresLift && !truck.hasLift) return null;
  const end = start + wanted.minutes;
  const earlier = truck.truckDay.filter((one) => one.start < start);
  const later = truck.truckDay.filter((one) => one.start >= start);
  const p = earlier[earlier.length - 1];
  const n = later[0];
  let [envelopeStart, envelopeEnd] = [start - wanted.out.onBoard, end + wanted.back.onBoard];
  let [toHere, fromHere] = [wanted.out.exact, wanted.back.exact];
  let [spareBefore, spareAfter] = [start - 480, 1110 - end];
  let linkedFrom: string | null = null;
  let linkedTo: string | null = null;
  if (p) {
    let room = p.back.onBoard + 60 + wanted.out.onBoard;
    toHere = p.back.exact + wanted.out.exact;
    if (settings.directLegs && p.leaves && wanted.arrives) {
      const leg = s.legs(p.leaves)(wanted.arrives)(p.end);
      if (leg < toHere && start - p.end - leg <= settings.longestWaitMinutes) {
        toHere = leg;
        room = quarterUp(leg) + settings.turnaroundMinutes;
        envelopeStart = start - quarterUp(leg);
        linkedFrom = p.operationId;
      }
    }
    spareBefore = start - p.end - room;
    if (spareBefore < 0) return null;
  }
  if (n) {
    let room = wanted.back.onBoard + 60 + n.out.onBoard;
    fromHere = wanted.back.exact + n.out.exact;
    if (settings.directLegs && n.arrives && wanted.leaves) {
      const leg = s.legs(wanted.leaves)(n.arrives)(end);
      if (leg < fromHere && n.start - end - leg <= settings.longestWaitMinutes) {
        fromHere = leg;
        room = quarterUp(leg) + settings.turnaroundMinutes;
        envelopeEnd = end;
        linkedTo = n.operationId;
      }
    }
    spareAfter = n.start - room - end;
    if (spareAfter < 0) return null;
  }
  if (envelopeEnd > truck.worksUntil) return null;
  let held = 0;
  for (let minute = envelopeStart; minute < envelopeEnd; minute += 1) {
    const isTaken = [p, n].some((one) => one && one.rowStart <= minute && minute < one.rowEnd);
    if (!isTaken) held += 1;
  }
  if (held < 15) return null;
  const linkedNow = p && n && n.follows && n.follows.operationId === p.operationId;
  const without = linkedNow
    ? (n.follows?.minutes ?? 0)
    : (p ? p.back.exact : 0) + (n ? n.out.exact : 0);
  const useful = 60 * (settings.shortestJobHours + 1);
  const lost = (gap: number): number =>
    gap < 30 || gap >= useful ? 0 : Math.min(gap, useful - gap);
  const { slotWeights } = settings;
  let cost = toHere + fromHere - without;
  cost += slotWeights.gap * (lost(Math.max(0, spareBefore)) + lost(Math.max(0, spareAfter)));
  if (truck.truckDay.length === 0) cost += slotWeights.open;
  if (truck.hasLift && !wanted.requiresLift) cost += slotWeights.lift;
  if (p?.doneBy) cost += slotWeights.risk * Math.max(0, p.doneBy.inEight + toHere - start);
  if (n && n.operationId !== null && wanted.takes) {
    cost +=
      slotWeights.risk *
      Math.max(0, end - wanted.minutes + wanted.takes.inEight + fromHere - n.due);
  }
  return { truck: truck.name, linkedFrom, linkedTo, cost };
}

const crewOf = (truck: SlotTruck, more: number): number =>
  Math.max(more, ...truck.truckDay.map((one) => one.moverCount), 0);

/** What people weigh who would be missing with the job on these trucks. */
function crewCost(s: SlotSearch, day: SlotDay, names: string[]): number {
  const lacks = (joining: (truck: SlotTruck) => number): [number, number] => {
    const crews = day.trucks.map((truck) => crewOf(truck, joining(truck)));
    const leads = crews.filter((size) => size > 0).length;
    const people = crews.reduce((sum, size) => sum + size, 0);
    return [Math.max(0, leads - s.crew.leads), Math.max(0, people - s.crew.people)];
  };
  const now = lacks(() => 0);
  const then = lacks((truck) => (names.includes(truck.name) ? s.wanted.moverCount : 0));
  const { lead, mover } = s.settings.slotWeights;
  return lead * (then[0] - now[0]) + mover * (then[1] - now[1]);
}

const tenth = (value: number): number => Number((value + 1e-7).toFixed(1)) + 0;

export interface Best {
  day: string;
  start: number;
  trucks: string[];
  score: number;
}

/** The lowest score over all days, starts and trucks; of equal ones the first. */
export function bestByBruteForce(s: SlotSearch): Best | null {
  let best: Best | null = null;
  for (const day of s.days) {
    const { slotWeights } = s.settings;
    const load = slotWeights.load * Math.max(0, day.load - slotWeights.loadFrom);
    for (const start of s.starts) {
      if (start - s.wanted.out.onBoard < day.leavesFrom) continue;
      const fitting = day.trucks.flatMap((truck) => reckon(s, truck, start) ?? []);
      if (fitting.length < s.wanted.truckCount) continue;
      const groups =
        s.wanted.truckCount === 1
          ? fitting.map((one) => [one])
          : [
              fitting
                .toSorted((a, b) => tenth(a.cost) - tenth(b.cost))
                .slice(0, s.wanted.truckCount),
            ];
      for (const group of groups) {
        const names = group.map(({ truck }) => truck).sort();
        const cost = group.reduce((sum, one) => sum + one.cost, 0);
        const score = tenth(cost + crewCost(s, day, names) + load);
        if (best === null || score < best.score)
          best = { day: day.day, start, trucks: names, score };
      }
    }
  }
  return best;
}
