import type { BookingView, PlacedView } from '#modules/scheduling/contract/booking.view.js';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import { bookingOf, movePlace, putBooking } from '../model/day-draft';
import { isSamePlace, rowOf, type OperationPlace } from '../model/operation-place';
import type { DayKey } from '../model/day-key';
import { inTurn } from './in-turn';
import { passedOverIn, placingBegan, placingEnded } from './placings-slice';
import { BOOKING_TAGS, cachedDay, schedulingApi, staleDay } from './scheduling-api';
import { takingBack, type TakesBack } from './taking-back';

/** One operation, from where it is to where it should be; its time never changes. */
export interface PlaceArgs extends DayKey, TakesBack {
  booking: BookingView;
  from: OperationPlace;
  to: OperationPlace;
}

const urlOf = ({ branchId, booking }: PlaceArgs): string =>
  `/assignment/operation/${branchId}/${booking.operation._id}`;

const callOf = (args: PlaceArgs, customerNounce: string) =>
  args.to.truck
    ? {
        url: urlOf(args),
        method: 'PUT',
        body: { customerNounce, truck: args.to.truck, expect: args.from },
      }
    : {
        url: urlOf(args),
        method: 'DELETE',
        params: {
          customerNounce,
          unassigned: args.to.unassigned || undefined,
          expectTruck: rowOf(args.from),
        },
      };

const placingApi = schedulingApi.injectEndpoints({
  endpoints: (build) => ({
    /** Shown at once; taken back when the server refuses. */
    placeOperation: build.mutation<PlacedView, PlaceArgs>({
      // If it was refused, the customer may differ from what this page shows.
      invalidatesTags: (_placed, error, { booking }) => [
        ...BOOKING_TAGS,
        ...(error ? [{ type: 'Customer' as const, id: booking.metaData.customerId }] : []),
      ],
      queryFn: async (args, { dispatch, getState }, _extra, baseQuery) => {
        const { branchId, day, booking, from, to } = args;
        const key: DayKey = { branchId, day };
        const { _id: operationId } = booking.operation;
        const patch = (recipe: (view: DayView) => void): void => {
          dispatch(schedulingApi.util.updateQueryData('getDayView', key, recipe));
        };
        patch((view) => movePlace(view, booking, to));
        dispatch(placingBegan(operationId));
        return inTurn(booking.metaData.customerId, async () => {
          const nounce = nounceIn(cachedDay(getState(), key), booking);
          const { data, error } = await baseQuery(takingBack(callOf(args, nounce), args));
          const passedOver = passedOverIn(getState() as object, operationId);
          dispatch(placingEnded(operationId));
          if (error) {
            patch((draft) => putBack(draft, booking, to, from));
            dispatch(staleDay(key));
            return { error };
          }
          const placed = data as PlacedView;
          patch((draft) => putBooking(draft, placed.booking));
          if (passedOver && passedOver !== placed.nounce) dispatch(staleDay(key));
          return { data: placed };
        });
      },
    }),
  }),
});

/** The newest version that is known: a write or a live change since the drop is in the cache. */
export const nounceIn = (view: DayView | undefined, { metaData }: BookingView): string =>
  view?.customers.find(({ _id }) => _id === metaData.customerId)?.nounce ?? metaData.nounce;

/** Only if the block still is where this drop put it. */
function putBack(
  view: DayView,
  booking: BookingView,
  to: OperationPlace,
  from: OperationPlace,
): void {
  const now = bookingOf(view, booking.operation._id);
  const here: OperationPlace = now ? now.operation : { truck: null, unassigned: false };
  if (isSamePlace(here, to)) movePlace(view, booking, from);
}

export const { usePlaceOperationMutation } = placingApi;
