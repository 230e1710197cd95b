import { lazy, Suspense, type JSX } from 'react';
import { BoardSkeleton } from './board/board-skeleton';
import type { MoveManagerProps } from './calendar/move-manager';

// The calendar's library stays out of the customer page, which shows the small board only.
const WithCalendar = lazy(() => import('./calendar/move-manager'));

/** The Move Manager's calendar: trucks by time, beside the branch's week and month. */
export function MoveManager(props: MoveManagerProps): JSX.Element {
  return (
    <Suspense fallback={<BoardSkeleton />}>
      <WithCalendar {...props} />
    </Suspense>
  );
}
