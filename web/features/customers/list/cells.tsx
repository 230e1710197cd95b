import { createContext, use, type JSX } from 'react';
import type { CustomerRow } from '#modules/customers/contract/customer-row.view.js';
import { CustomerName } from './customer-name';
import styles from './list.module.css';
import { whereabouts } from './namesakes';

/** Ids of the customers on the page whose name somebody else there has. */
export const NamesakesContext = createContext<ReadonlySet<string>>(new Set());

/** A customer's name; with phone and city where a namesake is on the page. */
export function NameCell({ data }: { data?: CustomerRow }): JSX.Element | null {
  const namesakes = use(NamesakesContext);
  if (!data) return null;
  const detail = namesakes.has(data._id) ? whereabouts(data) : '';
  return (
    <>
      <CustomerName customer={data} />
      {detail && <span className={styles.apart}>{detail}</span>}
    </>
  );
}

/** The day an e-mail was sent, or a faint dot: the empty places must not compete with the days. */
export function SentCell({ value }: { value?: string }): JSX.Element {
  return value ? <>{value}</> : <span className={styles.unsent} role="img" aria-label="not sent" />;
}
