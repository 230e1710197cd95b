import type { BranchView } from '#modules/branches/contract/branch.view.js';
import {
  useChooseBranch,
  useViewingBranchId,
  viewingBranchIdIn,
} from '../../shared/viewing-branch';
import { pageStore } from '../../shared/store';
import { cachedBranches, useListBranchesQuery } from './api';

export interface ViewingBranch {
  /** Undefined while it is not known yet. */
  branch: BranchView | undefined;
  branches: readonly BranchView[];
  choose: (branchId: string) => void;
}

const NONE: readonly BranchView[] = [];

// A branch that was closed since it was chosen is no longer in the list.
const viewed = (branches: readonly BranchView[], id: string | null): BranchView | undefined =>
  branches.find(({ _id }) => _id === id) ?? (id ? branches[0] : undefined);

/** The branch being viewed: the one last chosen in this browser, otherwise the person's own. */
export function useViewingBranch(): ViewingBranch {
  const id = useViewingBranchId();
  const { data: branches = NONE } = useListBranchesQuery(undefined, {
    selectFromResult: ({ data }) => ({ data }),
  });
  return { branch: viewed(branches, id), branches, choose: useChooseBranch() };
}

/** The same outside React, as far as it is known by now. */
export function viewingBranchNow(): BranchView | undefined {
  const state = pageStore().getState() as Parameters<typeof viewingBranchIdIn>[0];
  return viewed(cachedBranches(state), viewingBranchIdIn(state));
}

/** A branch's name outside React; null while it is not known. */
export function branchNameNow(branchId: string): string | null {
  const state = pageStore().getState() as Parameters<typeof viewingBranchIdIn>[0];
  return cachedBranches(state).find(({ _id }) => _id === branchId)?.name ?? null;
}
