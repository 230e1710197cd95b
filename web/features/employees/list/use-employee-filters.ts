import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { EmployeeListParams } from '../staff-api';

const read = (address: URLSearchParams): EmployeeListParams => {
  const branch = address.get('branch');
  const search = address.get('search');
  return {
    ...(branch && { branch }),
    ...(search && { search }),
    ...(address.get('filter') === 'all' && { filter: 'all' }),
  };
};

const write = ({ branch, search, filter }: EmployeeListParams): URLSearchParams =>
  new URLSearchParams({
    ...(branch && { branch }),
    ...(search && { search }),
    ...(filter && { filter }),
  });

/** Who is listed, in the page's address; it says only what differs from the list as it opens. */
export function useEmployeeFilters(): [EmployeeListParams, (change: EmployeeListParams) => void] {
  const [address, setAddress] = useSearchParams();
  const filters = useMemo(() => read(address), [address]);
  const change = useCallback(
    (part: EmployeeListParams) =>
      setAddress((before) => write({ ...read(before), ...part }), { replace: true }),
    [setAddress],
  );
  return [filters, change];
}
