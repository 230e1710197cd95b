import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';

describe('a process that runs no jobs', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ isNew: true });
  });
  afterAll(() => api?.close());

  it('opens two connections for all queues together', async () => {
    const open = await api.asOwner<{ pid: number }>(
      `select pid from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and query like '%Upsert queue metadata%'`,
    );
    expect(open.length).toBeGreaterThan(0);
    expect(open.length).toBeLessThanOrEqual(2);
  });
});
