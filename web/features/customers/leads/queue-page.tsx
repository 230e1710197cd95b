import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconMoodSmile, IconRefresh } from '@tabler/icons-react';
import { useMemo, useState, type JSX } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { LeadRow } from '#modules/customers/contract/lead-row.view.js';
import { apiErrorOf } from '../../../shared/api';
import {
  ColumnsMenu,
  DataGrid,
  focusedRowId,
  type ColumnsMenuProps,
  type GridColumn,
} from '../../../shared/grid';
import { ListHeading, PageFrame, PageMessage } from '../../../shared/pages';
import { useContractViewers } from '../../../shared/realtime';
import { useShortcut } from '../../../shared/shortcuts';
import { RetryBanner, Segments } from '../../../shared/ui';
import { useViewingBranch } from '../../branches';
import { useRowKeys } from '../list/list-keys';
import { ALL_BRANCHES } from '../list/list-state';
import { useNameFirst } from '../list/name-first';
import styles from './leads.module.css';
import { byUrgency, isPutOff, tomorrowMorning } from './next-call';
import { ViewersContext, type People } from '../people';
import { useNow } from './use-now';
import { usePlanCall } from './use-plan-call';

export interface QueuePageProps<Row extends LeadRow> {
  title: string;
  /** The name under which its columns are remembered, and its file's name. */
  name: string;
  people: People;
  columns: readonly GridColumn<Row>[];
  rowClass?: (row: Row) => string | undefined;
  /** How soon a customer is called, from 0; of the equally urgent, who waits longest comes first. */
  rank: (row: Row, now: number) => number;
  emptyText: string;
  /** Reads the rows of a branch (or of all); null: the branch is not known yet. */
  useRows: (branchId: string | null) => {
    data?: Row[];
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
}

/**
 * The branch in the page's address, otherwise the one being viewed, whose count the sidebar shows.
 */
function useQueueBranch(): [string | null, (branchId: string) => void] {
  const [address, setAddress] = useSearchParams();
  const { branch } = useViewingBranch();
  const chosen = address.get('branch') ?? branch?._id ?? null;
  return [chosen, (branchId) => setAddress(branchId === branch?._id ? {} : { branch: branchId })];
}

/** Of a row on a phone, in CSS pixels. */
const TWO_LINES = 56;

/** A list of customers waiting for a call, with who is viewing them already. */
export function QueuePage<Row extends LeadRow>(props: QueuePageProps<Row>): JSX.Element {
  const { title, people, rowClass, rank, emptyText, useRows } = props;
  const { columns, name } = useNameFirst(props.columns, props.name);
  const [branchId, chooseBranch] = useQueueBranch();
  const { branch, branches } = useViewingBranch();
  // Another one is chosen in the header.
  const one = branches.find(({ _id }) => _id === branchId) ?? branch;
  const { data, error, isFetching, refetch } = useRows(branchId);
  const live = useContractViewers();
  const viewers = useMemo(() => ({ people, live }), [people, live]);
  const [api, setApi] = useState<ColumnsMenuProps<Row>['api']>(null);
  const refresh = (): void => void refetch();
  const now = useNow();
  const rows = useMemo(() => data && byUrgency(data, rank, now), [data, rank, now]);
  const plan = usePlanCall();
  useRowKeys(api);
  useShortcut('snoozeCall', () => {
    const row = rows?.find(({ _id }) => _id === focusedRowId());
    if (!row) return;
    void plan(row, isPutOff(row, now) ? null : tomorrowMorning(row.branch.timezone, now));
  });

  return (
    <PageFrame
      title={title}
      shows={`the ${title.toLowerCase()}`}
      heading={<ListHeading title={title} count={data?.length} />}
      fill
      state={data ? 'ready' : error ? 'failed' : 'loading'}
      error={error}
      onRetry={refresh}
      actions={
        <>
          {one && branchId && branches.length > 1 && (
            <Segments
              aria-label="Branch of the customers"
              data={[
                { value: one._id, label: one.name },
                { value: ALL_BRANCHES, label: 'All branches' },
              ]}
              value={branchId}
              onChange={chooseBranch}
            />
          )}
          <Tooltip label="Refresh">
            <ActionIcon
              aria-label="Refresh"
              loading={isFetching && data !== undefined}
              onClick={refresh}
            >
              <IconRefresh size={17} aria-hidden />
            </ActionIcon>
          </Tooltip>
          <ColumnsMenu api={api} name={name} exportAs={props.name} />
        </>
      }
    >
      {error !== undefined && data && (
        <RetryBanner onRetry={refresh}>{apiErrorOf(error).message}</RetryBanner>
      )}
      {data?.length === 0 ? (
        <PageMessage
          role="status"
          icon={<IconMoodSmile size={28} />}
          title={emptyText}
          text="New ones show up here on their own. Until then, follow up on the open quotes."
          actions={
            <>
              {branchId !== ALL_BRANCHES && branches.length > 1 && (
                <Button variant="default" onClick={() => chooseBranch(ALL_BRANCHES)}>
                  Look at all branches
                </Button>
              )}
              <Button component={Link} to="/emma/today" variant="default">
                Go to Today
              </Button>
            </>
          }
        />
      ) : (
        <ViewersContext value={viewers}>
          <div className={styles.grid}>
            <DataGrid
              key={name}
              label={title}
              name={name}
              rows={rows}
              columns={columns}
              rowId={({ _id }) => _id}
              rowLink={({ _id }) => `/emma/customer/${_id}`}
              rowClass={rowClass}
              firstSort="desc"
              rowHeight={name === props.name ? undefined : TWO_LINES}
              onReady={setApi}
            />
          </div>
        </ViewersContext>
      )}
    </PageFrame>
  );
}
