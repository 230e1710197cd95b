import { useMemo, type JSX } from 'react';
import { CustomerList } from '../../features/customers';
import { useStaff } from '../../features/employees';
import { useListSourcesQuery } from '../../features/referrers';
import { useMay } from '../../shared/auth';

/** /emma/customer: the list with the people who look after customers, and where those came from. */
export default function CustomerListPage(): JSX.Element {
  const people = useStaff();
  const maySell = useMay('sell');
  const { data } = useListSourcesQuery();
  const sources = useMemo(
    () => (maySell ? (data ?? []).map(({ name }) => name) : []),
    [maySell, data],
  );
  return <CustomerList {...{ people, sources }} />;
}
