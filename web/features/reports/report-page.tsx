import { Button } from '@mantine/core';
import { useMemo, useState, type JSX } from 'react';
import type { ReportKind } from '#modules/reports/contract/report-terms.js';
import { apiErrorOf } from '../../shared/api';
import { ListHeading, PageFrame } from '../../shared/pages';
import { toast } from '../../shared/ui';
import { useQueueReportMutation, useRunReportQuery } from './api';
import { GeneratorForm } from './generator/generator-form';
import { useReportAddress, type ReportChoice } from './generator/use-report-address';
import { useFollowedReport, type Followed, type FollowedState } from './queued/use-followed-report';
import { REPORT_NAMES } from './report-labels';
import { ReportView, type ReportViewState } from './report-view';
import { reportRows, type ReportRows } from './table/report-rows';
import { saveTable } from './table/save-table';

const sameChoice = (a: ReportChoice, b: ReportChoice): boolean =>
  a.start === b.start && a.end === b.end && a.branchId === b.branchId;

/** One of the reports: its form, table and charts, and the queued reports. */
export function ReportPage({ kind }: { kind: ReportKind }): JSX.Element {
  const { asked, ask } = useReportAddress();
  const { currentData, error, isFetching, refetch } = useRunReportQuery({ kind, params: asked });
  const [queue, { isLoading: queueing }] = useQueueReportMutation();
  const [queued, setQueued] = useState<Queued | null>(null);
  /** What is in the address while other days, which can't be asked about, are in the form. */
  const [overtyped, setOvertyped] = useState<ReportChoice | null>(null);
  const followed = useFollowedReport(queued?.choice === asked ? queued : null);
  const refusal = useMemo(
    () => (error && !isFetching ? apiErrorOf(error) : null),
    [error, isFetching],
  );
  const isRefused = refusal !== null || overtyped === asked;
  // After a refusal nothing of an earlier run stays on screen.
  const answer = isRefused ? undefined : currentData;
  const table = useMemo(() => answer && reportRows(answer.csvData), [answer]);

  const run = (next: ReportChoice): void => {
    setQueued(null);
    setOvertyped(null);
    if (sameChoice(next, asked)) void refetch();
    else ask(next);
  };
  const queueIt = async (): Promise<void> => {
    try {
      const { reportId } = await queue({ kind, params: asked }).unwrap();
      setQueued({ choice: asked, reportId, since: Date.now() });
    } catch (fault) {
      toast.error(apiErrorOf(fault).message, { refusal: fault });
    }
  };

  const state = viewState({ isFetching, followed, refused: isRefused, table });

  return (
    <PageFrame
      title={REPORT_NAMES[kind]}
      shows="this report"
      heading={<ListHeading title={REPORT_NAMES[kind]} count={table?.rows.length} />}
    >
      <GeneratorForm
        choice={asked}
        onRun={run}
        onInvalid={() => setOvertyped(asked)}
        running={isFetching}
        onDownload={answer && (() => saveTable(answer))}
        // One that failed can be queued again.
        error={followed === null || followed === 'failed' ? refusal : null}
        wayOut={
          refusal?.code === 'REPORT_TOO_LARGE' && (
            <Button
              size="compact-sm"
              variant="default"
              loading={queueing}
              onClick={() => void queueIt()}
            >
              Queue it
            </Button>
          )
        }
      />
      <ReportView kind={kind} table={table} state={state} followed={followed} asked={asked} />
    </PageFrame>
  );
}

/** What was queued last, and what was asked then. */
interface Queued extends Followed {
  choice: ReportChoice;
}

interface Known {
  isFetching: boolean;
  followed: FollowedState | null;
  refused: boolean;
  table: ReportRows | undefined;
}

function viewState({ isFetching, followed, refused, table }: Known): ReportViewState {
  // A table that is known shows at once and is refreshed in the background.
  if (table) return 'ready';
  if (followed && !isFetching) return 'queued';
  return refused ? 'refused' : 'running';
}
