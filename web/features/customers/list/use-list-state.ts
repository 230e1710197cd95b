import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fittingSize } from './fitting-size';
import { readState, writeState, type ListState } from './list-state';

export interface ChangeOptions {
  /** Without a step for the browser's Back, as while someone types. */
  replace?: boolean;
}

export type ChangeList = (change: Partial<ListState>, options?: ChangeOptions) => void;

/**
 * The list's state in the page's address; any change except of the page starts at the first page.
 */
export function useListState(): [ListState, ChangeList] {
  const [address, setAddress] = useSearchParams();
  const state = useMemo(() => readState(address), [address]);
  const change = useCallback<ChangeList>(
    (part, options) =>
      setAddress((before) => {
        const next = { ...readState(before), page: 1, ...part };
        // A page of a list is another one with other rows on each: whoever gets the address sees this one.
        return writeState({
          ...next,
          size: next.page > 1 ? (next.size ?? fittingSize()) : next.size,
        });
      }, options),
    [setAddress],
  );
  return [state, change];
}
