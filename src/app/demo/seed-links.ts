import { addDays } from '#kernel/local-date.js';
import type { LocalDate } from '#kernel/local-date.js';
import { versionOf } from '#modules/moves/contract/version.js';
import { FollowOperationCommand } from '#modules/scheduling/commands/follow-operation/follow-operation.command.js';
import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import { GetDayViewQuery } from '#modules/scheduling/queries/get-day-view/get-day-view.query.js';
import { unlessRefused } from './book-move.js';
import type { DemoContext } from './seed-customer.js';

/** Days from today on which some trucks drive straight from one move to the next, and how many do. */
const LINKED = { from: 0, to: 3, trucks: 2 };

/** Lets a few trucks of the coming days drive straight to their next move. */
export async function seedLinks(context: DemoContext): Promise<void> {
  const { queries, branch, today } = context;
  for (let offset = LINKED.from; offset <= LINKED.to; offset += 1) {
    const day: LocalDate = addDays(today, offset);
    const view = await queries.execute(new GetDayViewQuery(branch.id, day));
    for (const pair of pairsOn(view).slice(0, LINKED.trucks)) await link(context, pair);
  }
}

interface Pair {
  before: BookingView;
  next: BookingView;
}

/** The first two moves of each truck that has two, of customers of one truck each. */
function pairsOn({ customers }: Pick<DayView, 'customers'>): Pair[] {
  const bookings = customers
    .filter((customer) => customer.bookings.length === 1)
    .flatMap((customer) => customer.bookings)
    .sort((a, b) => a.metaData.startTime.localeCompare(b.metaData.startTime));
  const trucks = new Set(bookings.flatMap(({ operation }) => operation.truck ?? []));
  return [...trucks].flatMap((truck) => {
    const [before, next] = bookings.filter(({ operation }) => operation.truck === truck);
    return before && next ? [{ before, next }] : [];
  });
}

const versionIn = ({ metaData }: BookingView): number => versionOf(metaData.nounce);

async function link(
  { commands, work, branch }: DemoContext,
  { before, next }: Pair,
): Promise<void> {
  const follow = new FollowOperationCommand({
    branchId: branch.id,
    operationId: next.operation._id,
    version: versionIn(next),
    afterId: before.operation._id,
    afterVersion: versionIn(before),
  });
  await unlessRefused(() => work.orNothing(() => commands.execute(follow)));
}
