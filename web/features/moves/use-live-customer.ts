import { customerTopic } from '#modules/moves/contract/live.js';
import { baseApi } from '../../shared/api';
import { useWatch } from '../../shared/realtime';
import { useDispatch } from 'react-redux';

/** Keeps a customer on screen up to date with what happens to it anywhere. */
export function useLiveCustomer(id: string): void {
  const dispatch = useDispatch();
  const refetch = (): void => {
    dispatch(baseApi.util.invalidateTags([{ type: 'Customer', id }, 'History', 'Actual']));
  };
  useWatch(customerTopic(id), refetch, refetch);
}
