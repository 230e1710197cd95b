import { skipToken } from '@reduxjs/toolkit/query/react';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { useGetRangeQuery } from '../api';
import { hasEstimates } from './has-estimates';

type Asked = Pick<CustomerView, '_id' | 'nounce' | 'move'>;

/** What is promised at most of a whole move as it is saved, in dollars; null where a day has no such figure. */
export function useMostOfMove({ _id: customerId, nounce, move }: Asked): number | null {
  const [first] = move.activities;
  // One day's answer tells of all of them.
  const isAsked = first !== undefined && hasEstimates(first.locations);
  const { currentData } = useGetRangeQuery(
    isAsked ? { customerId, activityId: first._id, nounce } : skipToken,
  );
  return currentData?.together?.price ?? null;
}
