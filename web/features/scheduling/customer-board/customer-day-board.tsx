import { Select } from '@mantine/core';
import { memo, useCallback, useEffect, useMemo, useState, type JSX } from 'react';
import type { CustomerView } from '../../../../src/modules/moves/contract/customer.view';
import type { BookingView } from '../../../../src/modules/scheduling/contract/booking.view';
import { useViewingBranch } from '../../branches';
import { useMay } from '../../../shared/auth';
import { showDayNamed, type Day } from '../../../shared/format';
import { PageFailed } from '../../../shared/pages';
import { Banner } from '../../../shared/ui';
import { schedulingApi, useGetDayViewQuery } from '../api/scheduling-api';
import { useApiDispatch } from '../api/use-api-dispatch';
import { BoardSkeleton } from '../board/board-skeleton';
import { putNounce } from '../cache/day-draft';
import { useDayDesk } from '../desk/use-day-desk';
import { useLatest } from '../desk/use-latest';
import { useNarrow } from '../desk/use-narrow';
import { bookingsOfDay } from './booking-of-customer';
import styles from './customer-board.module.css';
import { SmallBoard } from './small-board';

export interface CustomerDayBoardProps {
  /** As it is saved. */
  customer: CustomerView;
  day: Day;
  /** Off while something that a booking rests on is not saved. */
  enabled?: boolean;
  /** The server placed an operation: the customer's new version, and where it is now. */
  onPlaced: (nounce: string, booking: BookingView) => void;
}

const OTHER_BRANCH =
  'For informational purposes only. To enable this branch for booking, use the customer branch selector at the top of the page.';

/** A write on the customer's page reaches the board's version token before the live connection does. */
function useFreshNounce(branchId: string, day: Day, { _id, nounce }: CustomerView): void {
  const dispatch = useApiDispatch();
  useEffect(() => {
    dispatch(
      schedulingApi.util.updateQueryData('getDayView', { branchId, day }, (view) =>
        putNounce(view, _id, nounce),
      ),
    );
  }, [dispatch, branchId, day, _id, nounce]);
}

const MemoBoard = memo(function MemoBoard(props: CustomerDayBoardProps): JSX.Element {
  const { customer, day, enabled = true, onPlaced } = props;
  const { branches } = useViewingBranch();
  const [chosen, setChosen] = useState<string | null>(null);
  const branchId = chosen ?? customer.branchId;
  const isOwnBranch = branchId === customer.branchId;
  const { currentData: view, error, refetch } = useGetDayViewQuery({ branchId, day });
  const maySell = useMay('sell');
  const isNarrow = useNarrow();
  useFreshNounce(branchId, day, customer);
  const { desk, model } = useDayDesk({
    key: useMemo(() => ({ branchId, day }), [branchId, day]),
    view,
    mayMove: enabled && maySell && !isNarrow && isOwnBranch && customer.status === 'active',
    onlyCustomer: customer._id,
    onPlaced: useCallback(({ nounce, booking }) => onPlaced(nounce, booking), [onPlaced]),
  });
  const bookings = useMemo(() => bookingsOfDay(customer, day), [customer, day]);

  return (
    <section className={styles.section} aria-label={`Board of ${showDayNamed(day)}`}>
      <header className={styles.head}>
        <h3 className={styles.title}>Board of {showDayNamed(day)}</h3>
        <Select
          aria-label="Branch of the board"
          w={180}
          data={branches.map(({ _id, name }) => ({ value: _id, label: name }))}
          value={branchId}
          onChange={(id) => setChosen(id === customer.branchId ? null : id)}
          allowDeselect={false}
        />
      </header>
      {!isOwnBranch && <Banner tone="warning">{OTHER_BRANCH}</Banner>}
      {error && !view && (
        <PageFailed
          error={error}
          title="Unable to retrieve scheduling information!"
          onRetry={() => void refetch()}
        />
      )}
      {!view && !error && <BoardSkeleton />}
      {model && <SmallBoard desk={desk} bookings={isOwnBranch ? bookings : []} />}
    </section>
  );
});

/**
 * The board of a customer's day on the customer's page: its operations are dropped onto trucks here.
 * It is drawn anew for what is saved, not for what is typed around it.
 */
export function CustomerDayBoard({ onPlaced, ...rest }: CustomerDayBoardProps): JSX.Element {
  const placed = useLatest(onPlaced);
  return <MemoBoard {...rest} onPlaced={placed} />;
}
