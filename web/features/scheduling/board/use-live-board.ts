import { useStore } from 'react-redux';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import {
  boardTopic,
  type BoardChange,
  type ChangeItems,
} from '#modules/scheduling/contract/live.js';
import { useWatch, type TopicChanged } from '../../../shared/realtime';
import { changePassedOver, isPlacing } from '../api/placings-slice';
import {
  cachedDay,
  schedulingApi,
  staleDay,
  staleHolds,
  useLazyGetDayRowsQuery,
} from '../api/scheduling-api';
import { useApiDispatch } from '../api/use-api-dispatch';
import { applyChange, concernedBy, isWhole, operationOf, touchedBy } from '../model/apply-changes';
import { putConfirmation } from '../model/day-draft';
import type { BoardController } from '../drag/board-controller';
import { useLatest } from '../../../shared/ui';

/** What somebody touched: what shows it, and everything that it was about. */
export interface Touched {
  shown: readonly string[];
  concerned: readonly string[];
}

/** Who did it, and to what. */
export type OnTouched = (touched: Touched, actorId: string) => void;

const isChange = (change: unknown): change is ChangeItems<BoardChange> =>
  typeof change === 'object' && change !== null && 'items' in change;

/** Keeps a board up to date with changes made here and elsewhere. */
export function useLiveBoard(board: BoardController, onTouched: OnTouched): void {
  const { key, drag } = board;
  const store = useStore();
  const touched = useLatest(onTouched);
  const dispatch = useApiDispatch();
  const [readDayRows] = useLazyGetDayRowsQuery();

  // What is dragged must not be torn away: fetching again waits until it is dropped.
  const readAnew = (): void =>
    drag.whenIdle(() => {
      dispatch(staleDay(key));
    });

  // Trucks and reservations do not move any block: they are shown as they come.
  const readRows = async (): Promise<void> => {
    const { data } = await readDayRows(key);
    if (!data) return;
    dispatch(
      schedulingApi.util.updateQueryData('getDayView', key, (draft) => {
        draft.trucks = data.trucks;
        draft.reservations = data.reservations;
      }),
    );
  };

  const isDeferred = (change: BoardChange): boolean => {
    const operationId = operationOf(change);
    if (operationId === null) return false;
    if (isPlacing(operationId) && 'nounce' in change) {
      dispatch(changePassedOver({ id: operationId, nounce: change.nounce }));
      return true;
    }
    if (drag.current()?.operationId !== operationId) return false;
    readAnew();
    return true;
  };

  const patch = (view: DayView, { revision, change }: TopicChanged): void => {
    if (!isChange(change)) return readAnew();
    const { actorId } = change;
    const concerned = change.items.flatMap((item) => concernedBy(view, item));
    const items = change.items.filter((item) => !isDeferred(item));
    if (!items.every(isWhole)) {
      readAnew();
      if (drag.current()) void readRows();
    }
    // What one holds may have been given back by somebody else.
    if (items.some(({ kind }) => kind === 'reservations')) dispatch(staleHolds());
    if (actorId) {
      touched({ shown: items.flatMap((item) => touchedBy(view, item)), concerned }, actorId);
    }
    dispatch(
      schedulingApi.util.updateQueryData('getDayView', key, (draft) => {
        items.forEach((item) => applyChange(draft, item));
        // Also of a booking that waits for its own answer.
        change.items.forEach((item) => item.kind === 'booking' && putConfirmation(draft, item));
        draft.revision = revision;
      }),
    );
  };

  useWatch(
    boardTopic(key.branchId, key.day),
    (changed) => {
      const view = cachedDay(store.getState(), key);
      // What was fetched after the change has it already.
      if (!view || changed.revision <= view.revision) return;
      if (changed.revision > view.revision + 1) readAnew();
      else patch(view, changed);
    },
    (revision) => {
      const view = cachedDay(store.getState(), key);
      if (!view || view.revision < revision) readAnew();
    },
  );
}
