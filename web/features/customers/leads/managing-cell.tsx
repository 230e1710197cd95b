import { use, type JSX } from 'react';
import type { LeadRow } from '#modules/customers/contract/lead-row.view.js';
import { viewersOfContract } from '../../../shared/realtime';
import { Avatar } from '../../../shared/ui';
import styles from './leads.module.css';
import { ViewersContext } from '../people';

/** The people who have this customer's page open now. */
export function ManagingCell({ data }: { data?: LeadRow }): JSX.Element | null {
  const { people, live } = use(ViewersContext);
  if (!data) return null;
  const viewers = viewersOfContract(live, data._id, data.viewers);
  return (
    <span className={styles.people}>
      {viewers.flatMap((id) => {
        const person = people.get(id);
        return person ? [<Avatar key={id} person={person} />] : [];
      })}
    </span>
  );
}
