import { addDays } from '#kernel/local-date.js';
import { CloneCustomerCommand } from '#modules/moves/commands/clone-customer/clone-customer.command.js';
import { GetCustomerQuery, UpdateCustomerCommand } from '#modules/moves/index.js';
import { seedCall } from './seed-calls-and-mail.js';
import type { DemoContext } from './seed-customer.js';

/** A customer who was moved before calls again: the old contract is cloned to a later day. */
export async function seedRepeatCustomer(
  context: DemoContext,
  formerId: string,
  daysAhead: number,
): Promise<void> {
  const { commands, queries, today } = context;
  const { id } = await commands.execute(new CloneCustomerCommand(formerId));
  const { nounce, move } = await queries.execute(new GetCustomerQuery(id));
  const [first] = move.activities;
  if (!first) return;
  const day = addDays(today, daysAhead);
  await commands.execute(
    new UpdateCustomerCommand(id, {
      nounce,
      move: {
        meta: { requestedDay: day, actualPrice: null },
        activities: [{ _id: first._id, activityDay: day }],
      },
    }),
  );
  const customer = await queries.execute(new GetCustomerQuery(id));
  await seedCall(context, customer, 'Generic', 'Moved with us before and wants the same crew.');
}
