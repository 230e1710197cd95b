import { useMemo } from 'react';
import { useListAllBranchesQuery } from '../../branches';
import { useStaff } from '../../employees';
import { useListTruckNamesQuery } from '../api';
import type { Names } from '../../../shared/labels';

/** Names for what the trail identifies only by ids. */
export function useNames(): Names {
  const staff = useStaff();
  const { data: branches } = useListAllBranchesQuery();
  const { data: trucks } = useListTruckNamesQuery();
  return useMemo(
    () =>
      new Map([
        ...(trucks ?? []).map(({ _id, name }) => [_id, name] as const),
        ...(branches ?? []).map(({ _id, name }) => [_id, name] as const),
        ...[...staff].map(([id, { fullName }]) => [id, fullName] as const),
      ]),
    [staff, branches, trucks],
  );
}
