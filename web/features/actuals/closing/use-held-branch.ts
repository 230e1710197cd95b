import { useEffect, useEffectEvent, useState } from 'react';
import type { BranchView } from '#modules/branches/contract/branch.view.js';
import { confirm } from '../../../shared/ui';
import { useViewingBranch } from '../../branches';

/**
 * The branch whose day is on the screen. Another one that is chosen here is shown once what is typed
 * may go; otherwise the choice is taken back.
 * @param unsaved what would be lost, in sentences
 * @returns undefined while it is not known yet
 */
export function useHeldBranch(unsaved: readonly string[]): BranchView | undefined {
  const { branch, branches, choose } = useViewingBranch();
  // Somebody without a branch of their own begins with the first.
  const wanted = (branch ?? branches[0])?._id ?? null;
  const [shown, setShown] = useState(wanted);
  const isOther = wanted !== shown;
  if (isOther && unsaved.length === 0) setShown(wanted);
  const ask = useEffectEvent(async () => {
    const isMeant = await confirm({
      title: 'Show another branch?',
      message: unsaved,
      ...{ confirmLabel: 'Leave', cancelLabel: 'Stay', danger: true },
    });
    if (isMeant) setShown(wanted);
    else if (shown) choose(shown);
  });
  useEffect(() => {
    if (isOther) void ask();
  }, [isOther, wanted]);
  return branches.find(({ _id }) => _id === shown);
}
