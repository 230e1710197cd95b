import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TicketView } from '#modules/access/contract/access.view.js';
import { UpdateEmployeeCommand } from '#modules/employees/commands/update-employee/update-employee.command.js';
import { passTime } from '../../support/api/pass-time.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';

describe('POST /tickets', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const ticketFor = async (purpose: string): Promise<string> => {
    const { body } = await api.as('sales').post<TicketView>('tickets', { for: purpose });
    return body.url;
  };

  it('is refused to those who may not have what it opens', async () => {
    expect((await api.anonymous.post('tickets', { for: 'customer-export' })).status).toBe(401);
    expect((await api.as('mover').post('tickets', { for: 'customer-export' })).status).toBe(403);
    expect((await api.as('sales').post('tickets', { for: 'ops-board' })).status).toBe(403);
  });

  it.each([{}, { for: 'all' }, { for: 'report:7' }, { for: 'ops-board', more: 1 }])(
    'refuses %j',
    async (body) => {
      const answer = await api.as('admin').post('tickets', body);
      expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    },
  );

  it('opens once, without a token, with the query of who opens it', async () => {
    const url = await ticketFor('customer-export');
    expect(url).toMatch(/^\/api\/v3\/customer\/export\?ticket=[\w-]{43}$/);
    const first = await api.anonymous.get(`${url}&search=nobody`);
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(await api.anonymous.get(url)).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    });
  });

  it('opens nothing else', async () => {
    const [, ticket = ''] = (await ticketFor('customer-export')).split('?');
    expect((await api.anonymous.get(`customer?${ticket}`)).status).toBe(401);
  });

  it('opens nothing after a minute', async () => {
    const url = await ticketFor('customer-export');
    await passTime(api, 61_000);
    expect((await api.anonymous.get(url)).status).toBe(401);
  });

  it('opens only what the person may still do', async () => {
    const url = await ticketFor('customer-export');
    const person = api.people.sales;
    await api.execute(new UpdateEmployeeCommand(person._id, { ...person, roles: ['mover'] }));
    expect((await api.anonymous.get(url)).status).toBe(403);
    await api.execute(new UpdateEmployeeCommand(person._id, person));
  });
});
