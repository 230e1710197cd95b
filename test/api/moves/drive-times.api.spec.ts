import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WorkerModule } from '../../../src/app/worker.module.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { StoreDriveTimesCommand } from '#modules/moves/commands/store-drive-times/store-drive-times.command.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { activityOf, customerOf, givenBooked, givenCustomer, stops } from './move-fixtures.js';

const TIMEOUT_MS = 60_000;

describe('POST /move/drivetimes/{customerId}/{activityId}', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi({ modules: [WorkerModule] });
  });
  afterAll(() => api?.close());

  const pathOf = (customer: CustomerView) =>
    `move/drivetimes/${customer._id}/${activityOf(customer)._id}`;
  const withStops = async (customer: CustomerView) =>
    (
      await api.as('sales').put<CustomerView>(`customermgt/${customer._id}`, {
        nounce: customer.nounce,
        move: { activities: [{ _id: activityOf(customer)._id, locations: stops() }] },
      })
    ).body;
  const finished = async (jobId: string): Promise<string> => {
    for (const until = Date.now() + TIMEOUT_MS; Date.now() < until;) {
      const { body } = await api.as('sales').get<{ state: string }>(`jobs/${jobId}`);
      if (body.state === 'done' || body.state === 'failed') return body.state;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('The job did not end');
  };

  it('is for those who sell, of a known customer and activity', async () => {
    const customer = await givenCustomer(api);
    expect((await api.as('mover').post(pathOf(customer))).status).toBe(403);
    const path = `move/drivetimes/${customer._id}/${'d'.repeat(24)}`;
    expect((await api.as('sales').post(path)).status).toBe(404);
  });

  it('fetches the legs; unbooked operations follow, the nounce stays [R-DRIVE-1, R-DRIVE-2, R-DRIVE-3]', async () => {
    const customer = await withStops(await givenCustomer(api));
    const { status, body } = await api.as('sales').post<{ jobId: string }>(pathOf(customer));
    expect(status).toBe(202);
    expect(await finished(body.jobId)).toBe('done');
    const after = await customerOf(api.as('sales'), customer._id);
    const { transitInfo, locations, operations } = activityOf(after);
    expect(after.nounce).toBe(customer.nounce);
    expect(transitInfo.version).toBe(1);
    expect(transitInfo.startingDriveTime).toBeGreaterThan(0);
    expect(locations).toMatchObject([
      { driveTimeFetchStatus: 'Done', driveDistance: expect.any(Number) },
      { driveTimeFetchStatus: 'Done', driveTime: expect.any(Number) },
    ]);
    const ceiled = Math.ceil((transitInfo.startingDriveTime ?? 0) * 4) / 4;
    expect(operations[0]?.bookingEnvelope.startingDriveTime).toBe(ceiled);
  });

  it('ignores the drive times of a body older than the refresh', async () => {
    const customer = await withStops(await givenCustomer(api));
    const { body } = await api.as('sales').post<{ jobId: string }>(pathOf(customer));
    await finished(body.jobId);
    const refreshed = await customerOf(api.as('sales'), customer._id);
    const { body: saved } = await api
      .as('sales')
      .put<CustomerView>(`customermgt/${customer._id}`, { ...customer, notes: 'older' });
    expect(saved.notes).toBe('older');
    expect(activityOf(saved).transitInfo).toEqual(activityOf(refreshed).transitInfo);
    expect(activityOf(saved).operations).toEqual(activityOf(refreshed).operations);
  });

  it('writes nothing when the addresses are others by now', async () => {
    const customer = await withStops(await givenCustomer(api));
    await api.execute(
      new StoreDriveTimesCommand({
        customerId: customer._id,
        activityId: activityOf(customer)._id,
        routeKey: 'another route',
        placed: [],
        legs: [{ miles: 1, hours: 1 }, null, null],
      }),
    );
    expect(await customerOf(api.as('sales'), customer._id)).toEqual(customer);
  });

  it('never changes the envelope of a booked operation', async () => {
    const booked = await givenBooked(api);
    const { body } = await api.as('sales').post<{ jobId: string }>(pathOf(booked));
    await finished(body.jobId);
    const after = await customerOf(api.as('sales'), booked._id);
    expect(activityOf(after).operations).toEqual(activityOf(booked).operations);
  });
});
