import { useCallback, useState } from 'react';
import { counted } from '#kernel/counted.js';
import { useLeaveGuard, type LeaveGuard } from '../../../shared/forms';

/** Another day is in the query of the same address. */
const isOtherDay: LeaveGuard['leaves'] = (to, from) =>
  to.pathname !== from.pathname || to.search !== from.search;

const unsavedLabel = (jobs: number): string =>
  `The times of ${counted(jobs, 'job')} are not saved.`;

/** Which rows of the day on the screen have something typed: the page asks before it is lost. */
export interface TypedRows {
  /** What would be lost, in sentences; none: nothing. */
  unsaved: readonly string[];
  isTyped: (operation: string) => boolean;
  /** A row tells when something in it is typed, or no longer. */
  onTyped: (operation: string, isTyped: boolean) => void;
}

export function useTypedRows(): TypedRows {
  const [typed, setTyped] = useState<ReadonlySet<string>>(() => new Set());
  const unsaved = typed.size === 0 ? [] : [unsavedLabel(typed.size)];
  useLeaveGuard(unsaved, isOtherDay);
  const onTyped = useCallback((operation: string, isTyped: boolean): void => {
    setTyped((before) => {
      if (before.has(operation) === isTyped) return before;
      const others = [...before].filter((one) => one !== operation);
      return new Set(isTyped ? [...others, operation] : others);
    });
  }, []);
  return { unsaved, isTyped: (operation) => typed.has(operation), onTyped };
}
