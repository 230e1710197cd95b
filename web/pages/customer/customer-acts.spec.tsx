import { screen, waitFor, within } from '@testing-library/react';
import {
  type FakeApi,
  givenActivity,
  givenCustomer,
  givenCustomerWith,
  givenOperation,
  MARIA,
  refuse,
  settled,
  standAt,
} from '../../testing';
import {
  box,
  givenCustomerApi,
  openedCustomerPage,
  press,
  savedAsSent,
  type,
} from '../../testing/customer-page';
import { T01 } from '../../testing/given-board';
import { itAtNight } from '../../../test/support/thorough';

standAt('2026-11-20T18:00:00Z');

let api: FakeApi;
beforeEach(() => {
  api = givenCustomerApi();
});
afterEach(() => api.restore());

const dialog = (name: string): Promise<HTMLElement> => screen.findByRole('dialog', { name });
const stops = (): (string | null)[] =>
  within(screen.getByRole('list', { name: /order of travel/ }))
    .getAllByRole('listitem')
    .map((item) => item.getAttribute('aria-label'));

const drivesAskedFor = () => api.callsOf('POST /move/drivetimes/:customer/:activity');

it('cancels with a reason after a warning, and brings back [R-CUST-10, R-CUST-15]', async () => {
  const inactive = { ...givenCustomer(), status: 'inactive' as const, nounce: '8' };
  api.on('DELETE /customer/:id', inactive);
  api.on('PUT /customermgt/:id/reactivate', { ...givenCustomer(), nounce: '9' });
  const view = await openedCustomerPage(api);
  await press(view, 'Cancel customer');
  const asked = await dialog('Cancel customer');
  expect(asked).toHaveTextContent(
    'Canceling removes all truck assignments and removes the customer from normal searches.',
  );
  await type(view, 'Reason', 'Moves alone');
  api.on('GET /customer/:id', inactive);
  await view.user.click(within(asked).getByRole('button', { name: 'Cancel customer' }));
  expect(await screen.findByRole('heading', { name: /Maria Gomez.*Canceled/ })).toBeVisible();
  expect(api.callsOf('DELETE /customer/:id')[0]?.query.toString()).toBe(
    'nounce=7&reason=Moves+alone',
  );
  expect(box('Est Hours')).toBeDisabled();
  await press(view, 'Reactivate');
  expect(await screen.findByText('Active')).toBeInTheDocument();
  expect(api.callsOf('PUT /customermgt/:id/reactivate')[0]?.body).toEqual({ nounce: '8' });
});

it('keeps what is typed and not saved while a customer is canceled and brought back', async () => {
  const inactive = { ...givenCustomer(), status: 'inactive' as const, nounce: '8' };
  api.on('DELETE /customer/:id', inactive);
  api.on('PUT /customermgt/:id/reactivate', { ...givenCustomer(), nounce: '9' });
  const view = await openedCustomerPage(api);
  await type(view, 'Move Alerts', 'Two flights');
  await press(view, 'Cancel customer');
  const asked = await dialog('Cancel customer');
  await view.user.click(within(asked).getByRole('button', { name: 'Cancel customer' }));
  expect(await screen.findByRole('heading', { name: /Maria Gomez.*Canceled/ })).toBeVisible();
  await press(view, 'Reactivate');
  expect(await screen.findByText('Active')).toBeInTheDocument();
  expect(box('Move Alerts')).toHaveValue('Two flights');
  expect(screen.getByText('1 unsaved change')).toBeInTheDocument();
});

it('says why a customer could not be canceled [R-CUST-11]', async () => {
  api.on('DELETE /customer/:id', refuse(409, 'STALE_NOUNCE', 'Changed by someone else.'));
  const view = await openedCustomerPage(api);
  await press(view, 'Cancel customer');
  const asked = await dialog('Cancel customer');
  await view.user.click(within(asked).getByRole('button', { name: 'Cancel customer' }));
  expect(await screen.findByText(/An error occurred Canceling this Customer/)).toBeInTheDocument();
});

it('duplicates only who is meant to be duplicated [R-CUST-12, R-CUST-15]', async () => {
  api.on('POST /customer/clone/:id', { id: 'b'.repeat(24) });
  const view = await openedCustomerPage(api);
  await press(view, 'Clone');
  const asked = await dialog('Clone');
  expect(asked).toHaveTextContent('Are you sure you want to duplicate this customer?');
  await view.user.click(within(asked).getByRole('button', { name: 'Clone' }));
  await waitFor(() =>
    expect(view.router.state.location.pathname).toBe(`/emma/customer/${'b'.repeat(24)}`),
  );
});

itAtNight(
  'asks whether the page may be left before it duplicates, and makes nothing for who stays [R-CUST-12]',
  async () => {
    api.on('POST /customer/clone/:id', { id: 'b'.repeat(24) });
    const booked = givenActivity({ operations: [givenOperation({ truck: T01 })] });
    const view = await openedCustomerPage(api, givenCustomerWith(booked));
    const clone = async (answer: string): Promise<void> => {
      await press(view, 'Clone');
      const asked = await dialog('Clone');
      await view.user.click(within(asked).getByRole('button', { name: 'Clone' }));
      const leaving = await dialog('Leave this page?');
      expect(leaving).toHaveTextContent(
        'The confirmation email of this customer has not been sent',
      );
      expect(api.callsOf('POST /customer/clone/:id')).toEqual([]);
      await view.user.click(within(leaving).getByRole('button', { name: answer }));
    };
    await clone('Stay');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(view.router.state.location.pathname).toBe(`/emma/customer/${MARIA}`);
    await clone('Leave');
    await waitFor(() =>
      expect(view.router.state.location.pathname).toBe(`/emma/customer/${'b'.repeat(24)}`),
    );
    expect(api.callsOf('POST /customer/clone/:id')).toHaveLength(1);
  },
);

it('shows no drive from the old branch once another is chosen', async () => {
  const view = await openedCustomerPage(api);
  const first = (): HTMLElement => screen.getByRole('listitem', { name: /^location 1/ });
  expect(first()).toHaveTextContent(/From the branch\d+ min/);
  await view.user.click(screen.getByRole('combobox', { name: 'Branch' }));
  await view.user.click(screen.getByRole('option', { name: 'Denver', hidden: false }));
  await press(view, 'KEEP EXISTING RATE');
  expect(first()).toHaveTextContent('From the branchDrive time to be fetched');
});

itAtNight(
  'keeps times on the wall and asks about the rate when the branch changes [R-CUST-16, R-TIME-12]',
  async () => {
    api.on('PUT /customermgt/:id', savedAsSent);
    const view = await openedCustomerPage(api);
    await view.user.click(screen.getByRole('combobox', { name: 'Branch' }));
    await view.user.click(screen.getByRole('option', { name: 'Denver', hidden: false }));
    const asked = await dialog('Hourly rate');
    await view.user.click(within(asked).getByRole('button', { name: 'ACCEPT NEW RATE' }));
    expect(box('Single mover hourly rate')).toHaveValue('$60');
    expect(screen.getByRole('combobox', { name: 'Start time of truck 1' })).toHaveValue('8:30 AM');
    await press(view, 'Save');
    await waitFor(() => expect(api.callsOf('PUT /customermgt/:id')).toHaveLength(1));
    expect(api.callsOf('PUT /customermgt/:id')[0]?.body).toMatchObject({
      move: {
        meta: { rate: 60 },
        activities: [{ operations: [{ date: '2026-11-21T15:30:00.000Z' }] }],
      },
    });
    await settled(api);
    // The server does that by itself.
    expect(drivesAskedFor()).toEqual([]);
  },
);

it('reorders stops by keys, and at once in the dialog when nothing else is unsaved [R-STOP-11]', async () => {
  const view = await openedCustomerPage(api);
  const [first, second] = givenActivity().locations;
  screen.getByRole('button', { name: /^Move location 1/ }).focus();
  await view.user.keyboard('{ArrowDown}');
  expect(stops()).toEqual([
    'location 1, 2500 NW 23rd St, Oklahoma City, OK 73107',
    'location 2, 1200 N Walker Ave #4, Oklahoma City, OK 73103',
  ]);
  expect(screen.getByText('1 unsaved change')).toBeInTheDocument();
  screen.getByRole('button', { name: /^Move location 2/ }).focus();
  await view.user.keyboard('{ArrowUp}');
  expect(screen.queryByText('1 unsaved change')).toBeNull();

  const reordered = givenCustomerWith(givenActivity({ locations: [second!, first!] }));
  api.on('PUT /move/location/order', { ...reordered, nounce: '8' });
  await press(view, 'Reorder Locations');
  const asked = await dialog('Reorder Locations');
  await view.user.click(within(asked).getByRole('button', { name: /^Move down: 1200 N/ }));
  within(asked)
    .getByRole('button', { name: /^Place of 1200 N/ })
    .focus();
  await view.user.keyboard('{ArrowUp}{ArrowDown}');
  await view.user.click(within(asked).getByRole('button', { name: 'Reorder' }));
  expect(await screen.findByText('Locations successfully reordered')).toBeInTheDocument();
  expect(api.callsOf('PUT /move/location/order')[0]?.body).toMatchObject({
    locations: [second!._id, first!._id],
    nounce: '7',
  });
  expect(stops()[0]).toMatch(/2500 NW/);
  expect(drivesAskedFor()).toEqual([]);
});

itAtNight(
  'adds a day, and deletes one after a question, keeping what was typed [R-CUST-18]',
  async () => {
    const next = givenActivity({ _id: '9'.padStart(24, '0'), activityDay: '2026-11-22' });
    api.on('POST /move/activity', () => {
      api.on('GET /customer/:id', { ...givenCustomerWith(givenActivity(), next), nounce: '8' });
      return { activity: next, nounce: '8' };
    });
    api.on('DELETE /move/activity', () => {
      api.on('GET /customer/:id', { ...givenCustomer(), nounce: '9' });
      return { nounce: '9' };
    });
    const view = await openedCustomerPage(api);
    await type(view, 'Move Alerts', 'Stays');
    await press(view, 'Activity');
    await waitFor(() =>
      expect(api.callsOf('POST /move/activity')[0]?.body).toMatchObject({
        activityDay: '2026-11-22',
      }),
    );
    expect(
      await screen.findByRole('tab', { name: /Sun 11\/22\/2026/, selected: true }),
    ).toBeVisible();
    await view.user.click(screen.getByRole('link', { name: 'Previous day, Sat 11/21/2026' }));
    expect(screen.getByRole('tab', { name: /11\/21/, selected: true })).toBeVisible();
    await view.user.click(screen.getByRole('link', { name: 'Next day, Sun 11/22/2026' }));
    await press(view, 'Delete activity');
    const asked = await dialog('Delete activity');
    expect(asked).toHaveTextContent('Are you sure you want to delete activity?');
    await view.user.click(within(asked).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Activity successfully deleted')).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByRole('tab')).toHaveLength(1));
    expect(box('Move Alerts')).toHaveValue('Stays');
    expect(screen.queryByText('Show the latest')).toBeNull();
  },
);
