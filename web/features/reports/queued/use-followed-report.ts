import type { ReportState } from '#modules/reports/contract/report.view.js';
import { useListReportsQuery } from '../api';

/** How far a queued report is, as the page that queued it tells; `unknown`: nobody can be asked now. */
export type FollowedState = Exclude<ReportState, 'cancelled'> | 'unknown';

const OVER: readonly (ReportState | undefined)[] = ['done', 'failed', 'cancelled'];

/** A report that this page queued. */
export interface Followed {
  reportId: string;
  /** When, in milliseconds since the epoch. */
  since: number;
}

/** How far this report is; null once somebody canceled or removed it, or without one. */
export function useFollowedReport(followed: Followed | null): FollowedState | null {
  const { state, isGone, isUnread } = useListReportsQuery(undefined, {
    skip: followed === null,
    // The list tells news of every report; the page is drawn again for this one's alone.
    selectFromResult: ({ data, isSuccess, isFetching, error, fulfilledTimeStamp = 0 }) => {
      const report = data?.find(({ _id }) => _id === followed?.reportId);
      // What was read before it was queued can't have it.
      const isRead = isSuccess && !isFetching && fulfilledTimeStamp >= (followed?.since ?? 0);
      const state = report?.state;
      return {
        ...{ state, isGone: isRead && !report },
        isUnread: error !== undefined && !OVER.includes(state),
      };
    },
  });
  if (followed === null || isGone || state === 'cancelled') return null;
  return isUnread ? 'unknown' : (state ?? 'queued');
}
