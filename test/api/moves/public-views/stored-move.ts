import { DEFAULT_DAY_PLANNING } from '#modules/branches/contract/planning.js';
import { CustomerMaker } from '#modules/moves/commands/customer-maker.js';
import { MoveSaver } from '#modules/moves/commands/move-saver.js';
import type { Activity } from '#modules/moves/domain/activity.js';
import type { Move } from '#modules/moves/domain/move.js';
import { UnitOfWork } from '#platform/database/unit-of-work.js';
import type { TestApi } from '../../../support/api/start-test-api.js';
import { dayOf } from './generated-move.js';
import type { GeneratedMove } from './generated-move.js';

class TakenBack extends Error {}

/**
 * Stores a move as every command does, lets `look` read it in the same transaction, and rolls it
 * back.
 */
export async function whileStored<T>(
  api: TestApi,
  generated: GeneratedMove,
  look: (stored: Move) => Promise<T>,
): Promise<T> {
  let seen: { value: T } | undefined;
  const work = api.get(UnitOfWork).run(async () => {
    seen = { value: await look(await store(api, generated)) };
    throw new TakenBack();
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error;
  });
  if (!seen) throw new Error('Nothing was looked at');
  return seen.value;
}

async function store(api: TestApi, generated: GeneratedMove): Promise<Move> {
  const { status, ...values } = generated.customer;
  const customer = await api
    .get(CustomerMaker)
    .make({ branchId: api.branchId, referredBy: 'Web site', ...values });
  const branch = {
    ...{ id: api.branchId, name: 'Oklahoma City', timezone: 'America/Chicago' },
    ...{ latitude: null, longitude: null, planning: DEFAULT_DAY_PLANNING },
  };
  const before: Move = { customer, branch, activities: [] };
  const after: Move = {
    ...before,
    customer: { ...customer, status },
    activities: generated.activities.map((activity) => storedActivity(activity, before)),
  };
  await api.get(MoveSaver).saveNew(before, after);
  return after;
}

function storedActivity(
  generated: GeneratedMove['activities'][number],
  { customer }: Move,
): Activity {
  const { daysOn, operations, ...activity } = generated;
  const day = dayOf({ daysOn });
  return {
    ...activity,
    created: customer.created,
    changedVersion: customer.version,
    activityDay: day,
    operations: operations.map(({ minute, ...operation }) => ({
      ...operation,
      ...{ follows: null, followedBy: null },
      date: new Date(Date.parse(day) + minute * 60_000),
    })),
  };
}
