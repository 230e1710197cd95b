import { IconCalendarOff, IconClockPlay, IconReportAnalytics } from '@tabler/icons-react';
import { lazy, Suspense, type JSX } from 'react';
import type { ReportKind } from '#modules/reports/contract/report-terms.js';
import { PageMessage, PageSkeleton } from '../../shared/pages';
import { QueuedReports } from './queued/queued-reports';
import styles from './report-view.module.css';
import { REPORT_PURPOSES } from './report-labels';
import type { ReportRows } from './table/report-rows';

const ReportTable = lazy(() => import('./table/report-table'));
const ReportCharts = lazy(() => import('./charts/report-charts'));

/** `new`: nothing was run yet; `refused`: the form says why; `queued`: it is written in the background. */
export type ReportViewState = 'new' | 'running' | 'refused' | 'queued' | 'ready';

export interface ReportViewProps {
  kind: ReportKind;
  state: ReportViewState;
  /** Undefined unless the state is `ready`. */
  table: ReportRows | undefined;
}

/** The table, the charts next to it, and the person's queued reports. */
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

function Main({ kind, state, table }: ReportViewProps): JSX.Element | null {
  switch (state) {
    case 'refused':
      return null;
    case 'running':
      return <PageSkeleton />;
    case 'new':
      return (
        <PageMessage
          icon={<IconReportAnalytics size={28} />}
          title="Choose the days, then run the report"
          text={REPORT_PURPOSES[kind]}
        />
      );
    case 'queued':
      return (
        <PageMessage
          role="status"
          icon={<IconClockPlay size={28} />}
          title="The report is queued"
          text="It goes on when you leave this page. You find it again under “Queued reports”."
        />
      );
    case 'ready':
      return table && table.rows.length > 0 ? (
        <Suspense fallback={<PageSkeleton />}>
          <ReportTable kind={kind} table={table} />
        </Suspense>
      ) : (
        <PageMessage
          role="status"
          icon={<IconCalendarOff size={28} />}
          title="Nothing on these days"
          text="Choose other days, or another branch."
        />
      );
  }
}
