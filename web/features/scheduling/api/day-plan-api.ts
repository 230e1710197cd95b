import type { AddRentalDto, SaveNotesDto } from '#modules/scheduling/contract/day-plan.dto.js';
import type {
  DailyAssignmentView,
  DayTruckView,
  NotesView,
} from '#modules/scheduling/contract/day.view.js';
import type { PutStandInDto } from '#modules/scheduling/contract/stand-in.dto.js';
import type { StandInPairView } from '#modules/scheduling/contract/stand-in.view.js';
import type { DayManagers } from '#modules/scheduling/contract/crew-rules.js';
import type { TruckView } from '#modules/trucks/contract/truck.view.js';
import { putAssignment, putNotes } from '../model/day-draft';
import type { DayKey } from '../model/day-key';
import { schedulingApi, staleDay } from './scheduling-api';
import { takingBack, type TakesBack } from './taking-back';

/** Trucks of one day. */
export interface TrucksOfDay extends DayKey, TakesBack {
  truckIds: string[];
}

/** What is to serve the row of a truck. */
export type StandInCall = Pick<PutStandInDto, 'truck' | 'by' | 'from' | 'note' | 'expect'>;

const dayPlanApi = schedulingApi.injectEndpoints({
  endpoints: (build) => ({
    saveNotes: build.mutation<NotesView, SaveNotesDto>({
      query: (body) => ({ url: '/movemanager/notes', method: 'PUT', body }),
      onQueryStarted: async ({ branchId, assignmentDay: day }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        const { notes, revision } = answer.data;
        dispatch(
          schedulingApi.util.updateQueryData('getDayView', { branchId, day }, (view) =>
            putNotes(view, notes, revision),
          ),
        );
      },
    }),
    assignManagers: build.mutation<DailyAssignmentView, DayKey & DayManagers & TakesBack>({
      query: ({ branchId, day, actingManagerId, supportManagerId, undoes }) =>
        takingBack(
          {
            url: '/movemanager/assignedmanagers',
            method: 'PUT',
            body: { branchId, assignmentDay: day, actingManagerId, supportManagerId },
          },
          { undoes },
        ),
      onQueryStarted: async (
        { branchId, day, undoes: _, ...managers },
        { dispatch, queryFulfilled },
      ) => {
        const key = { branchId, day };
        dispatch(
          schedulingApi.util.updateQueryData('getDayView', key, (view) =>
            putAssignment(view, { ...view.assignment, ...managers }),
          ),
        );
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) dispatch(staleDay(key));
      },
    }),
    /** `from`, `HH:mm`: for the rest of the day only. */
    makeUnavailable: build.mutation<DayTruckView[], TrucksOfDay & { note: string; from?: string }>({
      query: ({ day: date, truckIds, note, from, undoes }) => {
        const body = { date, truckIds, note, from };
        return takingBack(
          { url: '/movemanager/removefromservice', method: 'PUT', body },
          { undoes },
        );
      },
      onQueryStarted: rereadAfter,
    }),
    makeAvailable: build.mutation<DayTruckView[], TrucksOfDay>({
      query: ({ day: date, truckIds, undoes }) => {
        const body = { date, truckIds };
        return takingBack({ url: '/movemanager/returntoservice', method: 'PUT', body }, { undoes });
      },
      onQueryStarted: rereadAfter,
    }),
    putStandIn: build.mutation<StandInPairView, DayKey & TakesBack & StandInCall>({
      query: ({ branchId, day: date, undoes, ...call }) => {
        const body = { branchId, date, ...call };
        return takingBack({ url: '/movemanager/standin', method: 'PUT', body }, { undoes });
      },
      onQueryStarted: rereadAfter,
    }),
    removeStandIn: build.mutation<
      StandInPairView,
      DayKey & TakesBack & { truck: string; expectBy: string }
    >({
      query: ({ branchId, day: date, undoes, ...call }) => {
        const params = { branchId, date, ...call };
        return takingBack({ url: '/movemanager/standin', method: 'DELETE', params }, { undoes });
      },
      onQueryStarted: rereadAfter,
    }),
    addRental: build.mutation<TruckView, AddRentalDto>({
      query: ({ undoes, ...body }) =>
        takingBack({ url: '/movemanager/rental', method: 'POST', body }, { undoes }),
      onQueryStarted: ({ branchId, rentalDay: day }, api) => rereadAfter({ branchId, day }, api),
    }),
    removeRental: build.mutation<object, DayKey & TakesBack & { truckId: string }>({
      query: ({ truckId, undoes }) =>
        takingBack({ url: `/movemanager/rental/${truckId}`, method: 'DELETE' }, { undoes }),
      onQueryStarted: rereadAfter,
    }),
  }),
});

interface Started {
  dispatch: (action: ReturnType<typeof staleDay>) => unknown;
  queryFulfilled: PromiseLike<unknown>;
}

/** The trucks of a day are fetched again, whether the server agreed or not. */
async function rereadAfter(
  { branchId, day }: DayKey,
  { dispatch, queryFulfilled }: Started,
): Promise<void> {
  await Promise.resolve(queryFulfilled).catch(() => null);
  dispatch(staleDay({ branchId, day }));
}

export const {
  useAddRentalMutation,
  useAssignManagersMutation,
  useMakeAvailableMutation,
  useMakeUnavailableMutation,
  useRemoveRentalMutation,
  usePutStandInMutation,
  useRemoveStandInMutation,
  useSaveNotesMutation,
} = dayPlanApi;
