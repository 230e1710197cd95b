import { Injectable, Logger } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { localDateOf } from '#kernel/local-date.js';
import { RollNextActivitiesCommand } from '#modules/customers/commands/roll-next-activities/roll-next-activities.command.js';
import { KeepUsualCommand } from '#modules/scheduling/commands/keep-usual/keep-usual.command.js';
import { UpdateCompanyCommand } from '#modules/company/commands/update-company/update-company.command.js';
import { RequestTrainingCommand } from '#modules/ranges/commands/request-training/request-training.command.js';
import { SavePlanningCommand } from '#modules/branches/commands/save-planning/save-planning.command.js';
import { SaveReferrersCommand } from '#modules/referrers/commands/save-referrers/save-referrers.command.js';
import { runAs } from '#platform/actor/actor.js';
import { Clock } from '#platform/clock/clock.js';
import { Db } from '#platform/database/db.js';
import { bigint, boolean } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { History } from '#platform/history/history.js';
import { UnitOfWork } from '#platform/database/unit-of-work.js';
import { withoutLimits } from '#platform/database/without-limits.js';
import { BRANCH } from '#modules/branches/index.js';
import { asOwner } from '../schema/as-owner.js';
import { Chance } from './chance.js';
import { seedRepeatCustomer } from './seed-repeat-customer.js';
import { CONFIRM_PAST_MOVES, CONFIRMED_SHARE } from './confirm-past-moves.js';
import { DEMO_BRAND, DEMO_BRANCHES, DEMO_PLANNING, SOURCES } from './company.js';
import { planInquiries, planLastYear, planMoves } from './day-plan.js';
import type { PlannedMove } from './day-plan.js';
import { LOADER_LOCK, LOADING } from './half-loaded.js';
import { keepBases } from './keep-bases.js';
import { seedBranch } from './seed-branch.js';
import type { SeededBranch } from './seed-branch.js';
import { DemoLetters } from './letters.js';
import { seedBreakdown } from './seed-breakdown.js';
import { seedCrews, seedToday } from './seed-crews.js';
import { seedLinks } from './seed-links.js';
import { atOnce, sellerOf, seedStory } from './seed-story.js';
import type { StoryContext } from './seed-story.js';
import { STAMP_JOBS, TO_STAMP } from './stamp-jobs.js';

const SEED = 20_261_121;
/** Customers created at the same time: enough to keep the database busy. */
const PARALLEL = 6;
/** How many days from today the customers who were moved before want to move again. */
const COMING_BACK = [9, 12, 16, 20, 27, 33, 41, 50];
/** The first day whose jobs are stamped: all of them. */
const ALWAYS = '-infinity';

const BRANCHES = statement(
  { branches: bigint() },
  sql`select count(*) as branches from ${BRANCH}`,
  'plain',
);
const UNFINISHED = statement(
  { unfinished: boolean() },
  sql`
  select count(*) filter (where type = 'CREATED') > count(*) filter (where type = 'CLOSED')
    as unfinished
  from platform.history_event where entity = 'demo'`,
  'plain',
);
const CUT_SHORT =
  'The demo company was not loaded to its end. To begin again, stop everything and start it with its migration; once somebody has signed in, delete the data first.';

/** Loads the demo company into an empty database, through the commands that people use. */
@Injectable()
export class DemoCompany {
  private readonly logger = new Logger('Demo');

  constructor(
    private readonly db: Db,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly history: History,
  ) {}

  /**
   * One process loads; others that start meanwhile wait until the company is there.
   * @param onProgress called with the share of the company that is loaded, from 0 to 1
   */
  loadWhenEmpty(onProgress: (part: number) => void): Promise<void> {
    return withoutLimits(this.db.pool, async (client) => {
      // The lock is released with the connection.
      await client.query('select pg_advisory_lock($1)', [LOADER_LOCK]);
      const [row] = await this.db.rows(BRANCHES);
      if (row?.branches === 0) {
        await this.load(onProgress);
        await asOwner((owner) => owner.query('analyze'));
      } else if (await this.wasCutShort()) this.logger.warn(CUT_SHORT);
    });
  }

  private async wasCutShort(): Promise<boolean> {
    const [row] = await this.db.rows(UNFINISHED);
    return row?.unfinished ?? false;
  }

  private noteBegin(): Promise<void> {
    return this.work.run(() => this.history.recordCreation({ ...LOADING, fields: {} }));
  }

  private noteEnd(): Promise<string> {
    return this.work.run(() => this.history.record({ ...LOADING, type: 'CLOSED' }));
  }

  private async load(onProgress: (part: number) => void): Promise<void> {
    const started = Date.now();
    await this.noteBegin();
    const chance = new Chance(SEED);
    const sources = SOURCES.slice(1).map((name) => ({ name, active: name !== 'Billboard' }));
    await this.commands.execute(
      new SaveReferrersCommand([{ name: 'Web site', active: true }, ...sources]),
    );
    await this.commands.execute(new UpdateCompanyCommand(DEMO_BRAND));
    const { commands, queries } = this;
    const told: StoryContext[] = [];
    for (const [index, demo] of DEMO_BRANCHES.entries()) {
      const branch = await seedBranch({ commands, queries }, demo, index === 0, chance);
      if (index === 0)
        await commands.execute(
          new SavePlanningCommand(branch.id, { version: 0, ...DEMO_PLANNING }),
        );
      const { length } = DEMO_BRANCHES;
      told.push(
        await this.fill(branch, index === 0, chance, (part) => onProgress((index + part) / length)),
      );
      this.logger.log(`${demo.name} is loaded`);
    }
    const branchIds = told.map(({ branch }) => branch.id);
    const begun = [this.clock.now(), ALWAYS, branchIds];
    await keepBases(this.commands, await this.db.rows(TO_STAMP, begun));
    await this.work.run(() => this.db.execute(STAMP_JOBS, begun));
    const over = [this.clock.now(), branchIds, CONFIRMED_SHARE];
    await this.work.run(() => this.db.execute(CONFIRM_PAST_MOVES, over));
    if (told[0]) await seedBreakdown(told[0]);
    await this.commands.execute(new RequestTrainingCommand());
    // The lists store what was true at the customer's demo date; days have passed since then.
    while ((await this.commands.execute(new RollNextActivitiesCommand())) > 0);
    while ((await this.commands.execute(new KeepUsualCommand())) > 0);
    await this.noteEnd();
    this.logger.log(`The demo company took ${Math.round((Date.now() - started) / 1000)} s`);
  }

  private async fill(
    branch: SeededBranch,
    isFirst: boolean,
    chance: Chance,
    onProgress: (part: number) => void,
  ): Promise<StoryContext> {
    const now = this.clock.now();
    const today = localDateOf(now, branch.demo.timezone);
    const { commands, queries, work, db, clock } = this;
    const letters = new DemoLetters(queries);
    const told = { commands, queries, work, db, clock, now, branch, today, letters };
    const context = { ...told, promisesWindows: isFirst && DEMO_PLANNING.arrivalWindows };
    const inService = branch.trucks.filter((truck) => truck.inService).length;
    // The last truck stays free today: it is in the shop.
    const plans = [
      ...planMoves(today, inService - 1, chance),
      ...planInquiries(today, inService, chance),
    ];
    const queue = withChances(plans, chance);
    // From chances of its own: what the demo shows of this year does not depend on it.
    const lastYear = new Chance(SEED);
    queue.push(...withChances(planLastYear(today, inService, lastYear), lastYear));
    const { length } = queue;
    const done: string[] = [];
    await Promise.all(
      Array.from({ length: PARALLEL }, async () => {
        for (let next = queue.shift(); next; next = queue.shift()) {
          const customerId = await seedStory(context, next.plan, next.chance);
          if (next.plan.story === 'done') done.push(customerId);
          onProgress(1 - queue.length / length);
        }
      }),
    );
    for (const [index, daysAhead] of COMING_BACK.entries()) {
      const former = done[index];
      if (!former) break;
      await runAs(sellerOf(branch, chance), () =>
        atOnce(context, () => seedRepeatCustomer(context, former, daysAhead)),
      );
    }
    await atOnce(context, () => seedCrews(commands, branch, today, chance));
    if (!isFirst) return context;
    await atOnce(context, () => seedLinks(context));
    await seedToday(commands, branch, today, this.clock.now());
    return context;
  }
}

const withChances = (plans: readonly PlannedMove[], chance: Chance) =>
  plans.map((plan) => ({ plan, chance: new Chance(chance.whole(1, 2 ** 30)) }));
