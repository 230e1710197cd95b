import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import type { SalesList, SalesTodayView } from '#modules/customers/contract/sales-today.view.js';
import { DialLink } from '../../shared/ui';
import { Part, type Asked } from './part';
import styles from './today.module.css';
import { reasonOf, sinceOf, toneOf, WAITING_TITLES } from './waiting-labels';

export interface WaitingListProps {
  list: SalesList;
  asked: Asked<SalesTodayView>;
  /** Where all of them are. */
  link?: { to: string; text: string };
}

/** Customers who wait for the same, each with the number to call. */
export function WaitingList({ list, asked, link }: WaitingListProps): JSX.Element {
  const { title, none } = WAITING_TITLES[list];
  const total = asked.currentData?.[list].total;
  return (
    <Part title={title} note={total} link={link} asked={asked}>
      {({ [list]: { customers } }) =>
        customers.length === 0 ? (
          <p className={styles.none}>{none}</p>
        ) : (
          <ul className={styles.list} data-list={list}>
            {customers.map((customer) => {
              const { _id, firstName, lastName, phone } = customer;
              return (
                <li key={_id} className={styles.waiting}>
                  <span className={styles.since} data-tone={toneOf(customer, list)}>
                    {sinceOf(customer)}
                  </span>
                  <span className={styles.what}>
                    <Link to={`/emma/customer/${_id}`}>{`${firstName} ${lastName}`}</Link>
                    <small>{reasonOf(customer)}</small>
                  </span>
                  {phone && (
                    <DialLink
                      className={styles.phone}
                      phone={phone}
                      callee={`${firstName} ${lastName}`}
                    />
                  )}
                </li>
              );
            })}
          </ul>
        )
      }
    </Part>
  );
}
