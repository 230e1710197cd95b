import { useHotkeys, type HotkeyItem } from '@mantine/hooks';
import { useNavigate } from 'react-router-dom';
import { isLocalDate } from '#kernel/local-date.js';

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

const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** By its place on the keyboard: Option and 1 type ¡ on a Mac. */
const BY_PLACE = { usePhysicalKeys: true };

const isAsked = (): boolean => document.querySelector('[role="dialog"]') !== null;

/** Ctrl+S saves, Alt+1 to 9 goes to an activity, B to the board of the day (R-CUST-23). */
export function useCustomerKeys(options: CustomerKeysOptions): void {
  const { save, ids, select, day, branchId } = options;
  const navigate = useNavigate();
  const unlessAsked = (act: () => void) => (): void => {
    if (!isAsked()) act();
  };
  const goTo = (at: number): void => {
    const id = ids[at];
    if (id) select(id);
  };
  useHotkeys(
    [
      ['mod+S', unlessAsked(save)],
      ...NINE.map((key, at): HotkeyItem => [
        `alt+Digit${key}`,
        unlessAsked(() => goTo(at)),
        BY_PLACE,
      ]),
    ],
    [],
    true,
  );
  useHotkeys([
    [
      'B',
      unlessAsked(() => {
        if (isLocalDate(day)) void navigate(`/emma/move/${day}?branchId=${branchId}`);
      }),
    ],
  ]);
}
