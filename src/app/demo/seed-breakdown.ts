import type { EmployeeView } from '#modules/employees/contract/employee.view.js';
import { CreateRepairCommand } from '#modules/planning/commands/create-repair/create-repair.command.js';
import { SaveDayNotesCommand } from '#modules/scheduling/commands/save-day-notes/save-day-notes.command.js';
import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import { GetDayViewQuery } from '#modules/scheduling/queries/get-day-view/get-day-view.query.js';
import type { TruckView } from '#modules/trucks/contract/truck.view.js';
import { employee, runAs } from '#platform/actor/actor.js';
import { unlessRefused } from './book-move.js';
import type { StoryContext } from './seed-story.js';

/**
 * A truck of today breaks down now, with a customer's goods on it where the hour allows: the plan desk has ways to
 * repair the day, and the day's alerts lead there. Nobody has decided yet, so that a newcomer can.
 */
export async function seedBreakdown(context: StoryContext): Promise<void> {
  const { commands, queries, work, branch, today } = context;
  const manager = branch.people.find(({ isManager }) => isManager);
  const view = await queries.execute(new GetDayViewQuery(branch.id, today));
  const hit = hitOn(branch.trucks, view.customers, context.clock.now());
  if (!hit || !manager) return;
  const cause = { truckDown: { truck: hit.truck } };
  const repair = new CreateRepairCommand({ branchId: branch.id, day: today, cause, seed: 1 });
  // What a day of the demo has of alerts was written once; this is more urgent.
  const revision = view.notes === '' ? 0 : 1;
  const tell = new SaveDayNotesCommand(branch.id, today, wordsOf(hit), revision);
  await runAs(actorOf(manager), () =>
    unlessRefused(() =>
      work.run(async () => {
        await commands.execute(repair);
        await commands.execute(tell);
      }),
    ),
  );
}

const actorOf = ({ _id, roles }: EmployeeView) =>
  employee({ employeeId: _id, roles }, { requestId: 'demo' });

interface Hit {
  truck: string;
  name: string;
  /** Whose goods are on it; `null` where none are. */
  customer: string | null;
}

const wordsOf = ({ name, customer }: Hit): string =>
  `${name} broke down${customer ? ` with ${customer}’s goods on it` : ''}. The plan desk has ways on.`;

/** The truck of the job under way that has the most jobs to come; without one, that of the most jobs to come. */
function hitOn(
  trucks: readonly TruckView[],
  customers: DayView['customers'],
  now: Date,
): Hit | null {
  const bookings = customers.flatMap((customer) => customer.bookings);
  const isToCome = ({ metaData, operation }: BookingView): boolean =>
    operation.truck !== null && metaData.startTime > now.toISOString();
  const isUnderWay = ({ progress }: BookingView): boolean =>
    progress.started !== null && progress.finished === null;
  const hits = trucks.map(({ _id, name }) => {
    const jobs = bookings.filter(({ operation }) => operation.truck === _id);
    const customer = jobs.find(isUnderWay)?.metaData.customerName ?? null;
    return { truck: _id, name, customer, toCome: jobs.filter(isToCome).length };
  });
  const weight = ({ customer, toCome }: (typeof hits)[number]): number =>
    (customer === null ? 0 : 100) + toCome;
  const [first] = hits.filter((one) => weight(one) > 0).sort((a, b) => weight(b) - weight(a));
  return first ?? null;
}
