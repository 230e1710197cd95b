import {
  type TruckPair,
  withCrewsSwapped,
  withOnCall,
  withoutMover,
  withSeat,
  withSwap,
} from '#modules/scheduling/contract/crew-rules.js';
import type { DailyAssignmentView, DayView } from '#modules/scheduling/contract/day.view.js';
import { isSeat, type CrewPlace } from '../model/crew-place';
import { putAssignment } from '../model/day-draft';
import type { DayKey } from '../model/day-key';
import { inTurn } from './in-turn';
import { schedulingApi, staleDay } from './scheduling-api';
import { takingBack, type TakesBack } from './taking-back';

/** One person, from where they are to where they should be. */
export interface CrewMove extends DayKey, TakesBack {
  mover: string;
  from: CrewPlace;
  to: CrewPlace;
  /** Off: wherever the person is meanwhile, even at another branch. */
  isChecked: boolean;
  /**
   * Who is in the seat, as the person at the board saw it, and what happens to them: they are
   * freed, or take the other one's old place. Null: the seat must be empty.
   */
  over: { sitting: string; how: 'replace' | 'swap' } | null;
}

/** Somebody who is off, and where they were on the board. */
export interface DayOff extends DayKey, TakesBack {
  employee: string;
  reason: string;
  from: CrewPlace;
}

/** Two trucks, and who is on each of them, seat by seat. */
export interface CrewsSwap extends DayKey, TakesBack {
  trucks: TruckPair;
  seen: Record<string, (string | null)[]>;
}

function callOf({ branchId, day, mover, from, to, isChecked, over }: CrewMove) {
  const at = (kind: 'mover' | 'oncall'): string => `/assignment/${kind}/${branchId}/${day}`;
  const expect = isChecked ? { expect: from } : {};
  if (isSeat(to)) {
    const how = over && { [over.how]: true, expectSitting: over.sitting };
    return { url: at('mover'), method: 'POST', body: { mover, ...to, ...how, ...expect } };
  }
  if (to === 'onCall')
    return { url: at('oncall'), method: 'PUT', body: { onCall: mover, ...expect } };
  if (isSeat(from)) {
    const params = { expectTruck: from.truck, expectPosition: from.position };
    return { url: `${at('mover')}/${mover}`, method: 'DELETE', params };
  }
  return { url: `${at('oncall')}/${mover}`, method: 'DELETE' };
}

function moved(
  assignment: DailyAssignmentView,
  { mover, to, over }: CrewMove,
): DailyAssignmentView {
  const seat = over?.how === 'swap' ? withSwap : withSeat;
  if (isSeat(to)) return seat(assignment, { mover, ...to }) as DailyAssignmentView;
  return to === 'onCall' ? withOnCall(assignment, mover) : withoutMover(assignment, mover);
}

const crewApi = schedulingApi.injectEndpoints({
  endpoints: (build) => ({
    /** Off for the day, at all branches, which frees seat and on-call; or back on. */
    setOff: build.mutation<DailyAssignmentView, { off: DayOff; isOff: boolean }>({
      query: ({ off, isOff }) => {
        const { branchId, day, employee, reason, from } = off;
        const url = `/assignment/off/${branchId}/${day}`;
        const call = isOff
          ? { url, method: 'PUT', body: { employee, reason, expect: from } }
          : { url: `${url}/${employee}`, method: 'DELETE' };
        return takingBack(call, off);
      },
      onQueryStarted: async ({ off: { branchId, day } }, { dispatch, queryFulfilled }) => {
        const key: DayKey = { branchId, day };
        const answer = await queryFulfilled.catch(() => null);
        dispatch(
          answer
            ? schedulingApi.util.updateQueryData('getDayView', key, (view) =>
                putAssignment(view, answer.data),
              )
            : staleDay(key),
        );
      },
    }),
    /** The crews of two trucks change places if they are as the sender sees them; shown at once. */
    swapCrews: build.mutation<DailyAssignmentView, CrewsSwap>({
      queryFn: async ({ trucks, seen, undoes, ...key }, { dispatch }, _extra, baseQuery) => {
        const patch = (recipe: (view: DayView) => void): void => {
          dispatch(schedulingApi.util.updateQueryData('getDayView', key, recipe));
        };
        patch((view) => {
          view.assignment = withCrewsSwapped(view.assignment, trucks);
        });
        return inTurn(`crew ${key.branchId} ${key.day}`, async () => {
          const call = {
            url: `/assignment/crews/${key.branchId}/${key.day}/swap`,
            method: 'POST',
            body: { trucks, expect: seen },
          };
          const { data, error } = await baseQuery(takingBack(call, { undoes }));
          if (error) {
            dispatch(staleDay(key));
            return { error };
          }
          patch((view) => putAssignment(view, data as DailyAssignmentView));
          return { data: data as DailyAssignmentView };
        });
      },
    }),
    /** Shown at once; the board is fetched again when the server refuses. */
    moveMover: build.mutation<DailyAssignmentView, CrewMove>({
      queryFn: async (move, { dispatch }, _extra, baseQuery) => {
        const key: DayKey = { branchId: move.branchId, day: move.day };
        const patch = (recipe: (view: DayView) => void): void => {
          dispatch(schedulingApi.util.updateQueryData('getDayView', key, recipe));
        };
        patch((view) => {
          view.assignment = moved(view.assignment, move);
        });
        return inTurn(`crew ${move.branchId} ${move.day}`, async () => {
          const { data, error } = await baseQuery(takingBack(callOf(move), move));
          if (error) {
            dispatch(staleDay(key));
            return { error };
          }
          patch((view) => putAssignment(view, data as DailyAssignmentView));
          return { data: data as DailyAssignmentView };
        });
      },
    }),
  }),
});

export const { useMoveMoverMutation, useSetOffMutation, useSwapCrewsMutation } = crewApi;
