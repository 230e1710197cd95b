import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BoardChange, ChangeItems } from '#modules/scheduling/contract/live.js';
import { WorkerModule } from '../../../src/app/worker.module.js';
import { LiveConnection } from '../../support/api/live-connection.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign } from '../../support/given/booking-calls.js';
import { givenMove } from '../../support/given/given-move.js';
import type { GivenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { AGREED, retime } from '../../support/given/retime-calls.js';
import { send } from '../mail/mail-fixtures.js';
import { dayView } from './day-calls.js';

const DAY = '2027-04-07';

interface Changed {
  change: ChangeItems<BoardChange>;
}

describe('whether a customer was told the plan', () => {
  let api: TestApi;
  let board: LiveConnection;
  let move: GivenMove;

  beforeAll(async () => {
    api = await startTestApi({ modules: [WorkerModule] });
    move = await givenMove(api, DAY);
    const { status, body } = await assign(api, move, (await givenTruck(api))._id);
    expect(status).toBe(200);
    move = { ...move, nounce: body.nounce };
    board = await LiveConnection.open(api.origin, api.as('sales').token);
    await board.ask('watch', { topic: `board:${api.branchId}:${DAY}` });
  });
  afterAll(async () => {
    board?.close();
    await api?.close();
  });

  const shown = async () => (await dayView(api, DAY)).customers[0]?.confirmation;
  const told = (kind: BoardChange['kind'], confirmation: string): Promise<Changed> =>
    board.until<Changed>('changed', ({ change }) =>
      change.items.some((item) => {
        const { customerId } = move;
        const about = { kind, customerId, confirmation };
        return Object.entries(about).every(
          ([name, value]) => (item as unknown as Record<string, unknown>)[name] === value,
        );
      }),
    );

  it('is on its board, and told at once when it changes [R-BOARD-60]', async () => {
    expect(await shown()).toBe('none');

    expect((await send(api, move.customerId, { template: 'followup' })).status).toBe(200);
    expect(await shown()).toBe('none');
    expect((await send(api, move.customerId, { template: 'confirmation' })).status).toBe(200);
    await told('confirmation', 'sent');
    expect(await shown()).toBe('sent');

    const change = { start: '10:00', agreed: AGREED };
    const later = await retime(api, move, change);
    expect(later.status).toBe(200);
    await told('booking', 'changed');
    expect(await shown()).toBe('changed');

    const dismissal = { move: { meta: { reconfirm: false } } };
    await api.as('sales').patch(`customer/${move.customerId}`, dismissal);
    await told('confirmation', 'sent');
    expect(await shown()).toBe('sent');
  });
});
