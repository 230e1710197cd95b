import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readState, writeState, type ListState } from './list-state';

/**
 * The list's state in the page's address; any change except of the page starts at the first page.
 */
export function useListState(): [ListState, (change: Partial<ListState>) => void] {
  const [address, setAddress] = useSearchParams();
  const state = useMemo(() => readState(address), [address]);
  const change = useCallback(
    (part: Partial<ListState>) =>
      setAddress((before) => writeState({ ...readState(before), page: 1, ...part })),
    [setAddress],
  );
  return [state, change];
}
