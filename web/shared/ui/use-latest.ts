import { useCallback, useLayoutEffect, useRef } from 'react';

/** A stable function that does what the last render's did: for what outlives a render. */
export function useLatest<A extends unknown[], R>(act: (...args: A) => R): (...args: A) => R {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
