import type { IsAbout } from '#platform/history/undoing.js';

/** What was done to an operation. */
export const toOperation =
  (operationId: string): IsAbout =>
  ({ entity, changes }) =>
    entity === 'customer' &&
    changes.some(({ field }) => field.includes(`.operations.${operationId}.`));

/** What was done to an activity. */
export const toActivity =
  (activityId: string): IsAbout =>
  ({ entity, changes }) =>
    entity === 'customer' &&
    changes.some(({ field }) => field.startsWith(`move.activities.${activityId}.`));
