import { Suspense, useMemo, type JSX } from 'react';
import { CustomerList, fetchListAhead, type GroupLetterProps } from '../../features/customers';
import { useStaff } from '../../features/employees';
import { GroupComposer } from '../../features/mail';
import { useListSourcesQuery } from '../../features/referrers';
import { useMay } from '../../shared/auth';
import type { PageCode } from '../../shared/pages';

/** For whoever is about to open the list. */
export const fetchAhead: PageCode['fetchAhead'] = (_params, search) => fetchListAhead(search);

function GroupLetter({ customers, ...rest }: GroupLetterProps): JSX.Element {
  const recipients = useMemo(
    () =>
      customers.map(({ _id, branchId, firstName, lastName }) => ({
        ...{ _id, branchId, name: `${firstName} ${lastName}`.trim() },
      })),
    [customers],
  );
  return (
    <Suspense>
      <GroupComposer recipients={recipients} {...rest} />
    </Suspense>
  );
}

/** /emma/customer: the list with the people who look after customers, and where those came from. */
export default function CustomerListPage(): JSX.Element {
  const people = useStaff();
  const maySell = useMay('sell');
  const { data } = useListSourcesQuery();
  const sources = useMemo(
    () => (maySell ? (data ?? []).map(({ name }) => name) : []),
    [maySell, data],
  );
  return <CustomerList {...{ people, sources, GroupLetter }} />;
}
