import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type JSX,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router-dom';
import type { Day } from '../../../shared/format';
import { askedDayIn, useOpening } from '../../../shared/pages';
import { useShortcut } from '../../../shared/shortcuts';
import { useActivityScope, useCustomerPage } from '../form/customer-context';

interface AskedFinder {
  /** How often free times were asked for since they were closed; 0: they are not asked for. */
  asked: number;
  /** The day for which a free time was looked for before the customer was entered; null: none was. */
  askedDay: Day | null;
  close: () => void;
}

const AskedFinderContext = createContext<AskedFinder>({
  ...{ asked: 0, askedDay: null },
  close: () => undefined,
});

/** Gives the focus back, or to the board, if it was in what closed. */
function refocus(before: Element | null): void {
  const isLost = (): boolean => document.activeElement === document.body;
  requestAnimationFrame(() => {
    if (isLost() && before instanceof HTMLElement && before.isConnected) before.focus();
    if (isLost()) document.querySelector<HTMLElement>('[data-board-of-day]')?.focus();
  });
}

/**
 * Hears that free times are asked for, from the first drawing of the page on: where they are shown is
 * drawn turns later. Those of another day are asked for anew.
 */
export function AskedFinderKept(props: { isThere: boolean; children: ReactNode }): JSX.Element {
  const { isThere, children } = props;
  const { editable } = useCustomerPage();
  const { activityId } = useActivityScope();
  const [kept, setKept] = useState({ activityId, asked: 0 });
  if (kept.activityId !== activityId) setKept({ activityId, asked: 0 });
  const { asked } = kept;
  const [isOpening, setOpening] = useOpening('slot');
  useEffect(() => {
    if (!isOpening) return;
    setOpening(false);
    setKept({ activityId, asked: 1 });
  }, [isOpening, setOpening, activityId]);
  const state: unknown = useLocation().state;
  // A tab of the page has an address of its own, without it.
  const [askedDay] = useState(() => askedDayIn(state));
  const before = useRef<Element | null>(null);
  useShortcut(
    'findSlot',
    () => {
      if (asked === 0) before.current = document.activeElement;
      setKept({ activityId, asked: asked + 1 });
    },
    editable && isThere,
  );
  const close = useCallback(() => {
    setKept((now) => ({ ...now, asked: 0 }));
    refocus(before.current);
  }, []);
  const value = useMemo(() => ({ asked, askedDay, close }), [asked, askedDay, close]);
  return <AskedFinderContext value={value}>{children}</AskedFinderContext>;
}

/** Whether free times are asked for in the place of the day's board. */
export const useAskedFinder = (): AskedFinder => useContext(AskedFinderContext);
