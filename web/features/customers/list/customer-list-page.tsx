import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useCallback, useEffect, useMemo, useState, type ComponentType, type JSX } from 'react';
import { Link, Outlet } from 'react-router-dom';
import type { CustomerRow } from '#modules/customers/contract/customer-row.view.js';
import { CUSTOMER_PAGE_SIZES } from '#modules/customers/contract/customer-list-terms.js';
import { apiErrorOf } from '../../../shared/api';
import {
  ColumnsMenu,
  DataGrid,
  exportRows,
  focusRow,
  Pager,
  type ColumnsMenuProps,
  type GridSort,
} from '../../../shared/grid';
import { useMay } from '../../../shared/auth';
import { ListHeading, PageFrame, PageMessage } from '../../../shared/pages';
import { RetryBanner, useDeferredRender, useLatest } from '../../../shared/ui';
import { useListCustomersQuery } from '../api';
import type { People } from '../people';
import type { NameOf } from './added-columns';
import { columnsFor, sortOfColumn } from './columns';
import { useFittingSize } from './fitting-size';
import { ListActions } from './list-actions';
import { ListKeys, useListKeys } from './list-keys';
import { listParams } from './list-params';
import { useNameFirst } from './name-first';
import { NamesakesContext } from './cells';
import { SearchForm } from './search-form';
import { SELECT_COLUMN } from './selection/select-column';
import { SelectionBar } from './selection/selection-bar';
import { SelectionContext } from './selection/selection-context';
import { useSelection } from './selection/use-selection';
import { namesakesOf } from './namesakes';
import { ViewTabs } from './views/view-tabs';
import { useHiddenColumns } from './use-hidden-columns';
import { useListState } from './use-list-state';
import styles from './list.module.css';

/** Writes to several customers at once. */
export interface GroupLetterProps {
  customers: readonly CustomerRow[];
  /** Gets the ids of those whose email was accepted. */
  onSent: (ids: readonly string[]) => void;
  onClose: () => void;
}

export interface CustomerListPageProps {
  people?: People;
  /** Names of marketing sources, for those who may see them. */
  sources?: readonly string[];
  GroupLetter?: ComponentType<GroupLetterProps>;
}

const NOBODY: People = new Map();
const NO_ROWS: readonly CustomerRow[] = [];
const NO_SOURCES: readonly string[] = [];

/**
 * /emma/customer: every customer, found, sorted and paged by the server; the dialog for a new one
 * opens over it.
 */
export default function CustomerListPage(props: CustomerListPageProps): JSX.Element {
  const { people = NOBODY, sources = NO_SOURCES, GroupLetter } = props;
  const [state, change] = useListState();
  const maySell = useMay('sell');

  const nameOf = useLatest<Parameters<NameOf>, string>(
    (id) => people.get(id ?? '')?.displayName ?? '',
  );
  const ordered = useMemo(
    () => [...(maySell ? [SELECT_COLUMN] : []), ...columnsFor(state, nameOf)],
    [maySell, state, nameOf],
  );
  const { columns, name } = useNameFirst(ordered, 'customers');
  const { hidden, onHidden } = useHiddenColumns(name);
  const fitting = useFittingSize();
  const params = useMemo(() => listParams(state, hidden, fitting), [state, hidden, fitting]);
  const { data, error, isFetching, refetch } = useListCustomersQuery(params);
  const isDrawn = useDeferredRender(data !== undefined);
  const namesakes = useMemo(
    () => namesakesOf(data?.customers ?? [], !hidden.includes('phone')),
    [data, hidden],
  );
  const [api, setApi] = useState<ColumnsMenuProps<CustomerRow>['api']>(null);
  useListKeys(api);
  // Other columns would have the grid begin anew for a name that most lists do not show.
  useEffect(() => {
    if (api?.isDestroyed() === false) api.refreshCells({ columns: ['manager'] });
  }, [api, people]);
  const selection = useSelection(data?.customers ?? NO_ROWS, maySell);
  // The list is read again meanwhile, and may have others on this page then.
  const [writingTo, setWritingTo] = useState<readonly CustomerRow[]>([]);
  const selected = (data?.customers ?? NO_ROWS).filter(({ _id }) => selection.ids.has(_id));
  const refresh = (): void => void refetch();
  // A new function makes the grid read its columns again, and with them the order that it just
  // left.
  const sortBy = useCallback(
    (sort: GridSort | null) => {
      const by = sort && sortOfColumn(sort.column);
      if (by) change({ sort: by, order: sort.order });
    },
    [change],
  );

  return (
    <>
      <Outlet />
      <PageFrame
        title="Customers"
        shows="the customers"
        heading={<ListHeading title="Customers" count={data?.total} />}
        fill
        state={isDrawn ? 'ready' : error ? 'failed' : 'loading'}
        error={error}
        onRetry={refresh}
        actions={
          <ListActions
            params={params}
            refreshing={isFetching && data !== undefined}
            onRefresh={refresh}
            columns={<ColumnsMenu api={api} name={name} />}
          />
        }
      >
        {maySell && <ViewTabs state={state} />}
        <div className={styles.head} data-covered={selection.ids.size > 0 || undefined}>
          <SearchForm
            {...{ state, people, sources }}
            onChange={change}
            onDown={() => focusRow(api)}
          />
          {selection.ids.size > 0 && (
            <SelectionBar
              {...{ selection, people }}
              onEmail={GroupLetter && (() => setWritingTo(selected))}
              onExport={() => exportRows(api, 'customers', ({ _id }) => selection.ids.has(_id))}
              onClear={() => {
                selection.clear();
                focusRow(api);
              }}
            />
          )}
        </div>
        {error && data && <RetryBanner onRetry={refresh}>{apiErrorOf(error).message}</RetryBanner>}
        {data?.total === 0 ? (
          <NoCustomers
            search={state.search}
            isNarrowed={Object.keys(state.filters).length > 0}
            maySell={maySell}
            onClear={() => change({ search: '', sort: null, filters: {} })}
          />
        ) : (
          <NamesakesContext value={namesakes}>
            <SelectionContext value={selection}>
              <DataGrid
                key={name}
                label="Customers"
                name={name}
                rows={data?.customers}
                columns={columns}
                rowId={({ _id }) => _id}
                rowLink={({ _id }) => `/emma/customer/${_id}`}
                firstSort="desc"
                onSort={sortBy}
                onHidden={onHidden}
                onReady={setApi}
              />
            </SelectionContext>
            <Pager
              page={state.page}
              size={state.size ?? fitting}
              sizes={CUSTOMER_PAGE_SIZES}
              total={data?.total ?? 0}
              onPage={(page) => change({ page })}
              onSize={(size) => change({ size })}
            >
              <ListKeys />
            </Pager>
          </NamesakesContext>
        )}
      </PageFrame>
      {GroupLetter && writingTo.length > 0 && (
        <GroupLetter
          customers={writingTo}
          onSent={selection.drop}
          onClose={() => setWritingTo([])}
        />
      )}
    </>
  );
}

interface NoCustomersProps {
  search: string;
  isNarrowed: boolean;
  maySell: boolean;
  onClear: () => void;
}

function NoCustomers({ search, isNarrowed, maySell, onClear }: NoCustomersProps): JSX.Element {
  if (!search && !isNarrowed) {
    return (
      <PageMessage
        icon={<IconUsers size={28} />}
        title="No customers here yet"
        text={
          maySell
            ? 'Add one, choose another branch, or show inactive customers too.'
            : 'Choose another branch, or show inactive customers too.'
        }
        actions={
          maySell && (
            <Button component={Link} to="/emma/customer/create" variant="default">
              Add a customer
            </Button>
          )
        }
      />
    );
  }
  return (
    <PageMessage
      role="status"
      icon={<IconUsers size={28} />}
      title={search ? `No match for “${search}”` : 'No customer matches these filters'}
      text={
        search
          ? 'Names, phone numbers, email addresses and tracking ids are searched.'
          : 'Remove a filter, or choose another branch.'
      }
      actions={
        <Button variant="default" onClick={onClear}>
          {isNarrowed ? 'Show all customers' : 'Clear the search'}
        </Button>
      }
    />
  );
}
