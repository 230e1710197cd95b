import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import type {
  SalesList,
  WaitingCustomerView,
} from '#modules/customers/contract/sales-today.view.js';
import { showDollars } from '../../../shared/format';
import { DialLink } from '../../../shared/ui';
import styles from './sales.module.css';
import { FROM_TODAY, type WaitingActs } from './use-waiting-acts';
import { WaitingAct } from './waiting-act';
import { movesOf, reasonOf, sinceOf, toneOf } from './waiting-labels';

export interface WaitingRowsProps {
  list: SalesList;
  customers: readonly WaitingCustomerView[];
  acts: WaitingActs;
}

/** Customers who wait for the same, each with what is to be done. */
export function WaitingRows({ list, customers, acts }: WaitingRowsProps): JSX.Element {
  return (
    <ul className={styles.list} data-list={list}>
      {customers.map((customer) => (
        <WaitingRow key={customer._id} {...{ customer, list, acts }} />
      ))}
    </ul>
  );
}

interface WaitingRowProps extends Omit<WaitingRowsProps, 'customers'> {
  customer: WaitingCustomerView;
}

function WaitingRow({ customer, list, acts }: WaitingRowProps): JSX.Element {
  const { _id, firstName, lastName, phone, quoted } = customer;
  const name = `${firstName} ${lastName}`;
  return (
    <li className={styles.row} data-row data-waiting={_id}>
      <span className={styles.since} data-tone={toneOf(customer, list)}>
        {sinceOf(customer)}
      </span>
      <span className={styles.what}>
        <Link to={`/emma/customer/${_id}`} state={FROM_TODAY} data-walk>
          {name}
        </Link>
        <small>{reasonOf(customer)}</small>
      </span>
      <span className={styles.phone}>
        {phone && <DialLink phone={phone} callee={name} className={styles.number} />}
      </span>
      <span className={styles.quote}>
        {quoted !== null && showDollars(quoted)}
        <small>{movesOf(customer)}</small>
      </span>
      <WaitingAct {...{ customer, list, acts }} />
    </li>
  );
}
