import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import type { CustomerStatus } from '#modules/moves/contract/move-terms.js';
import styles from './list.module.css';

export interface CustomerNameProps {
  customer: { _id: string; firstName: string; lastName: string; status?: CustomerStatus };
}

/** A customer's name that links to their page; a red asterisk marks inactive ones. */
export function CustomerName({ customer }: CustomerNameProps): JSX.Element {
  const { _id, firstName, lastName, status } = customer;
  return (
    <>
      <Link to={`/emma/customer/${_id}`} tabIndex={-1}>
        {`${firstName} ${lastName}`.trim()}
      </Link>
      {status === 'inactive' && (
        <span className={styles.inactive} role="img" aria-label="inactive" title="Inactive">
          *
        </span>
      )}
    </>
  );
}
