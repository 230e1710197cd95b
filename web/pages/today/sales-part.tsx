import type { JSX } from 'react';
import type { SalesList } from '#modules/customers/contract/sales-today.view.js';
import { useGetSalesTodayQuery, type BranchToday } from './api';
import { KEEPING_UP } from './part';
import { WaitingList, type WaitingListProps } from './waiting-list';

const LISTS: readonly SalesList[] = ['calls', 'followUps', 'silentQuotes', 'toConfirm'];

/** Who waits for a salesperson, list by list. */
export function SalesPart({ branch }: { branch: BranchToday }): JSX.Element {
  const asked = useGetSalesTodayQuery(branch, KEEPING_UP);
  const links: Partial<Record<SalesList, WaitingListProps['link']>> = {
    calls: { to: `/emma/leads?branch=${branch.branchId}`, text: 'New Leads' },
  };
  return (
    <>
      {LISTS.map((list) => (
        <WaitingList key={list} list={list} asked={asked} link={links[list]} />
      ))}
    </>
  );
}
