import { addDays } from '#kernel/local-date.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { GetCustomerQuery, UpdateCustomerCommand } from '#modules/moves/index.js';
import { bookMove, endMove } from './book-move.js';
import type { PlannedMove, Story } from './day-plan.js';
import { seedCall, seedEmail } from './seed-calls-and-mail.js';
import type { DemoContext } from './seed-customer.js';
import { seedPackingDay } from './seed-packing-day.js';

/** Runs `work` as if it were so many hours after the first call, but never later than now. */
export type Later = <T>(hours: number, work: () => Promise<T>) => Promise<T>;

/** Hours: older autobookings have had their first call; the oldest are urgent again by now. */
const CALLED_AFTER_HOURS = 10;
const CALLED: ReadonlySet<Story> = new Set(['called', 'quoted', 'booked', 'unassigned']);
const CONFIRMED: ReadonlySet<Story> = new Set(['confirmed', 'reconfirm']);
/** Moves older than this keep their story but get no emails. */
const LETTERS_SINCE_DAYS = 21;

/** What happened to a customer after the first call. */
export async function followUp(
  context: DemoContext,
  plan: PlannedMove,
  customer: CustomerView,
  at: Later,
): Promise<void> {
  const { story } = plan;
  if (story === 'lead') return;
  if (CALLED.has(story)) {
    await at(1, () =>
      seedCall(context, customer, 'Generic', 'Talked through the inventory and the price.'),
    );
  }
  if (story === 'autobooking') {
    await bookMove(context, { ...plan, story: 'booked' }, customer);
    if ((plan.hoursAgo ?? 0) > CALLED_AFTER_HOURS) {
      await at(3, () =>
        seedCall(context, customer, 'AutobookFirstCall', 'Left a message, will try again.'),
      );
    }
    return;
  }
  const recent = plan.day >= addDays(context.today, -LETTERS_SINCE_DAYS);
  const hasLetters = recent && story !== 'cancelled' && story !== 'called';
  if (hasLetters) await at(2, () => seedEmail(context, customer, 'rfq'));
  await at(20, () => bookMove(context, plan, customer));
  if (story === 'booked' && plan.packs) await seedPackingDay(context, plan, customer._id);
  if (CONFIRMED.has(story) || (story === 'done' && recent)) await confirm(context, customer, at);
  if (story === 'reconfirm') await at(30, () => raisePrice(context, customer._id));
  await at(40, () => endMove(context, plan, customer._id));
}

/** Only a committed move can be confirmed; somebody else may have taken a slot. */
async function confirm(context: DemoContext, customer: CustomerView, at: Later): Promise<void> {
  const { move } = await context.queries.execute(new GetCustomerQuery(customer._id));
  if (move.activities.some(({ state }) => state !== 'committed')) return;
  await at(24, () => seedEmail(context, customer, 'confirmation'));
  await at(26, () => seedCall(context, customer, 'CourtesyCall', 'Confirmed time and address.'));
}

/** A higher rate changes the total that was confirmed. */
async function raisePrice({ commands, queries }: DemoContext, customerId: string): Promise<void> {
  const { nounce, move } = await queries.execute(new GetCustomerQuery(customerId));
  const meta = { rate: (move.meta.rate ?? 55) + 4 };
  await commands.execute(new UpdateCustomerCommand(customerId, { nounce, move: { meta } }));
}
