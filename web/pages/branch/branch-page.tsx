import type { JSX } from 'react';
import { useParams } from 'react-router-dom';
import { useGetBranchQuery, useGetPlanningQuery } from '../../features/branches';
import { useListZonesQuery } from '../../features/zip-zones';
import { PageFrame } from '../../shared/pages';
import { BranchEditor } from './branch-editor';
import { branchValuesOf, NEW_BRANCH } from './branch-values';

/** /emma/admin/branch/{id}. */
export default function BranchPage(): JSX.Element {
  const { id = '' } = useParams();
  const branch = useGetBranchQuery(id);
  const zones = useListZonesQuery();
  const planning = useGetPlanningQuery(id);
  if (!branch.currentData || !zones.data || !planning.currentData) {
    const error = branch.error ?? zones.error ?? planning.error;
    return (
      <PageFrame
        title="Branch"
        state={error ? 'failed' : 'loading'}
        error={error}
        failedTitle="An error occurred retrieving this branch."
        onRetry={() => {
          void branch.refetch();
          void zones.refetch();
          void planning.refetch();
        }}
      />
    );
  }
  const { hasOutboundRefreshToken = false } = branch.currentData;
  return (
    <BranchEditor
      key={id}
      branchId={id}
      values={branchValuesOf(branch.currentData, zones.data, planning.currentData)}
      hasToken={hasOutboundRefreshToken}
    />
  );
}

/** /emma/admin/branch/new. */
export function NewBranchPage(): JSX.Element {
  return <BranchEditor values={NEW_BRANCH} hasToken={false} />;
}
