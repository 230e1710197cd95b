import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign } from '../../support/given/booking-calls.js';
import { givenMove } from '../../support/given/given-move.js';
import { stops } from '../moves/move-fixtures.js';
import { dayView, saveOperation } from '../scheduling/day-calls.js';
import { bookingOf, givenJob, propose, twoTrucks } from './desk-calls.js';

describe('the fix of a drive that is not known', () => {
  let api: TestApi;
  let truck: string;

  beforeAll(async () => {
    api = await startTestApi();
    [truck] = await twoTrucks(api);
  });
  afterAll(() => api?.close());

  it('finds room for it by the zip codes [R-PLAN-7]', async () => {
    const day = '2027-11-11';
    await givenJob(api, day, { name: 'Park', clock: '14:00', truck });
    const gomez = await givenMove(api, day);
    const time = { date: `${day}T19:00:00Z`, duration: 3, moverCount: 2 };
    const nounce = await saveOperation(api, gomez, time, { locations: stops() });
    expect((await assign(api, { ...gomez, nounce }, truck)).status).toBe(200);
    const { metaData } = bookingOf(await dayView(api, day), gomez);
    expect(metaData.drives).toBe('unknown');
    const cause = { mark: 'driveUnknown', id: gomez.operationId };
    const { body } = await propose(api, { date: day, cause });
    expect(body.words).toMatch(/^The drives of Gomez are not known: by the zip about \d/);
    const [step] = body.options[0]?.steps ?? [];
    expect(step).toMatchObject({ op: 'place', id: gomez.operationId });
  });
});
