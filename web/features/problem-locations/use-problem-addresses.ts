import { useCallback, useMemo } from 'react';
import { addressKey } from '#kernel/address-key.js';
import type { BookingStopView } from '#modules/scheduling/contract/booking.view.js';
import { useListProblemLocationsQuery } from './api';

/** Whether work was difficult before at a stop. */
type IsProblemStop = (stop: BookingStopView) => boolean;

/** Knows a stop at which work was difficult before by its address; a board's stops have no coordinates. */
export function useProblemAddresses(): IsProblemStop {
  const { data } = useListProblemLocationsQuery();
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
