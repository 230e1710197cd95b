import { Button } from '@mantine/core';
import { useId, useState, type JSX } from 'react';
import { apiErrorOf } from '../../../shared/api';
import { RetryBanner } from '../../../shared/ui';
import { useListAllBranchesQuery } from '../../branches';
import { QueuedReport } from './queued-report';
import styles from './queued-reports.module.css';
import { useQueuedReports } from './use-queued-reports';

/** Shown before the person asks for all of them. */
const FIRST = 5;

/**
 * The person's reports that are written in the background, of every kind; nothing if there are
 * none.
 */
export function QueuedReports(): JSX.Element | null {
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  const { reports = [], error, patch, refetch } = useQueuedReports();
  const { data: branches = [] } = useListAllBranchesQuery();
  const names = new Map(branches.map(({ _id, name }) => [_id, name]));
  const shown = showsAll ? reports : reports.slice(0, FIRST);
  if (reports.length === 0 && !error) return null;

  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        Queued reports
      </h2>
      {error !== undefined && reports.length === 0 && (
        <RetryBanner onRetry={refetch}>{apiErrorOf(error).message}</RetryBanner>
      )}
      <ul className={styles.list}>
        {shown.map((report) => (
          <QueuedReport
            key={report._id}
            report={report}
            branchName={report.params.branchId ? names.get(report.params.branchId) : undefined}
            onChange={patch}
            onGap={refetch}
          />
        ))}
      </ul>
      {reports.length > FIRST && (
        <Button variant="subtle" size="compact-sm" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show the newest only' : `Show all ${reports.length}`}
        </Button>
      )}
    </section>
  );
}
