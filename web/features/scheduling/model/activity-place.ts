import { wallMinutesOf } from '#kernel/local-date.js';
import type { ActivityView } from '#modules/moves/contract/activity.view.js';
import { showClock } from '#modules/scheduling/contract/board-rules.js';
import type { ExpectedActivity } from '#modules/scheduling/contract/expectations.js';

/** Where an activity is: its day, and each truck's part with row, start and hours. */
export const activityPlace = ({ activityDay, operations }: ActivityView): ExpectedActivity => ({
  activityDay,
  operations: operations.map(({ _id, truck, unassigned, date, timezone, duration }) => ({
    ...{ _id, truck, unassigned, duration },
    start: showClock(wallMinutesOf(new Date(date), timezone)),
  })),
});
