import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { counted } from '#kernel/counted.js';
import { apiErrorOf } from '../../../../shared/api';
import { toast } from '../../../../shared/ui';
import { listsChanged, useAssignManagerMutation, type Managed } from '../../api';

interface Assigning {
  /**
   * Never rejects.
   * @returns the ids of those who were assigned
   */
  assign: (ids: readonly string[], managedBy: string | null) => Promise<string[]>;
  /** How many of how many are done; null while none is under way. */
  progress: { done: number; total: number } | null;
}

/**
 * Gives customers to somebody to look after, one after the other; says how many, and who was left.
 * Undo gives them back to whom they had.
 */
export function useAssignManager(): Assigning {
  const [store] = useAssignManagerMutation();
  const dispatch = useDispatch();
  const [progress, setProgress] = useState<Assigning['progress']>(null);

  /** Answers who looked after those who were assigned. */
  const storeAll = async (wanted: readonly Managed[]): Promise<Managed[]> => {
    const former: Managed[] = [];
    const refusals: string[] = [];
    setProgress({ done: 0, total: wanted.length });
    for (const [at, each] of wanted.entries()) {
      const { data, error } = await store(each);
      if (data) former.push(data);
      else refusals.push(apiErrorOf(error).message);
      setProgress({ done: at + 1, total: wanted.length });
    }
    setProgress(null);
    dispatch(listsChanged());
    if (refusals.length > 0) {
      const [why = ''] = refusals;
      toast.error(`${counted(refusals.length, 'customer')} left as before: ${why}`, {
        stays: true,
      });
    }
    return former;
  };

  const giveBack = async (former: readonly Managed[]): Promise<void> => {
    const back = await storeAll(former);
    if (back.length > 0) toast.success(`Manager of ${counted(back.length, 'customer')} as before`);
  };

  const assign: Assigning['assign'] = async (ids, managedBy) => {
    const former = await storeAll(ids.map((customerId) => ({ customerId, managedBy })));
    if (former.length > 0) {
      const undo = (): void => void giveBack(former);
      toast.success(`Manager of ${counted(former.length, 'customer')} changed`, { undo });
    }
    return former.map(({ customerId }) => customerId);
  };
  return { assign, progress };
}
