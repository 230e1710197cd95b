import type { DayView } from '#modules/scheduling/contract/day.view.js';
import type { DayKey } from '../model/day-key';
import { schedulingApi } from './scheduling-api';
import { useApiDispatch } from './use-api-dispatch';

/** Fetches a board and returns it; undefined when that failed. */
export function useFreshDay(): (key: DayKey) => Promise<DayView | undefined> {
  const dispatch = useApiDispatch() as (action: unknown) => Promise<{ data?: DayView }>;
  return async (key) => {
    const options = { subscribe: false, forceRefetch: true };
    const { data } = await dispatch(schedulingApi.endpoints.getDayView.initiate(key, options));
    return data;
  };
}
