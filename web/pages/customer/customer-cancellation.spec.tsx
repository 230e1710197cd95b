import { screen, waitFor, within } from '@testing-library/react';
import type { HistoryEventView } from '#modules/calls/contract/history.view.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { onFinalAct } from '../../shared/store';
import {
  DANA,
  type FakeApi,
  givenActivity,
  givenCustomerWith,
  givenOperation,
  refuse,
  type Rendered,
  standAt,
} from '../../testing';
import { givenCustomerApi, openCustomerPage, press, type } from '../../testing/customer-page';
import { T01 } from '../../testing/given-board';

standAt('2026-11-20T18:00:00Z');

let api: FakeApi;
beforeEach(() => {
  api = givenCustomerApi();
});
afterEach(() => api.restore());

/** Confirmed, changed since, and on so many trucks; canceled customers are on none. */
const given = (trucks: number, status: CustomerView['status'] = 'active'): CustomerView => {
  const operations = Array.from({ length: Math.max(trucks, 1) }, (_, at) =>
    givenOperation({ _id: `d${at}`.padStart(24, '0'), truck: at < trucks ? T01 : null }),
  );
  const customer = givenCustomerWith(
    givenActivity({ operations, truckCount: operations.length, state: 'uncommitted' }),
  );
  customer.move.meta.reconfirm = true;
  return { ...customer, status, stage: 50, nounce: status === 'active' ? '7' : '8' };
};

const event = (data: object): HistoryEventView => ({
  _id: 'e'.repeat(24),
  type: 'UPDATED',
  timestamp: '2026-11-20T16:00:00.000Z',
  employeeId: DANA,
  data: { ...data },
  changes: [],
});

const opened = async (customer: CustomerView): Promise<Rendered> => {
  api.on('GET /customer/:id', customer);
  const view = openCustomerPage();
  await screen.findByText('Single mover hourly rate');
  return view;
};
const rail = () => within(screen.getByRole('region', { name: 'Quote' }));

it('shows that, when and why a customer was canceled instead of price, stage and next step [R-CUST-32]', async () => {
  api.on('GET /contract/history/:id', ({ query }) =>
    query.get('type') === 'UPDATED'
      ? [event({}), event({ cancelled: true, reason: 'Moves with a friend' })]
      : [],
  );
  await opened(given(0, 'inactive'));
  expect(screen.getByRole('heading', { name: 'Maria Gomez Canceled' })).toBeVisible();
  expect(await rail().findByText(/^Canceled\s+11\/20 by Dana R\.$/)).toBeVisible();
  expect(rail().getByText('Moves with a friend')).toBeVisible();
  expect(rail().queryByLabelText(/^Price/)).toBeNull();
  expect(rail().queryByRole('button')).toBeNull();
  expect(screen.queryByText('Requires reconfirmation')).toBeNull();
  expect(screen.getByText(/^Canceled, no truck is booked/)).toBeVisible();
});

it('says that no reason was given, and nothing of when it was where the history is silent', async () => {
  api.on('GET /contract/history/:id', []);
  await opened(given(0, 'inactive'));
  expect(rail().getByText('Canceled')).toBeVisible();
  expect(rail().queryByText('No reason was given.')).toBeNull();
});

it.each([
  [0, 'Customer canceled'],
  [1, 'Customer canceled. Undo won’t book the truck again'],
  [2, 'Customer canceled. Undo won’t book the trucks again'],
])(
  'takes a cancellation back, saying what of %i trucks does not come back [R-CUST-32]',
  async (trucks, said) => {
    api.on('GET /contract/history/:id', [event({ cancelled: true })]);
    const canceled = given(0, 'inactive');
    api.on('DELETE /customer/:id', () => {
      api.on('GET /customer/:id', canceled);
      return canceled;
    });
    const back = { ...given(0), nounce: '9' };
    api.on('PUT /customermgt/:id/reactivate', () => {
      api.on('GET /customer/:id', back);
      return back;
    });
    const done = jest.fn();
    const stop = onFinalAct(done);
    const view = await opened(given(trucks));
    await press(view, 'Cancel customer');
    const asked = await screen.findByRole('dialog', { name: 'Cancel customer' });
    await view.user.click(within(asked).getByRole('button', { name: 'Cancel customer' }));
    expect(await screen.findByText(said)).toBeVisible();
    // Undo of a board stops there.
    const why = "Gomez is reactivated on the customer's page, without trucks.";
    expect(done.mock.calls).toEqual([[{ name: 'Gomez canceled', why }]]);
    stop();
    expect(await rail().findByText('No reason was given.')).toBeVisible();
    await press(view, 'Undo');
    expect(
      await screen.findByRole('heading', { name: 'Maria Gomez Active Not booked' }),
    ).toBeVisible();
    expect(api.callsOf('PUT /customermgt/:id/reactivate')[0]?.body).toEqual({ nounce: '8' });
    await waitFor(() => expect(rail().getByLabelText(/^Price/)).toBeVisible());
  },
);

it('says why a cancellation could not be taken back', async () => {
  api.on('GET /contract/history/:id', []);
  api.on('DELETE /customer/:id', given(0, 'inactive'));
  api.on('PUT /customermgt/:id/reactivate', refuse(409, 'STALE_NOUNCE', 'Changed since.'));
  const view = await opened(given(1));
  await press(view, 'Cancel customer');
  const asked = await screen.findByRole('dialog', { name: 'Cancel customer' });
  await type(view, 'Reason', 'Wrong one');
  await view.user.click(within(asked).getByRole('button', { name: 'Cancel customer' }));
  await screen.findByText(/^Customer canceled/);
  await press(view, 'Undo');
  expect(await screen.findByText('Changed since.')).toBeVisible();
});
