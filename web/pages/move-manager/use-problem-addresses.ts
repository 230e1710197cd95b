import { useCallback, useMemo } from 'react';
import { addressKey } from '#kernel/address-key.js';
import type { IsProblem } from '../../features/scheduling';
import { useListProblemAddressesQuery } from './problem-addresses-api';

/** Knows a stop at which work was difficult before by its address; a board's stops have no coordinates. */
export function useProblemAddresses(): IsProblem {
  const { data } = useListProblemAddressesQuery();
  const keys = useMemo(
    () => new Set((data ?? []).map(({ address }) => addressKey(address))),
    [data],
  );
  return useCallback(
    ({ street, city, state, zip }) =>
      street !== '' && keys.has(addressKey(`${street}, ${city}, ${state} ${zip}`)),
    [keys],
  );
}
