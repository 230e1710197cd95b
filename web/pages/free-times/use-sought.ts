import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { BranchView } from '#modules/branches/contract/branch.view.js';
import { useViewingBranch } from '../../features/branches';
import { readSought, writeSought, type Sought } from './sought';

export interface SoughtOnPage {
  /** Undefined while it is not known yet. */
  branch: BranchView | undefined;
  sought: Sought;
  /** Whatever is asked differently begins with the best ones. */
  change: (part: Partial<Sought>) => void;
}

/** What is asked about, and at which branch, in the address: whoever gets the link sees the same. */
export function useSought(): SoughtOnPage {
  const [query, setQuery] = useSearchParams();
  const { branch: viewed, branches, choose } = useViewingBranch();
  const sought = useMemo(() => readSought(query), [query]);
  const asked = query.get('branchId');
  const known = branches.find(({ _id }) => _id === asked);

  // An address that names a branch chooses it; afterwards the header's selector rewrites the address.
  const followed = useRef<string | null>(null);
  useEffect(() => {
    if (!viewed) return;
    if (known && followed.current !== known._id) {
      followed.current = known._id;
      if (known._id !== viewed._id) return choose(known._id);
    }
    if (asked === viewed._id) return;
    followed.current = viewed._id;
    setQuery((before) => writeSought(readSought(before), viewed._id), { replace: true });
  }, [asked, viewed, known, choose, setQuery]);

  const branch = known ?? viewed;
  const change = (part: Partial<Sought>): void =>
    setQuery(
      (before) => writeSought({ ...readSought(before), skip: 0, ...part }, branch?._id ?? null),
      { replace: true },
    );
  return { branch, sought, change };
}
