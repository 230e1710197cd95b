import { createContext, use, type JSX } from 'react';
import type { CustomerRow } from '#modules/customers/contract/customer-row.view.js';
import { CustomerName } from './customer-name';
import styles from './list.module.css';

/** By the ids of the customers whose name somebody else on the page has: what tells them apart. */
export const NamesakesContext = createContext<ReadonlyMap<string, string>>(new Map());

/** A customer's name; where a namesake is on the page, with what tells them apart. */
export function NameCell({ data }: { data?: CustomerRow }): JSX.Element | null {
  const namesakes = use(NamesakesContext);
  if (!data) return null;
  const detail = namesakes.get(data._id);
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
