import type { CommandBus, QueryBus } from '@nestjs/cqrs';
import { addDays, instantAt } from '#kernel/local-date.js';
import type { LocalDate } from '#kernel/local-date.js';
import { HOUR_MS } from '#kernel/time-window.js';
import type { ActivityView } from '#modules/moves/contract/activity.view.js';
import type { SaveKnownActivityDto } from '#modules/moves/contract/save-move.dto.js';
import type { SaveLocationDto } from '#modules/moves/contract/save-location.dto.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { RefreshDriveTimesProcessor } from '#modules/moves/processors/refresh-drive-times.processor.js';
import type { BookedDrives } from '#modules/moves/index.js';
import {
  CreateMoveCommand,
  GetCustomerQuery,
  UpdateCustomerCommand,
} from '#modules/moves/index.js';
import type { UnitOfWork } from '#platform/database/unit-of-work.js';
import type { Chance } from './chance.js';
import { FIRST_NAMES, LAST_NAMES, SOURCES } from './company.js';
import type { PlannedMove } from './day-plan.js';
import type { SeededBranch } from './seed-branch.js';
import type { DemoLetters } from './letters.js';
import { fittingStops, misjudgedStops, type PlannedWork } from './fitting-stops.js';
import { demoStops } from './stops.js';

/** The buses, and the branch that the customer belongs to. */
export interface DemoContext {
  commands: CommandBus;
  queries: QueryBus;
  work: UnitOfWork;
  branch: SeededBranch;
  today: LocalDate;
  letters: DemoLetters;
  /** The branch promises spans of time. */
  promisesWindows?: boolean;
}

/**
 * A customer with stops, an estimate typed by hand and operations at the planned time, not booked
 * yet.
 */
export async function seedCustomer(
  context: DemoContext,
  plan: PlannedMove,
  chance: Chance,
): Promise<CustomerView> {
  const { commands, queries, branch } = context;
  const { id } = await commands.execute(
    new CreateMoveCommand({
      customer: {
        ...contactOf(context, chance),
        branchId: branch.id,
        autobooking: plan.story === 'autobooking',
      },
      requestedDay: plan.day,
    }),
  );
  const customer = await queries.execute(new GetCustomerQuery(id));
  const activity = customer.move.activities[0];
  if (!activity) throw new Error('A new customer with a day has an activity');
  const body = {
    nounce: customer.nounce,
    move: { activities: [detailsOf(activity, plan, context, chance)] },
  };
  await commands.execute(new UpdateCustomerCommand(id, body));
  // The maps service is asked right away, instead of later by the job.
  const route = { customerId: id, activityId: activity._id };
  await new RefreshDriveTimesProcessor(commands, queries, NOT_BOOKED).handle(route);
  return queries.execute(new GetCustomerQuery(id));
}

/** Nothing of a new customer is on a truck yet. */
const NOT_BOOKED: BookedDrives = { fit: () => Promise.resolve() };

function contactOf({ branch }: DemoContext, chance: Chance) {
  const firstName = chance.pick(FIRST_NAMES);
  const lastName = chance.pick(LAST_NAMES);
  const plain = `${firstName}.${lastName}`.normalize('NFD').replace(/[^A-Za-z.]/g, '');
  return {
    firstName,
    lastName,
    email: `${plain.toLowerCase()}${chance.whole(1, 999)}@mail.example`,
    phone: `${branch.demo.phone.slice(0, 3)}555${chance.whole(1000, 9999)}`,
    phoneType: chance.happens(0.85) ? ('Mobile' as const) : ('Landline' as const),
    referredBy: chance.pick(SOURCES),
    notes: chance.happens(0.12) ? 'Prefers to be called after five.' : '',
  };
}

function detailsOf(
  activity: ActivityView,
  plan: PlannedMove,
  { branch, promisesWindows }: DemoContext,
  chance: Chance,
): SaveKnownActivityDto {
  const { timezone } = branch.demo;
  const date = instantAt(plan.day, plan.startMinutes, timezone).toISOString();
  const trucks = plan.story === 'partial' ? 2 : 1;
  const moverCount = chance.happens(0.35) ? 3 : 2;
  const early = plan.startMinutes < 9 * 60 && chance.happens(0.1);
  const operation = {
    date,
    duration: plan.duration,
    moverCount,
    earlyStart: early,
    earlyStartNotes: early ? 'Keys are handed over at eight, call on arrival.' : '',
    ...(promisesWindows && arrivalOf(plan, timezone)),
  };
  const [known] = activity.operations;
  const work = { estHours: plan.duration, numMovers: moverCount * trucks, truckCount: trucks };
  return {
    _id: activity._id,
    ...work,
    notes: chance.happens(0.1) ? 'Baby grand piano: bring the board and four straps.' : '',
    locations: asEstimated(demoStops(branch.addresses, chance), work, plan),
    operations: [{ ...operation, ...(known ? { _id: known._id } : {}) }, operation].slice(
      0,
      trucks,
    ),
  };
}

/** Two of three customers are promised two hours, the others their start. */
function arrivalOf({ day, startMinutes, truck, leadDays }: PlannedMove, timezone: string) {
  if ((truck + leadDays) % 3 === 0) return {};
  const at = (minutes: number): string => instantAt(day, minutes, timezone).toISOString();
  return { arrivalWindow: { from: at(startMinutes), to: at(startMinutes + 120) } };
}

/** A few are estimated badly, to show what that looks like on the board. */
const asEstimated = (
  stops: SaveLocationDto[],
  work: PlannedWork,
  { truck, leadDays }: PlannedMove,
): SaveLocationDto[] =>
  (truck * 5 + leadDays) % 11 === 0 ? misjudgedStops(stops, work) : fittingStops(stops, work);

/** When the customer called: some days before the move, but at least an hour ago. */
export function callTimeOf(plan: PlannedMove, today: LocalDate, now: Date, timezone: string): Date {
  if (plan.hoursAgo !== undefined) return new Date(now.getTime() - plan.hoursAgo * HOUR_MS);
  const before = plan.day < today ? plan.day : today;
  const minutes = 9 * 60 + ((plan.leadDays * 37 + plan.truck * 53) % 480);
  const called = instantAt(addDays(before, -plan.leadDays), minutes, timezone);
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  return called < hourAgo ? called : hourAgo;
}
