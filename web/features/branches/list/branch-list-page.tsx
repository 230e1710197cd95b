import { Button } from '@mantine/core';
import { IconBuildingWarehouse } from '@tabler/icons-react';
import { useMemo, useState, type JSX } from 'react';
import { Link } from 'react-router-dom';
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
        <NoBranches
          areInactive={data !== undefined && data.length > 0}
          onShowInactive={() => setShowsInactive(true)}
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

interface NoBranchesProps {
  /** There are branches, and all of them are inactive. */
  areInactive: boolean;
  onShowInactive: () => void;
}

function NoBranches({ areInactive, onShowInactive }: NoBranchesProps): JSX.Element {
  return (
    <PageMessage
      icon={<IconBuildingWarehouse size={28} />}
      title={areInactive ? 'Every branch is inactive' : 'No branches here yet'}
      text={
        areInactive
          ? 'Show them to make one active again, or add another.'
          : 'Add the first one: trucks, people and customers belong to a branch.'
      }
      actions={
        <>
          {areInactive && (
            <Button variant="default" onClick={onShowInactive}>
              Show them
            </Button>
          )}
          <Button component={Link} to="/emma/admin/branch/new" variant="default">
            Add a branch
          </Button>
        </>
      }
    />
  );
}
