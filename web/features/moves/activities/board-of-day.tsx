import type { ReactNode } from 'react';
import type { ActivityView } from '../../../../src/modules/moves/contract/activity.view';
import { SCHEDULED } from '../form/activity-parts';
import { useActivityPart } from '../form/customer-context';
import { isScheduleSaved } from '../operations/times-saved';

export interface BoardOfDayProps {
  /** The activity as it is saved. */
  stored: ActivityView | undefined;
  /** The small board of a day; not enabled while its times are not saved. */
  board: (day: string, enabled: boolean) => ReactNode;
}

/** The board of the day that is on screen, under the operations. */
export function BoardOfDay({ stored, board }: BoardOfDayProps): ReactNode {
  const activity = useActivityPart(SCHEDULED);
  const { activityDay } = activity;
  return activityDay && board(activityDay, isScheduleSaved(activity, stored));
}
