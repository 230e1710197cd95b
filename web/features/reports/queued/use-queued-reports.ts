import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { ReportView } from '#modules/reports/contract/report.view.js';
import { useLiveState } from '../../../shared/realtime';
import { reportsApi, useListReportsQuery } from '../api';

const POLL_MS = 5_000;

interface QueuedReports {
  /** Undefined while nothing is known yet. */
  reports: readonly ReportView[] | undefined;
  error: unknown;
  /** Updates one report in the list. */
  patch: (report: ReportView) => void;
  refetch: () => void;
}

/** The person's queued reports, newest first. */
export function useQueuedReports(): QueuedReports {
  const isLive = useLiveState() === 'online';
  const dispatch = useDispatch() as (action: unknown) => void;
  const { data, error, refetch } = useListReportsQuery(undefined, {
    // Without a live connection nothing is announced.
    pollingInterval: isLive ? 0 : POLL_MS,
    skipPollingIfUnfocused: true,
  });
  const patch = useCallback(
    (report: ReportView) =>
      dispatch(
        reportsApi.util.updateQueryData('listReports', undefined, (known) =>
          known.map((one) => (one._id === report._id ? report : one)),
        ),
      ),
    [dispatch],
  );
  return { reports: data, error, patch, refetch: () => void refetch() };
}
