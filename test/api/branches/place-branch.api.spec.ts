import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WorkerModule } from '../../../src/app/worker.module.js';
import { PlaceBranchCommand } from '#modules/branches/index.js';
import type { BranchView } from '#modules/branches/contract/branch.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { branchBody } from './branch-body.js';

const ADDRESS = '1200 N Walker Ave, Oklahoma City, OK 73103';
const TIMEOUT_MS = 60_000;

/** Drives begin at the branch, so its position is found where the body has none. */
describe('a branch that was saved without its position', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ modules: [WorkerModule] });
  });
  afterAll(() => api?.close());

  const create = async (normalizedAddress: string): Promise<BranchView> => {
    const body = branchBody({ normalizedAddress, latitude: null, longitude: undefined });
    return (await api.as('admin').post<BranchView>('branch', body)).body;
  };
  const get = async (id: string): Promise<BranchView> =>
    (await api.as('admin').get<BranchView>(`branch/${id}`)).body;
  const placed = async (id: string): Promise<BranchView> => {
    for (const until = Date.now() + TIMEOUT_MS; Date.now() < until;) {
      const branch = await get(id);
      if (branch.latitude !== null) return branch;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('The branch was not placed');
  };

  it('is looked up by its address, and again when that changes', async () => {
    const { _id, latitude } = await create(ADDRESS);
    expect(latitude).toBeNull();
    const found = await placed(_id);
    expect(found.latitude).toBeCloseTo(35.48, 1);
    expect(found.longitude).toBeCloseTo(-97.52, 1);

    const elsewhere = { normalizedAddress: '901 Broadway, Nashville, TN 37203' };
    const sent = branchBody({ ...elsewhere, latitude: undefined, longitude: undefined });
    const { body } = await api.as('admin').put<BranchView>(`branch/${_id}`, sent);
    expect(body.latitude).toBeNull();
    expect((await placed(_id)).latitude).toBeCloseTo(36.16, 1);
  });

  it('keeps the position that it has by then', async () => {
    const { _id } = await create(ADDRESS);
    const { latitude } = await placed(_id);
    await api.execute(new PlaceBranchCommand(_id, ADDRESS, { latitude: 1, longitude: 1 }));
    await api.execute(new PlaceBranchCommand(_id, 'Elsewhere', { latitude: 1, longitude: 1 }));
    expect((await get(_id)).latitude).toBe(latitude);
  });
});
