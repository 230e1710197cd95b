import type { LegMinutes } from './drives.js';
import { byYard, straight } from './passage.js';
import type { Passage } from './passage.js';
import type { SlotSearch, SlotTruck } from './slot-search.js';
import type { Work } from './work.js';

/** The way from the job before. */
interface WayIn {
  from: Work;
  yard: Passage;
  /** Null where nobody may drive straight. */
  direct: Passage | null;
}

/** The way to the job after; how long it takes straight there depends on when the job ends. */
interface WayOut {
  to: Work;
  yard: Passage;
  leg: LegMinutes | null;
}

/** The room on a truck between two that follow one another; null at the ends of the day. */
export interface Opening {
  truck: SlotTruck;
  before: WayIn | null;
  after: WayOut | null;
  /** Exact minutes that the truck drives between the two as things are. */
  driven: number;
  isDrivenApproximate: boolean;
}

/** The openings of a truck on its day, in order. */
export const openingsOn = (truck: SlotTruck, search: SlotSearch): Opening[] =>
  Array.from({ length: truck.truckDay.length + 1 }, (_, index) => {
    const [before, after] = [truck.truckDay[index - 1], truck.truckDay[index]];
    return {
      truck,
      before: before ? wayIn(before, search) : null,
      after: after ? wayOut(after, search) : null,
      ...drivenNow(before, after),
    };
  });

/** A job that starts then comes before the first whose job starts no earlier. */
export const isInOpening = ({ before, after }: Opening, start: number): boolean =>
  (!before || before.from.start < start) && (!after || start <= after.to.start);

function wayIn(from: Work, { wanted, settings, legs }: SlotSearch): WayIn {
  const { directLegs, turnaroundMinutes } = settings;
  const leg =
    directLegs && from.leaves && wanted.arrives
      ? legs(from.leaves)(wanted.arrives)(from.end)
      : null;
  return {
    from,
    yard: byYard(from.back, wanted.out),
    direct: leg === null ? null : straight(leg, turnaroundMinutes),
  };
}

function wayOut(to: Work, { wanted, settings, legs }: SlotSearch): WayOut {
  const { leaves, back } = wanted;
  return {
    to,
    yard: byYard(back, to.out),
    leg: settings.directLegs && leaves && to.arrives ? legs(leaves)(to.arrives) : null,
  };
}

function drivenNow(
  before: Work | undefined,
  after: Work | undefined,
): Pick<Opening, 'driven' | 'isDrivenApproximate'> {
  const link = after?.follows;
  if (link && link.operationId === before?.operationId) {
    return { driven: link.minutes, isDrivenApproximate: link.approximate };
  }
  return {
    driven: (before?.back.exact ?? 0) + (after?.out.exact ?? 0),
    isDrivenApproximate: Boolean(before?.back.approximate || after?.out.approximate),
  };
}
