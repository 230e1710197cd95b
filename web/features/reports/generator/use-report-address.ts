import { useCallback, useContext, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isLocalDate } from '#kernel/local-date.js';
import { todayIn, type Day } from '../../../shared/format';
import { DayZone } from '../../../shared/forms';
import { previousMonth } from './previous-month';

export const ALL_BRANCHES = 'all';

/** What a report is about, as the form and the page's address have it. */
export interface ReportChoice {
  start: Day;
  end: Day;
  /** A branch's id, or `all`. */
  branchId: string;
}

interface ReportAddress {
  /** What is on screen: the previous month of all branches if the address has no days. */
  asked: ReportChoice;
  ask: (choice: ReportChoice) => void;
}

/** The page's address says which report is on screen, so that it can be bookmarked and sent. */
export function useReportAddress(): ReportAddress {
  const [address, setAddress] = useSearchParams();
  // Reports of several branches begin and end by the days of the one that is viewed.
  const today = todayIn(useContext(DayZone));
  const asked = useMemo(
    () => readChoice(address) ?? { ...previousMonth(today), branchId: ALL_BRANCHES },
    [address, today],
  );
  const ask = useCallback(
    ({ start, end, branchId }: ReportChoice) =>
      setAddress({ start, end, ...(branchId !== ALL_BRANCHES && { branch: branchId }) }),
    [setAddress],
  );
  return { asked, ask };
}

function readChoice(address: URLSearchParams): ReportChoice | null {
  const [start, end] = [address.get('start'), address.get('end')];
  if (!isLocalDate(start) || !isLocalDate(end) || end < start) return null;
  return { start, end, branchId: address.get('branch') ?? ALL_BRANCHES };
}
