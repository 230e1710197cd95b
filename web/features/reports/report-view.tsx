import { IconCalendarOff, IconReportAnalytics } from '@tabler/icons-react';
import { lazy, Suspense, type JSX } from 'react';
import type { ReportKind } from '../../../src/modules/reports/contract/report-kind';
import { PageMessage, PageSkeleton } from '../../shared/pages';
import { QueuedReports } from './queued/queued-reports';
import styles from './report-view.module.css';
import { REPORT_PURPOSES } from './report-words';
import type { ReportRows } from './table/report-rows';

const ReportTable = lazy(() => import('./table/report-table'));
const ReportCharts = lazy(() => import('./charts/report-charts'));

export interface ReportViewProps {
  kind: ReportKind;
  /** Undefined where there is none: before the first run, on the way, after a refusal. */
  table: ReportRows | undefined;
  running: boolean;
  refused: boolean;
}

/** The table, the charts beside it, and the person's queued reports. */
export function ReportView(props: ReportViewProps): JSX.Element {
  const { kind, table } = props;
  const hasRows = table !== undefined && table.rows.length > 0;
  return (
    <div className={styles.view}>
      <div className={styles.table}>
        <Main {...props} />
      </div>
      {hasRows && (
        <div className={styles.glance}>
          <Suspense fallback={<PageSkeleton rows={6} />}>
            <ReportCharts kind={kind} rows={table.rows} />
          </Suspense>
        </div>
      )}
      <div className={styles.queued}>
        <QueuedReports />
      </div>
    </div>
  );
}

function Main({ kind, table, running, refused }: ReportViewProps): JSX.Element | null {
  if (refused) return null;
  if (!table) {
    if (running) return <PageSkeleton />;
    return (
      <PageMessage
        icon={<IconReportAnalytics size={28} />}
        title="Choose the days, then run the report"
        text={REPORT_PURPOSES[kind]}
      />
    );
  }
  if (table.rows.length === 0) {
    return (
      <PageMessage
        role="status"
        icon={<IconCalendarOff size={28} />}
        title="Nothing on these days"
        text="Choose other days, or another branch."
      />
    );
  }
  return (
    <Suspense fallback={<PageSkeleton />}>
      <ReportTable kind={kind} table={table} />
    </Suspense>
  );
}
