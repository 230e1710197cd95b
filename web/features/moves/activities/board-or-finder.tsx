import { useCallback, useMemo, useRef, useState, type JSX, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { useShortcut } from '../../../shared/shortcuts';
import { SCHEDULED } from '../form/activity-parts';
import {
  useActivityPart,
  useActivityScope,
  useCustomerFields,
  useCustomerPage,
  type CustomerPageState,
} from '../form/customer-context';
import { plannedCustomer } from '../form/planned-customer';
import type { CustomerValues } from '../form/values';
import { BoardOfDay, type BoardOfDayProps } from './board-of-day';

/** What the search for a free time of a day gets. */
export interface FinderSlot extends Pick<CustomerPageState, 'saveFirst' | 'write'> {
  /** As a save would store what is typed. */
  customer: CustomerView;
  stored: CustomerView;
  activityId: string;
  /** Counts how often it was asked for. */
  asked: number;
  onClose: () => void;
}

export interface BoardOrFinderProps extends BoardOfDayProps {
  finder?: (slot: FinderSlot) => ReactNode;
}

/** What a search depends on. */
const JOB = [
  ...SCHEDULED,
  ...(['locations', 'numMovers', 'truckCount', 'estHours', 'transitInfo'] as const),
] as const;

type FinderOfDayProps = Pick<FinderSlot, 'asked' | 'onClose'> &
  Required<Pick<BoardOrFinderProps, 'finder'>>;

function FinderOfDay({ finder, asked, onClose }: FinderOfDayProps): ReactNode {
  const { base, saveFirst, write } = useCustomerPage();
  const { activityId } = useActivityScope();
  const { getValues } = useCustomerFields();
  const branchId = useWatch<CustomerValues, 'branchId'>({ name: 'branchId' });
  const job = JSON.stringify([useActivityPart(JOB), branchId]);
  const planned = useMemo(
    () => (job ? plannedCustomer(base, getValues()) : base),
    [base, getValues, job],
  );
  return finder({
    ...{ customer: planned, stored: base, activityId, saveFirst, write, asked, onClose },
  });
}

/** Gives the focus back, or to the board, if it was in what closed. */
function refocus(before: Element | null): void {
  const isLost = (): boolean => document.activeElement === document.body;
  requestAnimationFrame(() => {
    if (isLost() && before instanceof HTMLElement && before.isConnected) before.focus();
    if (isLost()) document.querySelector<HTMLElement>('[data-board-of-day]')?.focus();
  });
}

/** The small board of the day, or free times with their board in its place. */
export function BoardOrFinder({ board, finder }: BoardOrFinderProps): JSX.Element {
  const { editable } = useCustomerPage();
  const [asked, setAsked] = useState(0);
  const before = useRef<Element | null>(null);
  useShortcut(
    'findSlot',
    () => {
      if (asked === 0) before.current = document.activeElement;
      setAsked(asked + 1);
    },
    editable && finder !== undefined,
  );
  const close = useCallback(() => {
    setAsked(0);
    refocus(before.current);
  }, []);
  return finder && asked > 0 ? (
    <FinderOfDay {...{ finder, asked }} onClose={close} />
  ) : (
    <BoardOfDay board={board} />
  );
}
