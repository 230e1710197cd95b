import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { addDays, localDateOf } from '#kernel/local-date.js';
import type { LocalDate } from '#kernel/local-date.js';
import { UpdateCompanyCommand } from '#modules/company/commands/update-company/update-company.command.js';
import type { EmployeeView } from '#modules/employees/contract/employee.view.js';
import { SaveReferrersCommand } from '#modules/referrers/commands/save-referrers/save-referrers.command.js';
import { Clock } from '#platform/clock/clock.js';
import { Db } from '#platform/database/db.js';
import { UnitOfWork } from '#platform/database/unit-of-work.js';
import { MOVE_DEFAULTS } from '#modules/moves/domain/defaults.js';
import { Chance } from '../../../src/app/demo/chance.js';
import { DEMO_BRAND, DEMO_BRANCHES, SOURCES } from '../../../src/app/demo/company.js';
import { planInquiries, planMoves } from '../../../src/app/demo/day-plan.js';
import type { PlannedMove } from '../../../src/app/demo/day-plan.js';
import { DemoLetters } from '../../../src/app/demo/letters.js';
import { seedBranch } from '../../../src/app/demo/seed-branch.js';
import { seedCrews } from '../../../src/app/demo/seed-crews.js';
import { seedStory } from '../../../src/app/demo/seed-story.js';
import { stampScene } from './stamp-scene.js';

/** One branch of the demo company, with as much around one day as the pictures show. */
export interface Scene {
  branchId: string;
  today: LocalDate;
  /** A day whose times the office completes. */
  closedDay: LocalDate;
  /** A customer with a quote and no booking, who moves in some days. */
  quotedId: string;
  people: Record<'admin' | 'sales' | 'lead', EmployeeView>;
}

const SEED = 20_261_117;
/** Longer than the minimum, so that the quote is a range; the page asks about its form's own default. */
const LONG_HOURS = 3;
const QUOTED_DAYS = { from: 7, to: 14 };
/** Shown on the board and in the week. */
const SHOWN_DAYS = { from: -1, to: 5 };
const LEADS_AND_AUTOBOOKINGS = 12;
const TODAY = { from: 0, to: 0 };
/** Of each group of customers, besides today's moves. */
const FEW = 3;
/** Of last month one move in so many, for the report. */
const REPORTED_SHARE = 3;

/** @param isWhole false: only as much as it takes to have every place that is pictured */
export async function loadScene(app: NestFastifyApplication, isWhole: boolean): Promise<Scene> {
  const [commands, queries] = [app.get(CommandBus), app.get(QueryBus)];
  const clock = app.get(Clock, { strict: false });
  const [work, db] = [app.get(UnitOfWork, { strict: false }), app.get(Db, { strict: false })];
  const [demo] = DEMO_BRANCHES;
  if (!demo) throw new Error('The demo company has no branch');
  const chance = new Chance(SEED);
  await commands.execute(new SaveReferrersCommand(SOURCES.map((name) => ({ name, active: true }))));
  await commands.execute(new UpdateCompanyCommand(DEMO_BRAND));
  const branch = await seedBranch({ commands, queries }, demo, true, chance);
  const now = clock.now();
  const today = localDateOf(now, demo.timezone);
  const letters = new DemoLetters(queries);
  const context = { commands, queries, work, db, clock, now, branch, today, letters };
  let quotedId = '';
  // One after the other, so that every run has the same order in its lists.
  const plans = plansOf(today, branch.trucks.length, chance);
  for (const plan of plans.flatMap((group, at) =>
    isWhole || at === 0 ? group : group.slice(0, FEW),
  )) {
    const id = await seedStory(context, plan, new Chance(chance.whole(1, 2 ** 30)));
    const isDecided = plan.duration !== MOVE_DEFAULTS.estHours;
    const isLong = plan.duration >= LONG_HOURS && isDecided && plan.day > today;
    if (!quotedId && plan.story === 'quoted' && isLong) quotedId = id;
  }
  await work.run(() => seedCrews(commands, branch, today, chance, isWhole ? SHOWN_DAYS : TODAY));
  await stampScene(app, branch.id, now);
  const person = (email: string): EmployeeView => {
    const found = branch.people.find((one) => one.email === email);
    if (!found) throw new Error(`Nobody has the email ${email}`);
    return found;
  };
  return {
    branchId: branch.id,
    today,
    // Of the day before only a whole scene has jobs.
    closedDay: isWhole ? addDays(today, -1) : today,
    quotedId,
    people: {
      admin: person('admin@emma.test'),
      sales: person('sales@emma.test'),
      lead: person('lead@emma.test'),
    },
  };
}

/** Who is on the board today, in the week around it, quoted, in last month's report, or new. */
function plansOf(today: LocalDate, trucks: number, chance: Chance): PlannedMove[][] {
  const isWithin = ({ day }: PlannedMove, { from, to }: { from: number; to: number }): boolean =>
    day >= addDays(today, from) && day <= addDays(today, to);
  const lastMonth = addDays(`${today.slice(0, 8)}01`, -1).slice(0, 7);
  const moves = planMoves(today, trucks - 2, chance);
  return [
    moves.filter(({ day }) => day === today),
    moves.filter((plan) => plan.day !== today && isWithin(plan, SHOWN_DAYS)),
    moves
      .filter((plan) => plan.story === 'quoted' && isWithin(plan, QUOTED_DAYS))
      .sort((one, other) => other.duration - one.duration),
    moves
      .filter(({ day }) => day.startsWith(lastMonth))
      .filter((_, at) => at % REPORTED_SHARE === 0),
    planInquiries(today, trucks - 1, chance).slice(0, LEADS_AND_AUTOBOOKINGS),
  ];
}
