import { readMove } from '../../../support/given/given-move.js';
import type { TestApi } from '../../../support/api/start-test-api.js';
import type { BoardState } from './board-state.js';

/** What people at a board change, and what follows from it. */
const CHANGING = new Set([
  ...['truck', 'unassigned', 'date', 'duration', 'arrivalWindow', 'activityDay', 'state'],
  ...['bookingStart', 'bookingDuration', 'jobStart', 'jobDuration'],
  ...['hasPrevDayActivity', 'hasNextDayActivity'],
]);

/** All that customers have of their days besides: nothing that happens on a board may leave a trace in it. */
export async function steadyOf(
  api: TestApi,
  { customers }: BoardState,
): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const id of Object.keys(customers)) {
    const { customer } = await readMove(api, id);
    const text = JSON.stringify(customer.move.activities, (key, value: unknown) =>
      CHANGING.has(key) ? undefined : value,
    );
    found[id] = JSON.parse(text);
  }
  return found;
}
