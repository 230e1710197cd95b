import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlaceMemoryView } from '#modules/places/contract/memory.view.js';
import type { RangeView } from '#modules/ranges/contract/range.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { StatementRecorder } from '../../support/api/record-statements.js';
import {
  activityOf,
  customerOf,
  givenBooked,
  givenCustomer,
  givenMoreDays,
  stops,
} from '../moves/move-fixtures.js';

describe('the ranges of moves to a building', () => {
  let api: TestApi;
  let recorder: StatementRecorder;
  beforeAll(async () => {
    recorder = StatementRecorder.start();
    api = await startTestApi({ isNew: true });
  });
  afterAll(async () => {
    await api?.close();
    recorder.stop();
  });

  const HERE = { street: '1200 N Walker Ave Apt 9', zip: '73103' };

  it('lengthens the ranges of moves to a building where work took longer, from the third job on [R-PLACE-5]', async () => {
    const done: string[] = [];
    for (const day of ['2027-03-01', '2027-03-02', '2027-03-03']) {
      done.push(activityOf(await givenBooked(api, day, stops()))._id);
    }
    const { _id: customerId, ...made } = await givenCustomer(api, '2027-05-03');
    await givenMoreDays(api, { ...made, _id: customerId }, '2027-05-04');
    const sales = api.as('sales');
    const { activities } = (await customerOf(sales, customerId)).move;
    const [activityId = ''] = activities.map(({ _id }) => _id);
    for (const { _id } of activities) {
      const { nounce } = await customerOf(sales, customerId);
      const body = { customerId, nounce, activity: { locations: stops() } };
      expect((await sales.put(`move/activity/${_id}`, body)).status).toBe(200);
    }
    const read = () =>
      sales.get<RangeView>(`move/activity/${activityId}/range`, { query: { customerId } });
    const range = async (): Promise<RangeView> => (await read()).body;
    const ratio = async (): Promise<PlaceMemoryView['ratio']> =>
      (await sales.get<PlaceMemoryView>('places/memory', { query: HERE })).body.ratio;
    const before = await range();
    expect([before.memory, await ratio()]).toEqual([null, null]);

    const learn = (ids: readonly string[]): Promise<unknown> =>
      api.asOwner(
        `create or replace view ranges.v_used_job as
       select id::platform.object_id as activity_id, '${api.branchId}'::platform.object_id as branch_id,
              'apartment|level'::text as group_name, 0.22::double precision as y,
              0.22::double precision as residual
       from unnest('{${ids.join()}}'::text[]) id`,
      );
    await learn(done.slice(0, 2));
    expect([(await range()).memory, await ratio()]).toEqual([null, null]);
    await learn(done);
    expect(await ratio()).toEqual({ n: 3, factor: expect.closeTo(Math.exp(0.06), 9) });
    const after = await range();
    expect(after.memory).toEqual({ visits: 0, shift: expect.closeTo(0.06, 9) });
    const { drivingMinutes } = before.basis;
    const handling = ({ exact }: RangeView): number => exact.p50 * 60 - drivingMinutes;
    expect(handling(after) / handling(before)).toBeCloseTo(Math.exp(0.06), 9);
    // The buildings of two days, their jobs and their visits: a statement for the jobs, one for the visits.
    const asked = recorder.of(await read()).filter((text) => text.includes('v_building_stop'));
    expect(asked).toHaveLength(2);
  });
});
