import type { JSX } from 'react';
import { addDays } from '#kernel/local-date.js';
import { FigureStrip, useCompareFiguresQuery } from '../../features/reports';
import type { BranchToday } from './api';
import { Part } from './part';

const DAYS = 30;

/** How the last 30 days went: who came, who booked, what it brings. */
export function CompanyPart({ branch }: { branch: BranchToday }): JSX.Element {
  const { branchId, today } = branch;
  const params = { branchId, start: addDays(today, 1 - DAYS), end: today };
  const { currentData, error, refetch } = useCompareFiguresQuery({ kind: 'marketing', params });
  // The figures have an outline of their own.
  const shown = error === undefined ? { figures: currentData } : undefined;
  const address = new URLSearchParams({ start: params.start, end: params.end, branch: branchId });
  return (
    <Part
      title="Last 30 days"
      note="of customers entered since"
      link={{ to: `/emma/report/marketing?${address.toString()}`, text: 'Marketing report' }}
      asked={{ currentData: shown, error, refetch }}
    >
      {({ figures }) => <FigureStrip kind="marketing" figures={figures} />}
    </Part>
  );
}
