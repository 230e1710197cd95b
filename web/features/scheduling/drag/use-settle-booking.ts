import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import { settleStored } from '../../moves';
import { usePlaceOperationMutation } from '../api/placing-api';
import { schedulingApi } from '../api/scheduling-api';
import { useApiDispatch } from '../api/use-api-dispatch';
import { storedBooking } from '../model/booking-of-customer';
import type { DayKey } from '../model/day-key';
import { putNounce } from '../model/day-draft';
import { OFF_BOARD, placeOf, UNASSIGNED_ROW } from '../model/operation-place';
import type { NotPrepared, Prepare, Prepared } from './use-placing';

const GONE = 'this truck is no longer part of the move';

/** Whether to ask about its figures before it is booked. */
export const isUndecided = ({ operation, metaData }: BookingView): boolean =>
  operation.truck === null && metaData.figureOrigins !== undefined;

/** Asks about figures that nobody decided; `about` says whose they are where several moves are booked. */
export type SettleBooking = (
  booking: BookingView,
  about?: string,
) => Promise<Prepared | NotPrepared>;

/** Stores what is decided about the figures of an operation that is to be booked on a board. */
export function useSettleBooking(key: DayKey): SettleBooking {
  const dispatch = useApiDispatch();
  const [place] = usePlaceOperationMutation();

  /** Trucks that the estimate adds wait on the Unassigned row: a dispatcher sees no others. */
  const showAdded = async (customer: CustomerView, shown: BookingView): Promise<void> => {
    const { _id: activityId } = shown.metaData.activity;
    const activity = customer.move.activities.find(({ _id }) => _id === activityId);
    for (const { _id, truck, unassigned } of activity?.operations ?? []) {
      const booking = truck === null && !unassigned && storedBooking(customer, _id, shown);
      if (!booking) continue;
      const [from, to] = [placeOf(OFF_BOARD), placeOf(UNASSIGNED_ROW)];
      await place({ ...key, booking, from, to });
    }
  };

  return async (shown, about) => {
    const { customerId, nounce, activity } = shown.metaData;
    const settled = await settleStored({ customerId, activityId: activity._id, about });
    if ('why' in settled) return settled;
    const { customer, didSave } = settled;
    if (customer.nounce === nounce) return { booking: shown, didSave };
    const booking = storedBooking(customer, shown.operation._id, shown);
    if (!booking) return { why: GONE };
    dispatch(
      schedulingApi.util.updateQueryData('getDayView', key, (view) =>
        putNounce(view, customerId, customer.nounce),
      ),
    );
    if (didSave) await showAdded(customer, shown);
    return { booking, didSave };
  };
}

/** What comes back by Undo or Redo was asked about before. */
export function useSettledFirst(key: DayKey): Prepare {
  const settle = useSettleBooking(key);
  return (booking, { to, isAgain }) =>
    to.truck !== null && !isAgain && isUndecided(booking) ? () => settle(booking) : null;
}
