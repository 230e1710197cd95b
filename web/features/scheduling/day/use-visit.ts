import { useState } from 'react';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import type { Day } from '../../../shared/format';
import { useLazyGetDayViewQuery } from '../api/scheduling-api';
import type { DayKey } from '../model/day-key';
import type { WaitingDay } from './move-view-places';

/** Moves of a day that are on its board without a truck. */
const waitingOn = (view: Pick<DayView, 'customers'>): number =>
  view.customers
    .flatMap(({ bookings }) => bookings)
    .filter(({ operation }) => operation.truck === null).length;

/** Days of one visit to the move view of a branch, by how many moves waited for a truck when last seen. */
type Counts = Readonly<Record<Day, number>>;

export interface Visit {
  /** By day; those where nothing waits are not in it. */
  waiting: WaitingDay[];
  /** Reads the days that are not on screen anew: colleagues may have booked there. */
  lookAgain: () => Promise<WaitingDay[]>;
}

const listed = (counts: Counts): WaitingDay[] =>
  Object.entries(counts)
    .map(([day, moves]) => ({ day, moves }))
    .filter(({ moves }) => moves > 0)
    .sort((one, other) => one.day.localeCompare(other.day));

/** Remembers which days were on screen, as long as the same branch is in view. */
export function useVisit({ branchId, day }: DayKey, view: DayView | undefined): Visit {
  const [read] = useLazyGetDayViewQuery();
  const [visit, setVisit] = useState<{ branchId: string; counts: Counts }>({
    branchId,
    counts: {},
  });
  const counts = visit.branchId === branchId ? visit.counts : {};
  const now = view && waitingOn(view);
  if (visit.branchId !== branchId || (now !== undefined && counts[day] !== now)) {
    setVisit({ branchId, counts: now === undefined ? counts : { ...counts, [day]: now } });
  }
  const waitingNow = async (each: Day): Promise<[Day, number]> => {
    const { data } = await read({ branchId, day: each });
    return [each, data ? waitingOn(data) : (counts[each] ?? 0)];
  };
  return {
    waiting: listed(counts),
    lookAgain: async () => {
      const others = listed(counts).filter((each) => each.day !== day);
      const fresh = await Promise.all(others.map((each) => waitingNow(each.day)));
      const next = { ...counts, ...Object.fromEntries(fresh) };
      setVisit({ branchId, counts: next });
      return listed(next);
    },
  };
}
