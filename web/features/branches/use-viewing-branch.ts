import type { BranchView } from '#modules/branches/contract/branch.view.js';
import { useChooseBranch, useViewingBranchId } from '../../shared/viewing-branch';
import { useListBranchesQuery } from './api';

export interface ViewingBranch {
  /** Undefined while it is not known yet. */
  branch: BranchView | undefined;
  branches: readonly BranchView[];
  choose: (branchId: string) => void;
}

const NONE: readonly BranchView[] = [];

/** The branch being viewed: the one last chosen in this browser, otherwise the person's own. */
export function useViewingBranch(): ViewingBranch {
  const id = useViewingBranchId();
  const { data: branches = NONE } = useListBranchesQuery();
  // A branch that was closed since it was chosen is no longer in the list.
  const branch = branches.find(({ _id }) => _id === id) ?? (id ? branches[0] : undefined);
  return { branch, branches, choose: useChooseBranch() };
}
