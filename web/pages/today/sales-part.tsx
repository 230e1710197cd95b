import type { JSX } from 'react';
import type { SalesList } from '#modules/customers/contract/sales-today.view.js';
import { useGetSalesTodayQuery, type BranchToday } from './api';
import { KEEPING_UP } from './part';
import { WaitingList, type WaitingListProps } from './waiting-list';

export interface SalesPartProps {
  branch: BranchToday;
  lists: readonly SalesList[];
}

/** The customers list, narrowed down to the same. */
const listOf = ({ branchId }: BranchToday, filters: string): string =>
  `/emma/customer?branch=${branchId}&${filters}`;

/** Some of the lists of who waits for a salesperson; they are asked for once. */
export function SalesPart({ branch, lists }: SalesPartProps): JSX.Element {
  const asked = useGetSalesTodayQuery(branch, KEEPING_UP);
  const links: Partial<Record<SalesList, WaitingListProps['link']>> = {
    calls: { to: `/emma/leads?branch=${branch.branchId}`, text: 'New Leads' },
    // The list has no filter that leaves out what the next part counts.
    followUps: {
      to: listOf(branch, 'activityFrom=0d&silentDays=1'),
      text: 'All, with silent quotes',
    },
    silentQuotes: { to: listOf(branch, 'activityFrom=0d&silentDays=3&sent=rfq'), text: 'All' },
    toConfirm: { to: listOf(branch, 'activityFrom=0d&activityTo=7d&confirmed=no'), text: 'All' },
  };
  return (
    <>
      {lists.map((list) => (
        <WaitingList key={list} list={list} asked={asked} link={links[list]} />
      ))}
    </>
  );
}
