import { Injectable, Logger } from '@nestjs/common';
import type { ClientBase } from 'pg';
import { Clock } from '#platform/clock/clock.js';
import { rowsOf } from '#platform/database/sql/rows-of.js';
import type { SeededBranch } from '../demo/seed-branch.js';
import { asOwner } from '../schema/as-owner.js';
import { BareTables } from './bare-tables.js';
import { copyRows } from './copy-rows.js';
import type { PlannedCustomer } from './planned-customer.js';
import { INSERT_EMAILS, INSERT_HISTORY } from './sql/contacts.js';
import { INSERT_CUSTOMERS, STAGE_CONTACTS, STAGE_CUSTOMERS } from './sql/customers.js';
import {
  FAULTY_BOOKINGS,
  INSERT_ACTIVITIES,
  INSERT_BOOKINGS,
  INSERT_CREWS,
  INSERT_DAY_MANAGERS,
  INSERT_LOCATIONS,
  INSERT_OPERATIONS,
  STAGE_ACTIVITIES,
  STAGE_OPERATIONS,
} from './sql/moves.js';
import { COUNT_CUSTOMERS, INSERT_SEARCH_ROWS, INSERT_WORDS } from './sql/search.js';
import { PLAN_COLUMNS, STAGE_COMPANY, STAGE_TABLES, STAGE_ZONES } from './sql/stage.js';

/** Tables that get many rows; their keys are checked once all rows are there. */
const FILLED = [
  'customers.customer',
  'customers.customer_search',
  'moves.activity',
  'moves.location',
  'moves.operation',
  'scheduling.occupancy',
  'mail.email',
  'platform.history_event',
];

/** In this order: later steps read what earlier ones made. */
const STEPS: readonly [name: string, statements: readonly string[]][] = [
  ['customers', [STAGE_CUSTOMERS, STAGE_CONTACTS, 'analyze seed_customer', INSERT_CUSTOMERS]],
  ['activities', [STAGE_ACTIVITIES, 'analyze seed_activity', INSERT_ACTIVITIES]],
  ['stops', [INSERT_LOCATIONS]],
  ['operations', [STAGE_OPERATIONS, INSERT_OPERATIONS, INSERT_BOOKINGS]],
  ['emails', [INSERT_EMAILS]],
  ['history', [INSERT_HISTORY]],
  ['crews', [INSERT_CREWS, INSERT_DAY_MANAGERS]],
  ['names', [...INSERT_WORDS, COUNT_CUSTOMERS]],
];

/** Writes planned customers with everything that belongs to them: one COPY, then set operations. */
@Injectable()
export class BulkLoad {
  private readonly logger = new Logger('Seed');

  constructor(private readonly clock: Clock) {}

  /** All or nothing. While it runs, everyone who reads or writes these tables waits. */
  run(branches: readonly SeededBranch[], customers: Iterable<PlannedCustomer>): Promise<void> {
    // A failure closes the connection, which ends the transaction.
    return asOwner(async (client) => {
      await client.query('begin');
      await this.load(client, branches, customers);
      await client.query('commit');
    });
  }

  private async load(
    client: ClientBase,
    branches: readonly SeededBranch[],
    customers: Iterable<PlannedCustomer>,
  ): Promise<void> {
    await client.query(`set local work_mem = '128MB'; set local maintenance_work_mem = '384MB';
      set local synchronous_commit = off; set local jit = off`);
    await client.query(STAGE_TABLES);
    const now = this.clock.now();
    await copyRows(client, 'seed_branch (branch, id, now)', branchRows(branches, now));
    for (const statement of STAGE_COMPANY) await client.query(statement);
    await copyRows(client, ADDRESS_COLUMNS, addressRows(branches));
    await client.query(STAGE_ZONES);
    await this.timed('plan', () => copyRows(client, PLAN_COLUMNS, planRows(customers)));
    await client.query('analyze seed_plan; analyze seed_address');

    const tables = new BareTables(client, FILLED);
    await tables.strip();
    for (const [name, statements] of STEPS) {
      await this.timed(name, async () => {
        for (const statement of statements) await client.query(statement);
      });
    }
    await this.timed('search', () => client.query(INSERT_SEARCH_ROWS, [now]));
    await this.timed('keys and indexes', () => tables.restore());
    const [booked] = await rowsOf(client, FAULTY_BOOKINGS);
    if (booked?.faults !== 0) throw new Error('An operation is on a truck without a slot');
  }

  private async timed(name: string, work: () => Promise<unknown>): Promise<void> {
    const started = performance.now();
    await work();
    this.logger.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}

const ADDRESS_COLUMNS = 'seed_address (branch, at, street, city, state, zip, latitude, longitude)';

const branchRows = (branches: readonly SeededBranch[], now: Date) =>
  branches.map(({ id }, branch) => [branch, id, now.toISOString()]);

const addressRows = (branches: readonly SeededBranch[]) =>
  branches.flatMap(({ addresses }, branch) =>
    addresses.map(({ street, city, state, zip, latitude, longitude }, at) => [
      branch,
      at,
      street,
      city,
      state,
      zip,
      latitude,
      longitude,
    ]),
  );

function* planRows(customers: Iterable<PlannedCustomer>) {
  for (const c of customers) {
    yield [
      ...[c.number, c.branch, c.story, c.first, c.last, c.phone, c.source, c.home, c.target],
      ...[...c.addresses, c.trucks, c.movers, c.duration, c.day, c.slot.truck, c.slot.afternoon],
      ...[c.second?.day ?? null, c.second?.truck ?? null, c.second?.afternoon ?? null],
      ...[c.leadDays, c.freshHours, c.dice],
    ];
  }
}
