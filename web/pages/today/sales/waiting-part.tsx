import type { JSX, ReactNode } from 'react';
import type { SalesList } from '#modules/customers/contract/sales-today.view.js';
import type { BranchToday } from '../api';
import { Part } from '../part';
import today from '../today.module.css';
import styles from './sales.module.css';
import { useWaiting } from './use-waiting';
import { useWaitingActs } from './use-waiting-acts';
import { WAITING_TITLES } from './waiting-labels';
import { WaitingRows } from './waiting-rows';

export interface WaitingPartProps {
  branch: BranchToday;
  list: SalesList;
  /** Above the rows. */
  children?: ReactNode;
}

/** The customers list, narrowed down to the same. */
const listOf = ({ branchId }: BranchToday, filters: string): string =>
  `/emma/customer?branch=${branchId}&activityFrom=0d&${filters}`;

/** Where all of them are. */
const linkOf = (branch: BranchToday, list: SalesList): { to: string; text: string } =>
  ({
    calls: { to: `/emma/leads?branch=${branch.branchId}`, text: 'New Leads' },
    // The list has no filter that leaves out what the next part counts.
    followUps: { to: listOf(branch, 'silentDays=1'), text: 'All, with silent quotes' },
    silentQuotes: { to: listOf(branch, 'silentDays=3&sent=rfq'), text: 'All' },
    toConfirm: { to: listOf(branch, 'activityTo=7d&confirmed=no'), text: 'All' },
  })[list];

/** The only one is the next to be called. */
const ABOVE = 'Only the one above.';

/** Customers who wait for the same, but for the one who is called next. */
export function WaitingPart({ branch, list, children }: WaitingPartProps): JSX.Element {
  const { asked, next } = useWaiting(branch);
  const acts = useWaitingActs();
  const { title, none } = WAITING_TITLES[list];
  return (
    <Part
      title={title}
      note={asked.currentData?.[list].total}
      link={linkOf(branch, list)}
      asked={asked}
    >
      {({ [list]: { customers, total } }) => {
        const others = customers.filter(({ _id }) => _id !== next?.customer._id);
        return (
          <div className={styles.queue}>
            {children}
            {others.length > 0 && <WaitingRows {...{ list, acts }} customers={others} />}
            {others.length === 0 && !children && (
              <p className={today.none}>{total === 0 ? none : ABOVE}</p>
            )}
          </div>
        );
      }}
    </Part>
  );
}
