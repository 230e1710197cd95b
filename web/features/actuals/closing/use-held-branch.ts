import { useEffect, useEffectEvent, useState } from 'react';
import type { BranchView } from '#modules/branches/contract/branch.view.js';
import { useIsOfOtherTab } from '../../../shared/viewing-branch';
import { confirm } from '../../../shared/ui';
import { useViewingBranch } from '../../branches';

export interface HeldBranch {
  /** Undefined while it is not known yet. */
  branch: BranchView | undefined;
  /** Another tab shows another branch, which waits for what is typed here. */
  isHeld: boolean;
}

/**
 * The branch whose day is on the screen. Another one that is chosen here is shown once what is typed
 * may go; otherwise the choice is taken back. One that is chosen in another tab stays there, and is
 * shown here once nothing would be lost.
 * @param unsaved what would be lost, in sentences
 */
export function useHeldBranch(unsaved: readonly string[]): HeldBranch {
  const { branch, branches, choose } = useViewingBranch();
  const isOfOtherTab = useIsOfOtherTab();
  // Somebody without a branch of their own begins with the first.
  const wanted = (branch ?? branches[0])?._id ?? null;
  const [shown, setShown] = useState(wanted);
  const isOther = wanted !== shown;
  if (isOther && unsaved.length === 0) setShown(wanted);
  const takeBack = useEffectEvent((asked: string | null) => {
    // Meanwhile another tab may have chosen.
    if (shown && wanted === asked) choose(shown);
  });
  const ask = useEffectEvent(async () => {
    const isMeant = await confirm({
      title: 'Show another branch?',
      message: unsaved,
      ...{ confirmLabel: 'Leave', cancelLabel: 'Stay', danger: true },
    });
    if (isMeant) setShown(wanted);
    else takeBack(wanted);
  });
  const isAsked = isOther && !isOfOtherTab;
  useEffect(() => {
    if (isAsked) void ask();
  }, [isAsked, wanted]);
  return {
    branch: branches.find(({ _id }) => _id === shown),
    isHeld: isOther && isOfOtherTab,
  };
}
