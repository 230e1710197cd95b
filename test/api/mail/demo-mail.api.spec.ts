import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { seedEmail } from '../../../src/app/demo/seed-calls-and-mail.js';
import { DemoLetters } from '../../../src/app/demo/letters.js';
import type { DemoContext } from '../../../src/app/demo/seed-customer.js';
import { Db } from '#platform/database/db.js';
import { UnitOfWork } from '#platform/database/unit-of-work.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenMove } from '../../support/given/given-move.js';

describe('an email of the demo company, where a mail server is configured', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ settings: { SMTP_URL: 'smtp://127.0.0.1:9' } });
  });
  afterAll(() => api?.close());

  it('is recorded as kept in the local mailbox, where it is, and no job takes it anywhere', async () => {
    const { customer } = await givenMove(api, '2027-03-01');
    const queries = api.get(QueryBus);
    const context = {
      commands: api.get(CommandBus),
      letters: new DemoLetters(queries),
      branch: { demo: { name: 'Oklahoma City' } },
    } as DemoContext;
    await api.get(UnitOfWork).run(() => seedEmail(context, customer, 'rfq'));

    const db = api.get(Db);
    const sql = 'select status, transport, message_id as "messageId" from mail.email';
    const [email] = await db.query<{ messageId: string }>(sql);
    expect(email).toMatchObject({ status: 'sent', transport: 'mailbox' });
    const kept = 'select recipient from mail.mailbox_message where message_id = $1';
    expect(await db.query(kept, [email?.messageId])).toEqual([{ recipient: customer.email }]);
    const jobs = "select name from platform.job where name like 'mail.%'";
    expect(await db.query(jobs)).toEqual([]);
  });
});
