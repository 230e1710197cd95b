import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WorkerModule } from '../../../src/app/worker.module.js';
import { LiveConnection } from '../../support/api/live-connection.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenCustomer } from '../moves/move-fixtures.js';
import { send } from './mail-fixtures.js';

interface Changed {
  topic: string;
  revision: number;
  change: { items: { kind: string; status?: string; eventId?: string; emailId?: string }[] };
}

describe('an open page', () => {
  let api: TestApi;
  let page: LiveConnection;
  beforeAll(async () => {
    api = await startTestApi({ modules: [WorkerModule] });
    page = await LiveConnection.open(api.origin, api.as('manager').token);
  });
  afterAll(async () => {
    page?.close();
    await api?.close();
  });

  const changes = (topic: string): Changed[] =>
    page.all<Changed>('changed').filter((changed) => changed.topic === topic);

  it('is notified of an email to its customer, and of the flag that it clears', async () => {
    const { _id } = await givenCustomer(api);
    const topic = `customer:${_id}`;
    const { revision } = (await page.ask('watch', { topic })) as { revision: number };
    const { body } = await send(api, _id, { template: 'rfq' });
    await page.until<Changed>(
      'changed',
      (changed) =>
        changed.topic === topic && changed.change.items.some(({ kind }) => kind === 'reconfirm'),
    );
    const heard = changes(topic);
    expect(heard.map((changed) => changed.revision)).toEqual(
      heard.map((_, index) => revision + 1 + index),
    );
    expect(heard[0]?.change.items).toEqual([{ kind: 'email', emailId: body.emailId }]);
  });

  it('follows an email through its states', async () => {
    const { _id } = await givenCustomer(api);
    const { body } = await send(api, _id);
    const topic = `email:${body.emailId}`;
    expect(await page.ask('watch', { topic })).toEqual({ revision: 3 });
    const mover = await LiveConnection.open(api.origin, api.as('mover').token);
    expect(await mover.ask('watch', { topic })).toEqual({ error: 'FORBIDDEN' });
    mover.close();
  });

  it('is notified of a call', async () => {
    const { _id } = await givenCustomer(api);
    const topic = `customer:${_id}`;
    await page.ask('watch', { topic });
    const call = { contractId: _id, phone: '1', notes: 'n' };
    const { body } = await api.as('sales').post<{ _id: string }>('contract/phone', call);
    const heard = await page.until<Changed>('changed', (changed) => changed.topic === topic);
    expect(heard.change.items).toContainEqual({ kind: 'call', eventId: body._id });
  });
});
