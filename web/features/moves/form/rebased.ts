import { localDateOf } from '#kernel/local-date.js';
import { moveToDay, moveToZone, moveWindow } from '#modules/moves/contract/operation-times.js';
import type { ActivityValues, CustomerValues, OperationValues } from './values';

/** Zones in which times are shown before and after. */
interface Zones {
  from: string;
  to: string;
}

/** The arrival window at the same time of day on that day. */
function windowOn({ arrivalWindow }: OperationValues, day: string, zones: Zones) {
  if (!arrivalWindow) return null;
  const { from, to } = moveWindow(arrivalWindow, day, zones);
  return { from: from.toISOString(), to: to.toISOString() };
}

/** The operations at their time of day on another day. */
export const onDay = (
  operations: readonly OperationValues[],
  day: string,
  timezone: string,
): OperationValues[] =>
  operations.map((operation) => ({
    ...operation,
    date: moveToDay(operation.date, day, timezone).toISOString(),
    arrivalWindow: windowOn(operation, day, { from: timezone, to: timezone }),
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
          arrivalWindow: windowOn(operation, localDateOf(new Date(operation.date), from), {
            from,
            to,
          }),
        })),
      }));

/** A customer's move with each operation at the same local time in another zone. */
export const moveInZone = (
  { move, branch }: CustomerValues,
  to: string,
): CustomerValues['move'] => ({
  ...move,
  activities: inZone(move.activities, branch.timezone, to),
});
