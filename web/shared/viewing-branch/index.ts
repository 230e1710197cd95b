import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { branchChosen, viewingBranchIdIn } from './viewing-branch-slice';

export { branchChosen, homeBranchKnown, viewingBranchIdIn } from './viewing-branch-slice';

/** Id of the branch being viewed; null until the person's own is known. */
export const useViewingBranchId = (): string | null => useSelector(viewingBranchIdIn);

/** Chooses the branch to view; null returns to the person's own. */
export function useChooseBranch(): (branchId: string | null) => void {
  const dispatch = useDispatch();
  return useCallback((branchId) => void dispatch(branchChosen(branchId)), [dispatch]);
}
