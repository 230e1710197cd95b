import { useEffect, useMemo, type JSX } from 'react';
import type { SlotView } from '#modules/scheduling/contract/slots.view.js';
import { gridSpan } from '#modules/scheduling/contract/board-rules.js';
import { plusHours } from '#kernel/time-window.js';
import { showDayNamed } from '../../../shared/format';
import { PageFailed } from '../../../shared/pages';
import { useGetDayViewQuery } from '../api/scheduling-api';
import { BoardSkeleton } from '../board/board-skeleton';
import { SmallBoard } from '../customer-board/small-board';
import type { OfferedPlace } from '../drag/board-view-slice';
import { useBoardController } from '../drag/use-board-controller';
import { shortTime } from '../model/board-block';
import styles from './slot-finder.module.css';

export interface SlotDayBoardProps {
  slot: SlotView;
  branchId: string;
  customerId: string;
  timezone: string;
  /** The board has what is held. */
  isHeld: boolean;
}

/** Where a slot would be on its trucks. */
function offeredPlaces(slot: SlotView, timezone: string): OfferedPlace[] {
  const { day, start, end, trucks } = slot;
  const words = `${shortTime(start, timezone)}–${shortTime(end, timezone)}`;
  return trucks.flatMap(({ truck, driveOut, driveBack }) => {
    const window = {
      start: plusHours(new Date(start), -driveOut),
      end: plusHours(new Date(end), driveBack),
    };
    const span = gridSpan(window, day, timezone);
    if (!span) return [];
    const hours = (window.end.getTime() - window.start.getTime()) / 3_600_000;
    return [{ truck, ...span, out: driveOut / hours, back: driveBack / hours, words }];
  });
}

/** The small board of a slot's day, with the slot where it would be. */
export function SlotDayBoard(props: SlotDayBoardProps): JSX.Element {
  const { slot, branchId, customerId, timezone, isHeld } = props;
  const { day } = slot;
  const { currentData: view, error, refetch } = useGetDayViewQuery({ branchId, day });
  const { board, model } = useBoardController({
    key: useMemo(() => ({ branchId, day }), [branchId, day]),
    view,
    mayMove: false,
    onlyCustomer: customerId,
  });
  useEffect(() => {
    board.show({ offered: isHeld ? [] : offeredPlaces(slot, timezone) });
  }, [board, slot, timezone, isHeld]);
  return (
    <section className={styles.board} aria-label={`Board of ${showDayNamed(day)}`}>
      <h4 className={styles.day}>Board of {showDayNamed(day)}</h4>
      {error && !view && (
        <PageFailed
          error={error}
          title="Unable to retrieve scheduling information!"
          onRetry={() => void refetch()}
        />
      )}
      {!model && !error && <BoardSkeleton />}
      {model && <SmallBoard board={board} model={model} bookings={[]} />}
    </section>
  );
}
