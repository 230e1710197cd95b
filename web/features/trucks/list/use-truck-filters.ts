import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TruckListParams } from '../api';

const read = (address: URLSearchParams): TruckListParams => ({
  ...(address.get('branch') && { locationId: address.get('branch') ?? undefined }),
  ...(address.get('service') === 'all' && { filter: 'all' }),
  ...(address.get('rentals') === 'yes' && { includeRentals: 'yes' }),
});

const write = ({ locationId, filter, includeRentals }: TruckListParams): URLSearchParams =>
  new URLSearchParams({
    ...(locationId && { branch: locationId }),
    ...(filter && { service: filter }),
    ...(includeRentals && { rentals: includeRentals }),
  });

/** Which trucks are listed, in the page's address; it says only what differs from the list as it opens. */
export function useTruckFilters(): [TruckListParams, (change: TruckListParams) => void] {
  const [address, setAddress] = useSearchParams();
  const filters = useMemo(() => read(address), [address]);
  return [
    filters,
    (change) => setAddress((before) => write({ ...read(before), ...change }), { replace: true }),
  ];
}
