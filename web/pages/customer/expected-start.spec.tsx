import { act, screen, waitFor } from '@testing-library/react';
import { customerTopic } from '#modules/moves/contract/live.js';
import { NOT_BEGUN } from '#modules/scheduling/contract/progress.view.js';
import { live, type LiveSocket } from '../../shared/realtime';
import {
  givenActivity,
  givenActual,
  givenCustomerWith,
  standAt,
  type FakeApi,
} from '../../testing';
import { givenBoard, T01 } from '../../testing/given-board';
import { givenCustomerApi, openCustomerPage } from '../../testing/customer-page';
import { givenOperation, MARIA } from '../../testing/given-customer';

standAt('2026-11-21T20:00:00Z');

const VIEW = 'GET /movemanager/day_view/:date/:branch';
const customer = givenCustomerWith(givenActivity({ operations: [givenOperation({ truck: T01 })] }));
const words = 'Your crew is expected about 5:30 PM';
let api: FakeApi;
let tell: (payload: unknown) => void;
let isWatching = false;

function serve(expectedStart: string | null): void {
  const board = givenBoard(customer, '2026-11-21');
  const progress = { ...NOT_BEGUN, expectedStart, waitsFor: expectedStart && 'before' };
  for (const { bookings } of board.customers)
    for (const booking of bookings) booking.progress = progress;
  api.on(VIEW, board);
}

beforeEach(() => {
  api = givenCustomerApi()
    .on('GET /customer/:id', customer)
    .on('GET /actuals/:operation', { ...givenActual(), stamps: [] });
  isWatching = false;
  live.attach({
    connected: true,
    on: (event: string, handler: (payload: unknown) => void) => {
      if (event === 'changed') tell = handler;
    },
    emit: (event: string, _message: unknown, answer?: (value: unknown) => void) => {
      if (event !== 'watch') return;
      setTimeout(() => {
        answer?.({ revision: 5 });
        isWatching = true;
      });
    },
    disconnect: jest.fn(),
  } as unknown as LiveSocket);
});
afterEach(() => {
  act(() => live.detach());
  api.restore();
});

it('says when the crew of today is expected while its truck is held up, and no longer then [R-ACTUAL-21]', async () => {
  serve('2026-11-21T23:30:00Z');
  openCustomerPage(['mover']);
  expect(await screen.findByText(words)).toBeVisible();
  await waitFor(() => expect(isWatching).toBe(true));
  serve(null);
  const items = [{ kind: 'actual', operationId: 'o1' }];
  act(() => tell({ topic: customerTopic(MARIA), revision: 6, change: { items } }));
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
});
