import { FakeIndexedDb } from '../../testing/fake-indexed-db';
import { keepSchedule, keptSchedule } from './kept-schedule';
import { shownDays } from './schedule-days';
import { givenTwoJobs } from './schedule.fixture';

describe('a schedule that a device keeps', () => {
  const database = new FakeIndexedDb();
  beforeAll(() => database.put());
  afterAll(() => database.restore());

  it('is kept and found also after the browser closed its database', async () => {
    const days = shownDays(givenTwoJobs());
    await keptSchedule('ann');
    database.fail();
    await keepSchedule('ann', days, 1);
    database.fail();
    expect(await keptSchedule('ann')).toMatchObject({ at: 1, days });
    expect(await keptSchedule('bo')).toBeNull();
  });
});
