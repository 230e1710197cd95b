import { moveToDay, moveToZone } from '#modules/moves/contract/operation-times.js';
import type { ActivityValues, OperationValues } from './values';

/** The operations at their time of day on another day. */
export const onDay = (
  operations: readonly OperationValues[],
  day: string,
  timezone: string,
): OperationValues[] =>
  operations.map((operation) => ({
    ...operation,
    date: moveToDay(operation.date, day, timezone).toISOString(),
  }));

/** The activities with each operation at the same local time in another zone. */
export const inZone = (
  activities: readonly ActivityValues[],
  from: string,
  to: string,
): ActivityValues[] =>
  from === to
    ? [...activities]
    : activities.map((activity) => ({
        ...activity,
        operations: activity.operations.map((operation) => ({
          ...operation,
          timezone: to,
          date: moveToZone(operation.date, from, to).toISOString(),
        })),
      }));
