import { HOUR_MS } from '#kernel/time-window.js';
import type { Role } from '#kernel/permission.js';
import { employee, runAs } from '#platform/actor/actor.js';
import type { Actor } from '#platform/actor/actor.js';
import type { Clock } from '#platform/clock/clock.js';
import type { Db } from '#platform/database/db.js';
import type { UnitOfWork } from '#platform/database/unit-of-work.js';
import type { Chance } from './chance.js';
import type { PlannedMove } from './day-plan.js';
import { followUp } from './follow-up.js';
import type { SeededBranch } from './seed-branch.js';
import { callTimeOf, seedCustomer } from './seed-customer.js';
import type { DemoContext } from './seed-customer.js';

export interface StoryContext extends DemoContext {
  clock: Clock;
  db: Db;
  /** When the story is told: nothing in it happens later. */
  now: Date;
}

/**
 * One customer from the first call to what became of it, each step as if it were done at its time.
 * Returns the customer's id.
 */
export function seedStory(
  context: StoryContext,
  plan: PlannedMove,
  chance: Chance,
): Promise<string> {
  const { branch, clock, now, today } = context;
  const called = callTimeOf(plan, today, now, branch.demo.timezone);
  const at = <T>(hoursLater: number, work: () => Promise<T>): Promise<T> => {
    const then = Math.min(called.getTime() + hoursLater * HOUR_MS, now.getTime());
    return clock.at(new Date(then), work);
  };
  return runAs(sellerOf(branch, chance), () =>
    atOnce(context, async () => {
      const customer = await at(0, () => seedCustomer(context, plan, chance));
      await followUp(context, plan, customer, at);
      return customer._id;
    }),
  );
}

/**
 * One transaction for a whole story: fast, and no worker sees an email before it is in the
 * mailbox. Nobody waits for the disk: a lost demo can be loaded again.
 */
export function atOnce<T>(
  { work, db }: { work: UnitOfWork; db: Db },
  story: () => Promise<T>,
): Promise<T> {
  return work.run(async () => {
    await db.execute('set local synchronous_commit to off');
    return story();
  });
}

export function sellerOf({ people }: SeededBranch, chance: Chance): Actor {
  const seller = chance.pick(people.filter(({ isSales }) => isSales));
  const roles: Role[] = seller.roles;
  return employee({ employeeId: seller._id, roles }, { requestId: 'demo' });
}
