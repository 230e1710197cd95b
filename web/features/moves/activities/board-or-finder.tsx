import { useMemo, type JSX, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { Day } from '../../../shared/format';
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
import { useAskedFinder } from './asked-finder';
import { BoardOfDay, type BoardOfDayProps } from './board-of-day';

/** What the search for a free time of a day gets. */
export interface FinderSlot extends Pick<CustomerPageState, 'saveFirst' | 'write'> {
  /** As a save would store what is typed. */
  customer: CustomerView;
  stored: CustomerView;
  activityId: string;
  /** Counts how often it was asked for. */
  asked: number;
  /** Where it is the day on screen: what a free time was looked for before. */
  askedDay: Day | null;
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

type FinderOfDayProps = Pick<FinderSlot, 'asked' | 'askedDay' | 'onClose'> &
  Required<Pick<BoardOrFinderProps, 'finder'>>;

function FinderOfDay({ finder, asked, askedDay, onClose }: FinderOfDayProps): ReactNode {
  const { base, saveFirst, settleFigures, write } = useCustomerPage();
  const { activityId } = useActivityScope();
  const { getValues } = useCustomerFields();
  const branchId = useWatch<CustomerValues, 'branchId'>({ name: 'branchId' });
  const job = JSON.stringify([useActivityPart(JOB), branchId]);
  const planned = useMemo(
    () => (job ? plannedCustomer(base, getValues()) : base),
    [base, getValues, job],
  );
  const day = planned.move.activities.find(({ _id }) => _id === activityId)?.activityDay;
  const settledFirst: FinderSlot['saveFirst'] = async () =>
    (await settleFigures(activityId)) ? saveFirst() : null;
  return finder({
    ...{ customer: planned, stored: base, activityId, write, asked, onClose },
    askedDay: day === askedDay ? askedDay : null,
    saveFirst: settledFirst,
  });
}

/** The small board of the day, or free times with their board in its place. */
export function BoardOrFinder({ board, finder }: BoardOrFinderProps): JSX.Element {
  const { asked, askedDay, close } = useAskedFinder();
  return finder && asked > 0 ? (
    <FinderOfDay {...{ finder, asked, askedDay }} onClose={close} />
  ) : (
    <BoardOfDay board={board} />
  );
}
