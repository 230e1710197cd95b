import { Injectable, Logger } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { addDays, localDateOf } from '#kernel/local-date.js';
import { SaveReferrersCommand } from '#modules/referrers/commands/save-referrers/save-referrers.command.js';
import { Clock } from '#platform/clock/clock.js';
import { Db } from '#platform/database/db.js';
import { integer } from '#platform/database/sql/column.js';
import { rowsOf } from '#platform/database/sql/rows-of.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { withoutLimits } from '#platform/database/without-limits.js';
import { BRANCH } from '#modules/branches/index.js';
import { CUSTOMER } from '#modules/moves/index.js';
import { Chance } from '../demo/chance.js';
import { SOURCES } from '../demo/company.js';
import { keepBases } from '../demo/keep-bases.js';
import { seedBranch } from '../demo/seed-branch.js';
import type { SeededBranch } from '../demo/seed-branch.js';
import { STAMP_JOBS, TO_STAMP } from '../demo/stamp-jobs.js';
import { asOwner } from '../schema/as-owner.js';
import { BulkLoad } from './bulk-load.js';
import { planCustomers } from './plan-customers.js';
import type { PlannedCustomer } from './planned-customer.js';
import { branchCountFor, planBranch } from './plan-branches.js';
import type { SeedOptions } from './seed-options.js';

const SEED = 20_261_121;
/** Days before today whose jobs are stamped: enough to learn from and to close. */
const STAMPED_DAYS = 14;

type Before = typeof BEFORE.row;

const BEFORE = statement(
  { branches: integer(), customers: integer() },
  sql`
  select (select count(*)::integer from ${BRANCH}) as branches,
         (select count(*)::integer from ${CUSTOMER}) as customers`,
  'plain',
);

/** Adds branches and a very large number of customers to what is there, which stays as it is; the same ones each time. */
@Injectable()
export class SeedCompany {
  private readonly logger = new Logger('Seed');

  constructor(
    private readonly db: Db,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly bulk: BulkLoad,
    private readonly clock: Clock,
  ) {}

  async load({ customers }: SeedOptions): Promise<void> {
    const started = performance.now();
    const [before = { branches: 0, customers: 0 }] = await this.db.rows(BEFORE);
    const chance = new Chance(SEED + before.customers);
    const branches = await this.seedBranches(before, branchCountFor(customers), chance);
    await this.bulk.run(branches, plan(branches, customers, before, chance));
    const now = this.clock.now();
    const branchIds = branches.map(({ id }) => id);
    const values = [now, addDays(localDateOf(now, 'UTC'), -STAMPED_DAYS), branchIds];
    const toStamp = await withoutLimits(this.db.pool, (client) => rowsOf(client, TO_STAMP, values));
    await keepBases(this.commands, toStamp);
    await withoutLimits(this.db.pool, (client) => client.query(STAMP_JOBS, values));
    // Index-only scans need the visibility map, and plans need statistics.
    await asOwner((owner) => owner.query('vacuum (analyze)'));
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    this.logger.log(`${customers} customers at ${branches.length} branches took ${seconds} s`);
  }

  private async seedBranches(
    before: Before,
    count: number,
    chance: Chance,
  ): Promise<SeededBranch[]> {
    if (before.branches === 0) {
      const sources = SOURCES.map((name) => ({ name, active: name !== 'Billboard' }));
      await this.commands.execute(new SaveReferrersCommand(sources));
    }
    const branches: SeededBranch[] = [];
    const { commands, queries } = this;
    for (let index = before.branches; index < before.branches + count; index += 1) {
      const demo = planBranch(index);
      branches.push(await seedBranch({ commands, queries }, demo, index === 0, chance));
    }
    return branches;
  }
}

/** The same number at each branch; the first ones take the remainder. */
function* plan(
  branches: readonly SeededBranch[],
  customers: number,
  before: Before,
  chance: Chance,
): Generator<PlannedCustomer> {
  let number = before.customers + 1;
  for (const [branch, { trucks, addresses }] of branches.entries()) {
    const share =
      Math.floor(customers / branches.length) + (branch < customers % branches.length ? 1 : 0);
    const inService = trucks.filter((truck) => truck.inService).length;
    const capacity = {
      branch,
      trucks: inService,
      addresses: addresses.length,
      customers: share,
    };
    yield* planCustomers(capacity, number, chance);
    number += share;
  }
}
