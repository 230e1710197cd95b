import { useMemo, type JSX } from 'react';
import type { CustomerView } from '../../../src/modules/moves/contract/customer.view';
import { HistoryPanel } from '../../features/calls';
import { useGetTruckNamesQuery } from './truck-names-api';

/** All that happened to a customer, with the trucks by name. */
export function CustomerHistory({ customer }: { customer: CustomerView }): JSX.Element {
  const { data } = useGetTruckNamesQuery();
  const names = useMemo(() => new Map(Object.entries(data ?? {})), [data]);
  return <HistoryPanel customer={customer} names={names} />;
}
