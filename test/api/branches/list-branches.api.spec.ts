import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { branchBody } from './branch-body.js';

interface Listed {
  name: string;
  outboundEmail?: string;
}

describe('GET /branch', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
    await api.as('admin').post('branch', branchBody({ name: 'arvada' }));
    await api.as('admin').post('branch', branchBody({ name: 'Zion', active: false }));
  });
  afterAll(() => api?.close());

  it('is refused without a token', async () => {
    expect((await api.anonymous.get('branch')).status).toBe(401);
  });

  it('lists active branches by name [R-BRANCH-4]', async () => {
    const { status, body } = await api.as('mover').get<Listed[]>('branch');
    expect(status).toBe(200);
    expect(body.map(({ name }) => name)).toEqual(['arvada', 'Oklahoma City']);
    expect(body.some((branch) => 'outboundEmail' in branch)).toBe(false);
  });

  it('lists inactive ones too when asked, whatever its value [R-BRANCH-4]', async () => {
    for (const query of ['?includeInactive', '/?includeInactive=true', '?includeInactive=false']) {
      const path = `/api/v3/branch${query}`;
      const { body } = await api.as('admin').get<Listed[]>(path);
      expect(body.map(({ name }) => name)).toEqual(['arvada', 'Oklahoma City', 'Zion']);
      expect(body[0]?.outboundEmail).toBe('tulsa@example.com');
    }
  });
});
