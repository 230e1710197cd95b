import type { DayView } from '#modules/scheduling/contract/day.view.js';
import type { DayKey } from '../model/day-key';
import { schedulingApi } from './scheduling-api';
import { useApiDispatch } from './use-api-dispatch';

/** Reads a board again and gives it as it is then; undefined when it could not be had. */
export function useFreshDay(): (key: DayKey) => Promise<DayView | undefined> {
  const dispatch = useApiDispatch() as (action: unknown) => Promise<{ data?: DayView }>;
  return async (key) => {
    const options = { subscribe: false, forceRefetch: true };
    const { data } = await dispatch(schedulingApi.endpoints.getDayView.initiate(key, options));
    return data;
  };
}
