import { useState } from 'react';
import { apiErrorOf } from '../../../../shared/api';
import { toast } from '../../../../shared/ui';
import { useAssignManagerMutation } from '../../api';

interface Assigning {
  assign: (ids: readonly string[], managedBy: string | null) => Promise<void>;
  /** How many are done; null while none is under way. */
  done: number | null;
}

const counted = (customers: number): string =>
  `${customers} ${customers === 1 ? 'customer' : 'customers'}`;

/** Gives customers to somebody to look after, one after the other; says how many, and who was left. */
export function useAssignManager(): Assigning {
  const [store] = useAssignManagerMutation();
  const [done, setDone] = useState<number | null>(null);
  const assign: Assigning['assign'] = async (ids, managedBy) => {
    const refusals: string[] = [];
    setDone(0);
    for (const [at, customerId] of ids.entries()) {
      const { error } = await store({ customerId, managedBy });
      if (error) refusals.push(apiErrorOf(error).message);
      setDone(at + 1);
    }
    setDone(null);
    const assigned = ids.length - refusals.length;
    if (assigned > 0) toast.success(`Manager of ${counted(assigned)} changed`);
    if (refusals.length > 0) {
      const [why = ''] = refusals;
      toast.error(`${counted(refusals.length)} left as before: ${why}`, { stays: true });
    }
  };
  return { assign, done };
}
