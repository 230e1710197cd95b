import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BranchView } from '#modules/branches/contract/branch.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { historyOf } from '../../support/given/history-of.js';
import { branchBody } from './branch-body.js';

describe('a branch that is saved over an older version', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const create = async () => (await api.as('admin').post<BranchView>('branch', branchBody())).body;
  const put = (branch: BranchView, changes: object) =>
    api.as('admin').put<BranchView>(`branch/${branch._id}`, { ...branch, ...changes });
  const get = async ({ _id }: BranchView) =>
    (await api.as('admin').get<BranchView>(`branch/${_id}`)).body;

  it('raises the version with each save that changes something [R-BRANCH-18]', async () => {
    const branch = await create();
    expect(branch.version).toBe(1);
    const first = await put(branch, { publicShare: 40, expectedVersion: 1 });
    expect(first).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await put(first.body, { expectedVersion: 2 })).toMatchObject({ body: { version: 2 } });
    const token = await put(first.body, { outboundRefreshToken: 'new', expectedVersion: 2 });
    expect(token).toMatchObject({ status: 200, body: { version: 3 } });
    expect((await get(branch)).version).toBe(3);
  });

  it('is refused with who changed it when, and what is there now [R-BRANCH-18]', async () => {
    const branch = await create();
    const theirs = (await put(branch, { publicShare: 40 })).body;
    expect(await put(branch, { name: 'North', expectedVersion: 1 })).toMatchObject({
      status: 409,
      body: {
        ...{ code: 'STALE_VERSION', message: 'Someone else changed this.' },
        ...{ changedBy: api.people.admin._id, changed: expect.stringMatching(/Z$/) },
        branch: theirs,
      },
    });
    expect(await get(branch)).toEqual(theirs);
  });

  it('is stored once when two save at the same moment [R-BRANCH-18]', async () => {
    const branch = await create();
    const answers = await Promise.all(
      [41, 42, 43, 44].map((publicShare) => put(branch, { publicShare, expectedVersion: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const stored = answers.find(({ status }) => status === 200);
    expect(await get(branch)).toEqual(stored?.body);
    expect(await historyOf(api, 'branch', branch._id)).toHaveLength(2);
  });

  it('takes what is stored already, and whatever does not say what it was typed over', async () => {
    const branch = await create();
    await put(branch, { publicShare: 40 });
    const again = await put(branch, { publicShare: 40, expectedVersion: 1 });
    expect(again).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await put(branch, { publicShare: 45 })).toMatchObject({ status: 200 });
  });
});
