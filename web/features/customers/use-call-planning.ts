import { useMemo } from 'react';
import type { CallPlanning } from '../calls';
import { useGetNextCallQuery, usePlanCallMutation } from './api';

/** The planned call of a customer, as the lists of whom to call have it. */
export function useCallPlanning(customerId: string): CallPlanning {
  const { data } = useGetNextCallQuery(customerId, {
    selectFromResult: ({ data }) => ({ data }),
  });
  const [store] = usePlanCallMutation();
  return useMemo(
    () => ({
      planned: data?.at ? { at: data.at, words: data.words ?? '' } : null,
      plan: async (call) => {
        await store({ customerId, ...(call ?? { at: null }) }).unwrap();
      },
    }),
    [data, store, customerId],
  );
}
