import { memo, useCallback, useEffect, useMemo, useRef, useState, type JSX } from 'react';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import { useViewingBranch } from '../../branches';
import { useMay } from '../../../shared/auth';
import { showDayNamed, type Day } from '../../../shared/format';
import { PageFailed } from '../../../shared/pages';
import {
  Banner,
  ChoiceBox,
  useDeferredRender,
  useLatest,
  useNarrow,
  ZoneName,
} from '../../../shared/ui';
import { schedulingApi, useGetDayViewQuery } from '../api/scheduling-api';
import { useApiDispatch } from '../api/use-api-dispatch';
import { BoardSkeleton } from '../board/board-skeleton';
import { putNounce } from '../model/day-draft';
import type { BoardController } from '../drag/board-controller';
import { useBoardController } from '../drag/use-board-controller';
import type { NotPrepared, Prepared } from '../drag/use-placing';
import { bookingsOfDay, storedBooking } from '../model/booking-of-customer';
import styles from './customer-board.module.css';
import { RebookButton } from './rebook-button';
import { SmallBoard } from './small-board';
import { useOffer, type BookingOffer } from './use-offer';

export interface CustomerDayBoardProps {
  /** As a save would store it. */
  customer: CustomerView;
  day: Day;
  enabled?: boolean;
  /**
   * Runs before an operation is placed: saves what is typed. Returns the stored customer and the id
   * under which it has the operation; or why it must not be placed, as the end of a sentence.
   */
  saveFirst: (
    operationId: string,
  ) => Promise<{ customer: CustomerView; operationId: string; didSave: boolean } | { why: string }>;
  /** The server placed an operation: the customer's new version, and where it is now. */
  onPlaced: (nounce: string, booking: BookingView) => void;
  /**
   * Receives what one click would book here, whenever that changes; null while nothing is to be
   * booked.
   */
  onOffer?: (offer: BookingOffer | null) => void;
}

const OTHER_BRANCH =
  'For informational purposes only. To enable this branch for booking, use the customer branch selector at the top of the page.';

const tellNobody = (): void => undefined;

function obstacleOf(isFailed: boolean, isNarrow: boolean, isOwnBranch: boolean): string | null {
  if (isFailed) return 'The board could not be loaded';
  if (isNarrow) return 'Use a wider window to book a truck';
  return isOwnBranch ? null : 'The board below shows another branch';
}

type Version = Pick<CustomerView, '_id' | 'nounce'>;

/**
 * A write on the customer's page reaches the board's version before the live connection does.
 * @returns sets a version there at once
 */
function useFreshNounce(
  branchId: string,
  day: Day,
  { _id, nounce }: Version,
): (version: Version) => void {
  const dispatch = useApiDispatch();
  const freshen = useCallback(
    (version: Version): void => {
      dispatch(
        schedulingApi.util.updateQueryData('getDayView', { branchId, day }, (view) =>
          putNounce(view, version._id, version.nounce),
        ),
      );
    },
    [dispatch, branchId, day],
  );
  useEffect(() => freshen({ _id, nounce }), [freshen, _id, nounce]);
  return freshen;
}

const MemoBoard = memo(function MemoBoard(props: CustomerDayBoardProps): JSX.Element {
  const { customer, day, enabled = true, saveFirst, onPlaced, onOffer = tellNobody } = props;
  const { branches } = useViewingBranch();
  const [chosen, setChosen] = useState<string | null>(null);
  const branchId = chosen ?? customer.branchId;
  const isOwnBranch = branchId === customer.branchId;
  const {
    currentData: view,
    error,
    refetch,
  } = useGetDayViewQuery(
    { branchId, day },
    { selectFromResult: ({ currentData, error }) => ({ currentData, error }) },
  );
  const maySell = useMay('sell');
  const isNarrow = useNarrow();
  const mayBook = enabled && maySell && isOwnBranch && customer.status === 'active';
  const freshen = useFreshNounce(branchId, day, customer);
  const boards = useRef<BoardController | null>(null);
  const isOwn = ({ metaData }: BookingView): boolean => metaData.customerId === customer._id;
  const prepare = async (shown: BookingView): Promise<Prepared | NotPrepared> => {
    const { _id } = shown.operation;
    const saved = await saveFirst(_id);
    if ('why' in saved) return saved;
    const booking = storedBooking(saved.customer, saved.operationId, shown);
    if (!booking) return { why: 'this truck is no longer part of the move' };
    freshen(saved.customer);
    if (boards.current?.focusNext === _id) boards.current.focusNext = saved.operationId;
    return { booking, didSave: saved.didSave };
  };
  const { board, model } = useBoardController({
    // What was done on another board may be undone here, too.
    prepare: (shown) => (isOwn(shown) ? () => prepare(shown) : null),
    // They are changed on the page around it.
    keepsHours: true,
    key: useMemo(() => ({ branchId, day }), [branchId, day]),
    view,
    mayMove: mayBook && !isNarrow,
    onlyCustomer: customer._id,
    onPlaced: useCallback(
      ({ nounce, booking }) => {
        if (booking.metaData.customerId === customer._id) onPlaced(nounce, booking);
      },
      [onPlaced, customer._id],
    ),
  });
  useEffect(() => {
    boards.current = board;
  }, [board]);
  const bookings = useMemo(() => bookingsOfDay(customer, day), [customer, day]);
  const isDrawn = useDeferredRender(model !== null);
  const isFailed = Boolean(error) && !view;
  useOffer({
    ...{ board, model, bookings, onOffer },
    activities: customer.move.activities.filter(({ activityDay }) => activityDay === day),
    obstacle: obstacleOf(isFailed, isNarrow, isOwnBranch),
  });

  return (
    <section className={styles.section} aria-label={`Board of ${showDayNamed(day)}`}>
      <header className={styles.head}>
        <h3 className={styles.title}>
          Board of {showDayNamed(day)} {view && <ZoneName timezone={view.day.timezone} day={day} />}
        </h3>
        {mayBook && <RebookButton {...{ customer, day, saveFirst }} />}
        <ChoiceBox
          aria-label="Branch of the board"
          w={180}
          data={branches.map(({ _id, name }) => ({ value: _id, label: name }))}
          value={branchId}
          onChange={(id) => setChosen(id === customer.branchId ? null : id)}
          allowDeselect={false}
        />
      </header>
      {!isOwnBranch && <Banner tone="warning">{OTHER_BRANCH}</Banner>}
      {isFailed && (
        <PageFailed
          error={error}
          title="Unable to retrieve scheduling information!"
          onRetry={() => void refetch()}
        />
      )}
      {!isDrawn && !isFailed && <BoardSkeleton />}
      {isDrawn && model && (
        <SmallBoard board={board} model={model} bookings={isOwnBranch ? bookings : []} />
      )}
    </section>
  );
});

/**
 * The board of a customer's day on the customer's page: its operations are dropped onto trucks here,
 * as they are typed; what is typed is saved before one is placed.
 */
export function CustomerDayBoard(props: CustomerDayBoardProps): JSX.Element {
  const onPlaced = useLatest(props.onPlaced);
  const saveFirst = useLatest(props.saveFirst);
  return <MemoBoard {...props} {...{ onPlaced, saveFirst }} />;
}
