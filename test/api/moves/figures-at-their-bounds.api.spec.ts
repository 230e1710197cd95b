import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { WorkerModule } from '../../../src/app/worker.module.js';
import type { ConstantsView } from '#modules/moves/contract/constants.view.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { CONSTANT_LIMITS, MOVE_LIMITS } from '#modules/moves/contract/limits.js';
import { REPORT_KINDS } from '#modules/reports/contract/report-terms.js';
import { Db } from '#platform/database/db.js';
import type { ApiAnswer } from '../../support/api/api-client.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { queued, reportWhen } from '../reports/report-calls.js';
import { assign } from '../../support/given/booking-calls.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { FIGURE_NAMES, moveWith } from './figure-bounds.js';
import type { Ends, FigureName } from './figure-bounds.js';
import { activityOf, customerOf, givenCustomer } from './move-fixtures.js';
import { itAtNight } from '../../support/thorough.js';

const DAY = '2027-03-10';
/** A company of moves is saved and every report read; on a busy machine that takes minutes. */
const TIMEOUT_MS = 300_000;
const MARCH = { start: '2027-03-01', end: '2027-03-31' };
const CONSTANTS = {
  unloadFactor: [0.0001, CONSTANT_LIMITS.factor],
  stairsCoefficient: [0, CONSTANT_LIMITS.factor],
  elevatorCoefficient: [0, CONSTANT_LIMITS.factor],
  storiesCoefficient: [0, CONSTANT_LIMITS.factor],
  walkCoefficient: [0, CONSTANT_LIMITS.factor],
  boxMinutes: [0, CONSTANT_LIMITS.boxMinutes],
  thirdMoverFactor: [0.0001, CONSTANT_LIMITS.thirdMoverFactor],
  volumePerMinute: [0.0001, CONSTANT_LIMITS.volumePerMinute],
  truckVolume: [0.0001, CONSTANT_LIMITS.truckVolume],
} as const;

/** Durations that fit on the board. */
const FITS_A_DAY = { duration: undefined, driveOut: undefined, driveBack: undefined };
const all = (end: 0 | 1): Ends => Object.fromEntries(FIGURE_NAMES.map((name) => [name, end]));

describe('every figure at its bounds', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ modules: [WorkerModule] });
  });
  afterAll(() => api?.close());

  /** A customer whose one operation is on the Unassigned row. */
  async function givenUnassigned(): Promise<CustomerView> {
    const customer = await givenCustomer(api, DAY);
    const path = `assignment/operation/${api.branchId}/${activityOf(customer).operations[0]?._id}`;
    const query = { customerNounce: customer.nounce, unassigned: 'true' };
    await okay(api.as('sales').delete(path, { query }));
    return customerOf(api.as('sales'), customer._id);
  }

  const idsOf = (customer: CustomerView) => {
    const { _id: activity, operations } = activityOf(customer);
    return { activity, operation: operations[0]?._id ?? '' };
  };
  const save = (customer: CustomerView, ends: Ends, count = 2) =>
    api.as('sales').put<CustomerView>(`customermgt/${customer._id}`, {
      nounce: customer.nounce,
      move: moveWith(ends, idsOf(customer), count),
    });

  async function okay<Body>(answer: Promise<ApiAnswer<Body>>): Promise<Body> {
    const { status, body } = await answer;
    if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body;
  }

  /** Everything that shows the totals of one customer's figures. */
  async function readCustomer(customer: CustomerView): Promise<void> {
    const { _id } = customer;
    await okay(api.as('sales').get(`customer/${_id}`));
    await okay(api.as('mover').get(`customer/${_id}`));
    await okay(api.as('sales').get(`mailer/customerdata/${_id}`));
    const estimate = `move/location/estimate/${_id}/${activityOf(customer)._id}`;
    await okay(api.as('sales').post(estimate, {}));
  }

  /** Everything that shows, or adds up, the figures of all customers. */
  async function readCompany(): Promise<void> {
    const [sales, manager, admin] = [api.as('sales'), api.as('manager'), api.as('admin')];
    const { branchId } = api;
    for (const list of ['newleads', 'autobookings']) {
      await okay(sales.get(`customermgt/${list}`, { query: { branchId } }));
    }
    await okay(sales.get('customer', { query: { search: 'Maria' } }));
    await okay(sales.get('customer', { query: { sort: 'activity' } }));
    await okay(sales.get('customer/export'));
    for (const sheet of ['day_view', 'day_sheet']) {
      await okay(manager.get(`movemanager/${sheet}/${DAY}/${branchId}`));
    }
    await okay(api.as('mover').get(`movemanager/day_view/${DAY}/${branchId}`));
    const days = { from: MARCH.start, to: MARCH.end };
    await okay(manager.get(`movemanager/load/${branchId}`, { query: days }));
    await okay(manager.get(`movemanager/availability/${branchId}`, { query: { from: DAY } }));
    for (const kind of REPORT_KINDS) {
      await okay(admin.get(`reports/${kind}`, { query: MARCH }));
      await reportWhen(api, await queued(api, kind), 'done');
    }
  }

  async function givenAt(ends: Ends): Promise<CustomerView> {
    const saved = await okay(save(await givenUnassigned(), ends, MOVE_LIMITS.locations));
    await readCustomer(saved);
    return saved;
  }

  it('is taken, and one step beyond it is not', async () => {
    const customer = await givenUnassigned();
    const { activities, meta } = moveWith({}, idsOf(customer), 2);
    const put = (move: object) =>
      api.as('sales').put(`customermgt/${customer._id}`, { nounce: customer.nounce, move });
    for (const [path, beyond] of [
      ['move.meta.rate', { meta: { ...meta, rate: 10_000.01 } }],
      ['move.meta.actualPrice', { meta: { ...meta, actualPrice: 10_000_000.01 } }],
      ['move.activities.0.estHours', { activities: [{ ...activities[0], estHours: 10_000.01 }] }],
    ] as const) {
      expect(await put(beyond)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
    }
    expect((await okay(save(customer, all(1)))).move.meta).toMatchObject({
      rate: 10_000,
      actualPrice: 10_000_000,
    });
  });

  itAtNight(
    'breaks no view, list, mail data, report or export, with all others ordinary or at theirs',
    async () => {
      await givenAt(all(0));
      for (const name of FIGURE_NAMES) {
        await Promise.all([givenAt({ [name]: 1 }), givenAt({ ...all(1), [name]: 0 })]);
      }
      await readCompany();
    },
    TIMEOUT_MS,
  );

  it('breaks nothing where some are least and others greatest, on a truck too', async () => {
    const end = fc.option(fc.constantFrom<0 | 1>(0, 1), { nil: undefined });
    const ends = fc.record(
      Object.fromEntries(FIGURE_NAMES.map((name) => [name, end])) as Record<FigureName, typeof end>,
    );
    await fc.assert(
      fc.asyncProperty(ends, async (some) => {
        // Every truck's work fits in a day.
        const { nounce, ...customer } = await givenAt({ ...some, ...FITS_A_DAY });
        const { operation: operationId } = idsOf({ nounce, ...customer });
        const truck = await givenTruck(api);
        const booked = await assign(api, { operationId, nounce }, truck._id);
        // A complete crew of another size is the only allowed refusal.
        if (booked.status !== 422) await okay(Promise.resolve(booked));
      }),
      { numRuns: 4 },
    );
    await readCompany();
  });

  it('breaks no estimate where the constants are at theirs', async () => {
    const path = 'booking/currentconstants';
    const customer = await givenAt({ ...all(1), ...FITS_A_DAY });
    const stored = await okay(api.as('admin').get<ConstantsView>(path));
    const { tableMinutes, tableSize } = CONSTANT_LIMITS;
    for (const end of [0, 1] as const) {
      const figures = Object.fromEntries(
        Object.entries(CONSTANTS).map(([name, bounds]) => [name, bounds[end]]),
      );
      const minutes = [0, tableMinutes][end];
      const byRooms = [{ bedrooms: [0, MOVE_LIMITS.bedrooms][end], minutes }];
      const bySize = [
        { upTo: [1, tableSize][end], minutes },
        { upTo: null, minutes },
      ];
      const tables = { houseValues: bySize, storageValues: bySize, portableValues: bySize };
      const constants = { ...stored, ...figures, ...tables, apartmentValues: byRooms };
      await okay(api.as('admin').post('booking/constants/preview', constants));
      await okay(api.as('admin').put(path, constants));
      await readCustomer(customer);
      await readCustomer(await givenAt({ ...all(0), ...FITS_A_DAY }));
    }
    await okay(api.as('admin').put(path, stored));
  });

  it('is read where it was stored before there were bounds', async () => {
    const customer = await givenAt({ ...all(1), ...FITS_A_DAY });
    const db = api.get(Db);
    await db.query(
      'update customers.customer set rate_cents = 1000000000, actual_price_cents = 2147483647 where id = $1',
      [customer._id],
    );
    await readCustomer(customer);
    await readCompany();
    await db.query(
      'update customers.customer set rate_cents = 1, actual_price_cents = 900000000 where id = $1',
      [customer._id],
    );
    await readCustomer(customer);
    await readCompany();
  });
});
