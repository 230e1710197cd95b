import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  NoteCallCommand,
  NoteEmailAcceptedCommand,
  NoteEmailDeliveredCommand,
} from '#modules/moves/index.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { customerOf, givenCustomer } from './move-fixtures.js';

describe('what mail and calls report to a customer', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const at = new Date('2027-01-05T15:00:00Z');
  const call = (id: string, callType: 'Generic' | 'CourtesyCall' | 'AutobookFirstCall') =>
    new NoteCallCommand(id, { callType, by: api.people.sales._id, when: at });
  const stage = async (id: string): Promise<number> =>
    (await customerOf(api.as('sales'), id)).stage;

  it('is about known customers', async () => {
    const nobody = 'd'.repeat(24);
    await expect(api.execute(new NoteEmailAcceptedCommand(nobody))).rejects.toThrow(
      'Customer not found',
    );
    await expect(api.execute(call(nobody, 'Generic'))).rejects.toThrow('Customer not found');
  });

  it('raises the stage with mails and calls, never lowers it, and changes no nounce', async () => {
    const { _id } = await givenCustomer(api);
    const rfq = { template: 'rfq' as const, sent: at, acceptedVersion: 1 };
    await api.execute(new NoteEmailDeliveredCommand(_id, rfq));
    expect(await stage(_id)).toBe(20);
    const stages: number[] = [];
    for (const type of ['AutobookFirstCall', 'Generic', 'CourtesyCall', 'Generic'] as const) {
      await api.execute(call(_id, type));
      stages.push(await stage(_id));
    }
    expect(stages).toEqual([30, 40, 60, 60]);
    const made = { sent: true, by: api.people.sales._id, when: at.toISOString() };
    expect(await customerOf(api.as('sales'), _id)).toMatchObject({
      nounce: '1',
      courtesyCall: made,
      autobookingCommunications: { firstConfirmationCall: made },
    });
  });
});
