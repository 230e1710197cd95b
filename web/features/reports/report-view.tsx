import { IconCalendarOff } from '@tabler/icons-react';
import { lazy, Suspense, type JSX } from 'react';
import type { ReportKind } from '#modules/reports/contract/report-terms.js';
import type { ReportParamsDto } from '#modules/reports/contract/report-params.dto.js';
import { PageMessage, PageSkeleton } from '../../shared/pages';
import { FollowedMessage } from './queued/followed-message';
import { QueuedReports } from './queued/queued-reports';
import type { FollowedState } from './queued/use-followed-report';
import { Figures } from './figures/figures';
import styles from './report-view.module.css';
import type { ReportRows } from './table/report-rows';

const ReportTable = lazy(() => import('./table/report-table'));
const ReportCharts = lazy(() => import('./charts/report-charts'));

/** `refused`: the form says why; `queued`: it is written in the background. */
export type ReportViewState = 'running' | 'refused' | 'queued' | 'ready';

export interface ReportViewProps {
  kind: ReportKind;
  state: ReportViewState;
  asked: ReportParamsDto;
  /** How far it is; not null where the state is `queued`. */
  followed: FollowedState | null;
  /** Undefined unless the state is `ready`. */
  table: ReportRows | undefined;
}

/** From the whole to the row: figures, charts, table; then the person's queued reports. */
export function ReportView(props: ReportViewProps): JSX.Element {
  const { kind, state, table, asked } = props;
  const hasRows = table !== undefined && table.rows.length > 0;
  return (
    <div className={styles.view}>
      {(state === 'ready' || state === 'running') && <Figures kind={kind} params={asked} />}
      {hasRows && (
        <Suspense fallback={<PageSkeleton rows={6} />}>
          <ReportCharts kind={kind} rows={table.rows} span={asked} />
        </Suspense>
      )}
      <Main {...props} />
      <QueuedReports />
    </div>
  );
}

function Main({ kind, state, followed, table }: ReportViewProps): JSX.Element | null {
  switch (state) {
    case 'refused':
      return null;
    case 'running':
      return <PageSkeleton />;
    case 'queued':
      return followed && <FollowedMessage state={followed} />;
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
