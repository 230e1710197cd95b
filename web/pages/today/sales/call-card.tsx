import { Button } from '@mantine/core';
import { IconClock, IconPhone, IconZzz } from '@tabler/icons-react';
import type { JSX } from 'react';
import type {
  SalesList,
  WaitingCustomerView,
} from '#modules/customers/contract/sales-today.view.js';
import { useStaff } from '../../../features/employees';
import { showDollars, showShortDay } from '../../../shared/format';
import { ariaKeys, KeyHint } from '../../../shared/shortcuts';
import { DialLink } from '../../../shared/ui';
import styles from './call-card.module.css';
import type { WaitingActs } from './use-waiting-acts';
import { routeOf, toneOf, whySince } from './waiting-labels';

export interface CallCardProps {
  customer: WaitingCustomerView;
  list: SalesList;
  acts: WaitingActs;
}

/** Whom to call next: why, what is known, and the number. */
export function CallCard({ customer, list, acts }: CallCardProps): JSX.Element {
  const { _id, firstName, lastName, phone } = customer;
  const name = `${firstName} ${lastName}`;
  const route = routeOf(customer);
  return (
    <article className={styles.card} data-row data-waiting={_id} aria-label={name}>
      <p className={styles.why} data-tone={toneOf(customer, list)}>
        <IconClock size={14} aria-hidden />
        {whySince(customer)}
      </p>
      <h3 className={styles.name}>{name}</h3>
      {route && <p className={styles.route}>{route}</p>}
      <LastWords customer={customer} />
      <div className={styles.reach}>
        {phone ? (
          <DialLink phone={phone} callee={name} className={styles.phone} />
        ) : (
          <span className={styles.route}>No phone number</span>
        )}
        <Quote customer={customer} />
      </div>
      <div className={styles.acts}>
        <Button
          leftSection={<IconPhone size={15} aria-hidden />}
          rightSection={<KeyHint of="callWaiting" />}
          aria-keyshortcuts={ariaKeys('callWaiting')}
          data-walk
          onClick={() => acts.call(customer)}
        >
          Call {firstName || lastName}
        </Button>
        <Button
          variant="default"
          leftSection={<IconZzz size={15} aria-hidden />}
          rightSection={<KeyHint of="snoozeWaiting" />}
          aria-keyshortcuts={ariaKeys('snoozeWaiting')}
          title="Until tomorrow at 9"
          onClick={() => acts.snooze(customer)}
        >
          Snooze
        </Button>
        <Button
          variant="subtle"
          rightSection={<KeyHint of="openWaiting" />}
          onClick={() => acts.open(customer)}
        >
          Open
        </Button>
      </div>
    </article>
  );
}

/** What the call is to be about, else what was noted of the last one. */
function LastWords({ customer }: Pick<CallCardProps, 'customer'>): JSX.Element | null {
  const { words, lastCall, timezone } = customer;
  const staff = useStaff();
  if (words) return <p className={styles.words}>“{words}”</p>;
  if (!lastCall) return null;
  const said = [
    lastCall.by && staff.get(lastCall.by)?.displayName,
    showShortDay(lastCall.at, timezone),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <p className={styles.words}>
      “{lastCall.notes}” <small>{said}</small>
    </p>
  );
}

function Quote({ customer }: Pick<CallCardProps, 'customer'>): JSX.Element | null {
  const { quoted, quotedAt, timezone } = customer;
  if (quoted === null) return null;
  return (
    <span className={styles.quote}>
      <b>{showDollars(quoted)}</b>
      {quotedAt && <small>quoted {showShortDay(quotedAt, timezone)}</small>}
    </span>
  );
}
