import { useNavigate } from 'react-router-dom';
import { isLocalDate } from '#kernel/local-date.js';
import { useShortcut } from '../../shared/shortcuts';

export interface CustomerKeysOptions {
  /** Saves what is typed, like a press on Save. */
  save: () => void;
  /** The activities in the order of their tabs. */
  ids: readonly string[];
  select: (activityId: string) => void;
  /** The day on screen and the branch that does the move, as they are typed. */
  day: string | null;
  branchId: string;
}

/** Save, the activities and the board of the day, by keys (R-CUST-23). */
export function useCustomerKeys(options: CustomerKeysOptions): void {
  const { save, ids, select, day, branchId } = options;
  const navigate = useNavigate();
  useShortcut('saveCustomer', save);
  useShortcut('goToActivity', (at) => {
    const id = ids[at];
    if (id) select(id);
  });
  useShortcut(
    'boardOfDay',
    () => void navigate(`/emma/move/${day}?branchId=${branchId}`),
    isLocalDate(day),
  );
}
