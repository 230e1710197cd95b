import { useState } from 'react';
import { showWeekday, type Day } from '../../shared/format';
import { toast } from '../../shared/ui';

const keyOf = (branchId: string): string => `emma.today.printed.${branchId}`;

/** Whether a day's sheets were opened for printing in this browser; with a way back, as paper may jam. */
export function useSheetsPrinted(
  branchId: string,
  day: Day,
): { isPrinted: boolean; print: () => void } {
  const [, setTold] = useState(0);
  const keep = (kept: Day | null): void => {
    if (kept === null) localStorage.removeItem(keyOf(branchId));
    else localStorage.setItem(keyOf(branchId), kept);
    setTold((count) => count + 1);
  };
  return {
    isPrinted: localStorage.getItem(keyOf(branchId)) === day,
    print: () => {
      keep(day);
      toast.info(`Day sheets of ${showWeekday(day)} are open to print.`, {
        undo: () => keep(null),
      });
    },
  };
}
