import { act, screen, waitFor, within } from '@testing-library/react';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { customerTopic } from '#modules/moves/contract/live.js';
import { live, type LiveSocket } from '../../shared/realtime';
import { onFinalAct } from '../../shared/store';
import {
  type FakeApi,
  givenActivity,
  givenCustomerWith,
  givenOperation,
  MARIA,
  refuse,
} from '../../testing';
import {
  box,
  givenCustomerApi,
  openedCustomerPage,
  press,
  savedAsSent,
  type,
} from '../../testing/customer-page';
import { itAtNight } from '../../../test/support/thorough';

let api: FakeApi;
beforeEach(() => {
  api = givenCustomerApi();
});
afterEach(() => {
  jest.restoreAllMocks();
  api.restore();
});

it('counts what is unsaved, asks, sends the whole customer and says that it is saved [R-CUST-15, R-SAVE-8, R-SAVE-9]', async () => {
  api.on('PUT /customermgt/:id', savedAsSent);
  const view = await openedCustomerPage(api);
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await type(view, 'Est Hours', '5');
  await type(view, 'Move Alerts', 'Dog in the yard');
  expect(screen.getByText('2 unsaved changes')).toBeVisible();
  await press(view, 'Save');
  const question = await screen.findByRole('dialog', { name: 'Save' });
  expect(question).toHaveTextContent(/duration mismatch/);
  expect(api.callsOf('PUT /customermgt/:id')).toHaveLength(0);
  await view.user.click(within(question).getByRole('button', { name: 'Save anyway' }));
  await screen.findByText('Customer updated successfully');
  const [call] = api.callsOf('PUT /customermgt/:id');
  expect(call?.body).toMatchObject({
    nounce: '7',
    move: { activities: [{ estHours: 5, notes: 'Dog in the yard' }] },
  });
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});

it('is nothing that Undo of a board takes back [R-BOARD-57]', async () => {
  const done = jest.fn();
  const stop = onFinalAct(done);
  api.on('PUT /customermgt/:id', savedAsSent);
  const view = await openedCustomerPage(api);
  await type(view, 'Move Alerts', 'Dog in the yard');
  await press(view, 'Save');
  await screen.findByText('Customer updated successfully');
  const why = "What was saved of Gomez can't be taken back.";
  expect(done.mock.calls).toEqual([[{ name: 'Gomez saved', why }]]);
  stop();
});

itAtNight(
  'asks about a drive buffer without drive time, and stays when the person says no [R-SAVE-8]',
  async () => {
    const view = await openedCustomerPage(api);
    await type(view, 'Drive out of truck 1', '0');
    await view.user.tab();
    await press(view, 'Save');
    const question = await screen.findByRole('dialog', { name: 'Save' });
    expect(question).toHaveTextContent(/drive buffer is scheduled without drive time/);
    await view.user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsOf('PUT /customermgt/:id')).toHaveLength(0);
  },
);

it('refuses what fails the checks before saving, in one dialog [R-SAVE-4]', async () => {
  const late = givenOperation({ date: '2026-11-22T01:00:00.000Z' });
  const view = await openedCustomerPage(
    api,
    givenCustomerWith(givenActivity({ operations: [late] })),
  );
  await type(view, 'Est Hours', '5');
  await press(view, 'Save');
  const told = await screen.findByRole('dialog', { name: 'Save Error' });
  expect(told).toHaveTextContent('Moves must start between 7am and 5pm.');
});

it('shows faults under their fields, the page’s own and the server’s [R-SAVE-7]', async () => {
  api.on(
    'PUT /customermgt/:id',
    refuse(400, 'VALIDATION_FAILED', 'Please fix the highlighted validation errors!', {
      errors: [{ path: 'move.activities.0.locations.1.zip', message: 'Invalid zip found' }],
    }),
  );
  const view = await openedCustomerPage(api);
  await press(view, 'Details');
  await type(view, /^Last name/, ' ');
  await press(view, 'Save');
  expect(await screen.findByText('This field is required')).toBeVisible();
  expect(api.callsOf('PUT /customermgt/:id')).toHaveLength(0);
  await type(view, /^Last name/, 'Garcia');
  await press(view, 'Save');
  expect(await screen.findByText('Invalid zip found')).toBeVisible();
  await waitFor(() => expect(box(/^Zip/)).toHaveFocus());
});

const STALE = refuse(409, 'STALE_NOUNCE', 'This customer was changed by someone else.');
const theirVersion = () => ({
  ...givenCustomerWith(
    givenActivity({ estHours: 6, locations: givenActivity().locations.toReversed() }),
  ),
  phone: '4055550199',
  nounce: '9',
});

it('says that the server cannot be reached, and keeps everything typed', async () => {
  const view = await openedCustomerPage(api);
  await type(view, 'Move Alerts', 'Dog in the yard');
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await press(view, 'Save');
  await screen.findByText(/^The server cannot be reached\. Everything you typed is kept/);
  expect(box('Move Alerts')).toHaveValue('Dog in the yard');
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
});

it('takes back that the server cannot be reached once it is there again', async () => {
  const view = await openedCustomerPage(api);
  await type(view, 'Move Alerts', 'Dog in the yard');
  api.line = 'down';
  await press(view, 'Save');
  await screen.findByRole('dialog', { name: 'Save Error' });
  const socket = { connected: true, on: jest.fn(), emit: jest.fn(), disconnect: jest.fn() };
  act(() => live.attach(socket as unknown as LiveSocket));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  act(() => live.detach());
});

it('shows field by field what someone faster changed, lets one choose, and saves on that', async () => {
  api.on('PUT /customermgt/:id', STALE);
  const view = await openedCustomerPage(api);
  await type(view, 'Move Alerts', 'Mine');
  await type(view, 'Est Hours', '4.5');
  api.on('GET /customer/:id', theirVersion());
  await press(view, 'Save');
  await view.user.click(await screen.findByRole('button', { name: 'Save anyway' }));
  const asked = await screen.findByRole('dialog', { name: 'This customer has changed' });
  const rows = within(asked).getAllByRole('radiogroup');
  // What only one of both changed is not asked about.
  expect(rows.map((row) => row.textContent)).toEqual([
    'Activity 11/21/2026 · Est HoursBoth changedMine4.5 hTheirs6 h',
  ]);
  expect(
    within(asked)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual([
    'PhoneBefore(405) 555-0100Now(405) 555-0199',
    expect.stringMatching(/Order of locationsBefore1\. 1200 N .*2\. 2500 NW .*Now1\. 2500 NW /s),
  ]);
  await view.user.click(within(asked).getByRole('button', { name: 'Keep all mine' }));
  expect(
    within(asked)
      .getAllByRole<HTMLInputElement>('radio', { checked: true })
      .map(({ labels }) => labels?.[0]?.textContent),
  ).toEqual(['Mine4.5 h']);
  await view.user.click(within(rows[0]!).getByRole('radio', { name: /^Theirs/ }));
  api.on('PUT /customermgt/:id', savedAsSent);
  await view.user.click(within(asked).getByRole('button', { name: 'Save' }));
  await view.user.click(await screen.findByRole('button', { name: 'Save anyway' }));
  await waitFor(() => expect(api.callsOf('PUT /customermgt/:id')).toHaveLength(2));
  expect(api.callsOf('PUT /customermgt/:id')[1]?.body).toMatchObject({
    nounce: '9',
    phone: '4055550199',
    move: { activities: [{ estHours: 6, notes: 'Mine' }] },
  });
  await waitFor(() => expect(screen.queryByText(/was changed by someone else/)).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
  // Their order was theirs to fetch the drives of.
  expect(api.callsOf('POST /move/drivetimes/:customer/:activity')).toHaveLength(0);
});

it('says so when someone else saves meanwhile, and waits for a word', async () => {
  const watch = jest.spyOn(live, 'watch');
  const view = await openedCustomerPage(api);
  await type(view, 'Move Alerts', 'Mine');
  api.on('GET /customer/:id', theirVersion());
  const [, listener] = watch.mock.calls.find(([topic]) => topic === customerTopic(MARIA))!;
  watch.mockRestore();
  act(() => listener.onGap(2));
  expect(await screen.findByText(/was changed by someone else. Reload/)).toBeVisible();
  expect(box('Est Hours')).toHaveValue('4 h');
  await press(view, 'Show the latest');
  await waitFor(() => expect(box('Est Hours')).toHaveValue('6 h'));
  expect(box('Move Alerts')).toHaveValue('Mine');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.callsOf('PUT /customermgt/:id')).toHaveLength(0);
});

it('saves over what someone faster changed without a question where both changed nothing [R-SAVE-11]', async () => {
  api.on('PUT /customermgt/:id', (call) =>
    (call.body as CustomerView).nounce === '9' ? savedAsSent(call) : STALE,
  );
  const view = await openedCustomerPage(api);
  await type(view, 'Move Alerts', 'Mine');
  api.on('GET /customer/:id', theirVersion());
  await press(view, 'Save');
  // Six hours of theirs are more than the truck is planned for.
  await view.user.click(await screen.findByRole('button', { name: 'Save anyway' }));
  await waitFor(() => expect(api.callsOf('PUT /customermgt/:id')).toHaveLength(2));
  expect(api.callsOf('PUT /customermgt/:id')[1]?.body).toMatchObject({
    nounce: '9',
    phone: '4055550199',
    move: { activities: [{ estHours: 6, notes: 'Mine' }] },
  });
  expect(screen.queryByRole('dialog', { name: 'This customer has changed' })).toBeNull();
});

it('finds what was typed again after a reload', async () => {
  const view = await openedCustomerPage(api);
  await type(view, 'Move Alerts', 'Do not lose me');
  window.dispatchEvent(new Event('pagehide'));
  view.unmount();
  const again = await openedCustomerPage(api);
  expect(box('Move Alerts')).toHaveValue('Do not lose me');
  expect(screen.getByText(/unsaved changes are back/)).toBeVisible();
  expect(screen.getByText('1 unsaved change')).toBeVisible();
  api.on('PUT /customermgt/:id', savedAsSent);
  await press(again, 'Save');
  await waitFor(() => expect(screen.queryByText(/unsaved changes are back/)).toBeNull());
});

it('names what is unsaved to who leaves [R-CUST-19]', async () => {
  const view = await openedCustomerPage(api);
  await type(view, 'Move Alerts', 'x');
  await view.user.click(screen.getByRole('link', { name: 'Back' }));
  const asked = await screen.findByRole('dialog', { name: 'Leave this page?' });
  expect(asked).toHaveTextContent('1 unsaved change: Move Alerts.');
  await view.user.click(within(asked).getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('All customers')).toBeVisible();
});
