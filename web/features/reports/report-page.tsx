import { Button } from '@mantine/core';
import { useMemo, useState, type JSX } from 'react';
import type { ReportKind } from '#modules/reports/contract/report-terms.js';
import { apiErrorOf } from '../../shared/api';
import { ListHeading, PageFrame } from '../../shared/pages';
import { toast } from '../../shared/ui';
import { useQueueReportMutation, useRunReportQuery } from './api';
import { GeneratorForm } from './generator/generator-form';
import { useReportAddress, type ReportChoice } from './generator/use-report-address';
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
  const [queued, setQueued] = useState<ReportChoice | null>(null);
  const isQueued = asked === queued;
  const refusal = useMemo(
    () => (error && !isFetching ? apiErrorOf(error) : null),
    [error, isFetching],
  );
  // After a refusal nothing of an earlier run stays on screen.
  const answer = refusal ? undefined : currentData;
  const table = useMemo(() => answer && reportRows(answer.csvData), [answer]);

  const run = (next: ReportChoice): void => {
    setQueued(null);
    if (sameChoice(next, asked)) void refetch();
    else ask(next);
  };
  const queueIt = async (): Promise<void> => {
    try {
      await queue({ kind, params: asked }).unwrap();
      setQueued(asked);
    } catch (fault) {
      toast.error(apiErrorOf(fault).message, { stays: true });
    }
  };

  const state = viewState({ isFetching, isQueued, refused: refusal !== null, table });

  return (
    <PageFrame
      title={REPORT_NAMES[kind]}
      shows="this report"
      heading={<ListHeading title={REPORT_NAMES[kind]} count={table?.rows.length} />}
    >
      <GeneratorForm
        choice={asked}
        onRun={run}
        running={isFetching}
        onDownload={answer && (() => saveTable(answer))}
        error={isQueued ? null : refusal}
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
      <ReportView kind={kind} table={table} state={state} asked={asked} />
    </PageFrame>
  );
}

interface Known {
  isFetching: boolean;
  isQueued: boolean;
  refused: boolean;
  table: ReportRows | undefined;
}

function viewState({ isFetching, isQueued, refused, table }: Known): ReportViewState {
  // A table that is known shows at once and is refreshed in the background.
  if (table) return 'ready';
  if (isQueued && !isFetching) return 'queued';
  return refused ? 'refused' : 'running';
}
