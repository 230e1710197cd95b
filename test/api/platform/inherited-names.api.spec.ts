import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';

describe('a property that every object inherits', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  it.each(['constructor', 'toString', 'hasOwnProperty'])(
    '%s is as unknown as any',
    async (name) => {
      const refused = { path: name, message: `property ${name} should not exist` };
      const body = { email: 'maria@example.test', altEmail: '', [name]: 'x' };
      expect(await api.as('sales').post('contract/matchrepeat', body)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED', errors: [refused] },
      });
      const query = { [name]: 'x' };
      expect(await api.as('sales').get('customer', { query })).toMatchObject({
        status: 400,
        body: { errors: [refused] },
      });
    },
  );

  it('is so inside what a body holds', async () => {
    const body = {
      moveContractRequest: {
        customerInformation: { firstName: 'Maria', lastName: 'Gomez', valueOf: 1 },
        moveDetails: { branchId: api.branchId },
      },
    };
    expect(await api.as('sales').post('customermgt', body)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'moveContractRequest.customerInformation.valueOf' }] },
    });
  });
});
