import { Spotlight } from '@mantine/spotlight';
import { IconUser } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CustomerRow } from '#modules/customers/contract/customer-row.view.js';
import { nextDayWords, whereabouts } from '../../features/customers';
import { openingAt } from '../../shared/pages';
import { ACT_LABELS, type CustomerAct } from './typed-command';

/** Namesakes are told apart by phone, city and the next day. */
const lineOf = (row: CustomerRow): string =>
  [whereabouts(row), nextDayWords(row), row.branch.name, row.status === 'inactive' && 'canceled']
    .filter(Boolean)
    .join(' · ');

/** Booking is the next step that the customer's page itself offers. */
const addressFor = (id: string, act: CustomerAct | null): string =>
  act === 'call' || act === 'email' ? openingAt(id, act) : `/emma/customer/${id}`;

export interface CustomerHitsProps {
  /** Who was found; those of the text before stay until the next arrive. */
  rows: readonly CustomerRow[];
  isWaiting: boolean;
  isError: boolean;
  /** Something else was found: that no customer was is no news then. */
  hasOthers: boolean;
  /** What is done with the one who is chosen; null: their page is opened. */
  act: CustomerAct | null;
}

/** The customers that match what was typed, best first. */
export function CustomerHits(props: CustomerHitsProps): JSX.Element | null {
  const { rows, isWaiting, isError, hasOthers, act } = props;
  const navigate = useNavigate();
  if (isError)
    return <Spotlight.Empty role="alert">Customers can't be searched right now</Spotlight.Empty>;
  if (rows.length === 0) {
    if (hasOthers && !isWaiting) return null;
    return <Spotlight.Empty>{isWaiting ? 'Searching…' : 'No customer found'}</Spotlight.Empty>;
  }
  return (
    <Spotlight.ActionsGroup label={act ? `${ACT_LABELS[act]} a customer` : 'Customers'}>
      {rows.map((row) => (
        <Spotlight.Action
          key={row._id}
          label={[act && ACT_LABELS[act], row.firstName, row.lastName].filter(Boolean).join(' ')}
          description={lineOf(row)}
          leftSection={<IconUser size={17} stroke={1.75} aria-hidden />}
          onClick={() => void navigate(addressFor(row._id, act))}
        />
      ))}
    </Spotlight.ActionsGroup>
  );
}
