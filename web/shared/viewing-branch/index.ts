import { useSyncExternalStore } from 'react';
import { onViewingBranch, viewingBranchId } from './viewing-branch-store';

export { chooseBranch, setHomeBranch } from './viewing-branch-store';

/** Id of the branch being viewed; null until the person's own is known. */
export const useViewingBranchId = (): string | null =>
  useSyncExternalStore(onViewingBranch, viewingBranchId);
