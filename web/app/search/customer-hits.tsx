import { Spotlight } from '@mantine/spotlight';
import { IconUser } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useNavigate } from 'react-router-dom';
import { ELAPSED, type CustomerRow } from '#modules/customers/contract/customer-row.view.js';
import { useFindCustomersQuery } from '../../features/customers';
import { showDay } from '../../shared/format';

const lineOf = ({ branch, nextActivity, status }: CustomerRow): string =>
  [
    branch.name,
    nextActivity === ELAPSED ? 'elapsed' : nextActivity && `next activity ${showDay(nextActivity)}`,
    status === 'inactive' && 'inactive',
  ]
    .filter(Boolean)
    .join(' · ');

/** The customers that match what was typed, best first. */
export function CustomerHits({ search }: { search: string }): JSX.Element | null {
  const navigate = useNavigate();
  // The last hits stay until the next arrive.
  const { data, isFetching, isError } = useFindCustomersQuery(search);
  const rows = data?.customers ?? [];
  if (isError)
    return <Spotlight.Empty role="alert">Customers can't be searched now</Spotlight.Empty>;
  if (rows.length === 0) {
    return <Spotlight.Empty>{isFetching ? 'Searching…' : 'No customer found'}</Spotlight.Empty>;
  }
  return (
    <Spotlight.ActionsGroup label="Customers">
      {rows.map((row) => (
        <Spotlight.Action
          key={row._id}
          label={`${row.firstName} ${row.lastName}`.trim()}
          description={lineOf(row)}
          leftSection={<IconUser size={17} stroke={1.75} aria-hidden />}
          onClick={() => void navigate(`/emma/customer/${row._id}`)}
        />
      ))}
    </Spotlight.ActionsGroup>
  );
}
