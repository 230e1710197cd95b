import { IconBuildingWarehouse } from '@tabler/icons-react';
import { useMemo, useState, type JSX } from 'react';
import { DataGrid } from '../../../shared/grid';
import { PageFrame, PageMessage } from '../../../shared/pages';
import { useListAllBranchesQuery } from '../api';
import { BRANCH_COLUMNS, branchLink } from './branch-columns';
import { BranchListActions } from './branch-list-actions';

/** /emma/admin/branch: the company's branches. */
export default function BranchListPage(): JSX.Element {
  const [showsInactive, setShowsInactive] = useState(false);
  const { data, error, isFetching, refetch } = useListAllBranchesQuery();
  const rows = useMemo(
    () => data?.filter(({ active }) => active || showsInactive),
    [data, showsInactive],
  );
  const refresh = (): void => void refetch();

  return (
    <PageFrame
      title="Branches"
      fill
      state={data ? 'ready' : error ? 'failed' : 'loading'}
      error={error}
      onRetry={refresh}
      actions={
        <BranchListActions
          refreshing={isFetching && data !== undefined}
          onRefresh={refresh}
          showsInactive={showsInactive}
          onShowInactive={setShowsInactive}
        />
      }
    >
      {rows?.length === 0 ? (
        <PageMessage
          icon={<IconBuildingWarehouse size={28} />}
          title="No branches here yet"
          text="Make the first one, or show inactive branches too."
        />
      ) : (
        <DataGrid
          label="Branches"
          name="branches"
          rows={rows}
          columns={BRANCH_COLUMNS}
          rowId={({ _id }) => _id}
          rowLink={branchLink}
        />
      )}
    </PageFrame>
  );
}
