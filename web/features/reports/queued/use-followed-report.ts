import { useState } from 'react';
import type { ReportState } from '#modules/reports/contract/report.view.js';
import { useQueuedReports } from './use-queued-reports';

/** How far a queued report is, as the page that queued it tells. */
export type FollowedState = Exclude<ReportState, 'cancelled'>;

/**
 * How far the report of this id is; null once somebody canceled or removed it, or without an id.
 */
export function useFollowedReport(id: string | null): FollowedState | null {
  const { reports } = useQueuedReports();
  const [listed, setListed] = useState<string | null>(null);
  const report = reports?.find(({ _id }) => _id === id);
  if (report && listed !== id) setListed(id);
  if (id === null || report?.state === 'cancelled') return null;
  if (report) return report.state;
  // It is not in the list yet, or no longer.
  return listed === id ? null : 'queued';
}
