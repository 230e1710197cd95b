import { screen, waitFor, within } from '@testing-library/react';
import {
  type FakeApi,
  givenActivity,
  givenCustomerWith,
  givenOperation,
  givenPlanning,
} from '../../testing';
import {
  box,
  figure,
  givenCustomerApi,
  openCustomerPage,
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
afterEach(() => api.restore());

itAtNight(
  'offers starts in quarter hours and clamps what is typed [R-MOVE-14, R-TIME-3, R-TIME-7]',
  async () => {
    const view = await openedCustomerPage(api);
    await view.user.click(screen.getByRole('combobox', { name: 'Start time of truck 1' }));
    const times = screen
      .getAllByRole('option', { hidden: false })
      .map(({ textContent }) => textContent);
    expect(times[0]).toBe('7:45 AM');
    // The zone once, next to the table, for a viewer whose clock shows another time.
    expect(
      within(screen.getByRole('region', { name: 'Operations' })).getByText('CST'),
    ).toBeVisible();
    expect(times.at(-1)).toBe('4:45 PM');
    await view.user.keyboard('{Escape}');
    await type(view, 'Drive out of truck 1', '9');
    await type(view, 'Duration of truck 1', '99');
    await view.user.tab();
    expect(box('Drive out of truck 1')).toHaveValue('1 h');
    expect(box('Duration of truck 1')).toHaveValue('10 h');
    expect(box('Drive back of truck 1')).toHaveValue('0.25 h');
  },
);

it('asks for notes only with an early start, adds trucks and keeps the only one [R-MOVE-13, R-MOVE-14, R-MOVE-15]', async () => {
  const view = await openedCustomerPage(api);
  expect(box('Early start notes of truck 1')).toBeDisabled();
  await view.user.click(screen.getByRole('checkbox', { name: 'Early start of truck 1' }));
  expect(box('Early start notes of truck 1')).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Remove truck 1' })).toBeDisabled();
  await press(view, 'Add Truck');
  expect(box('Duration of truck 2')).toHaveValue('4 h');
  await press(view, 'Remove truck 1');
  expect(screen.queryByRole('textbox', { name: 'Duration of truck 2' })).toBeNull();
});

itAtNight(
  'drives nothing to a Hold, and what it drove when it is none anymore [R-STOP-12]',
  async () => {
    const view = await openedCustomerPage(api);
    const work = async (name: string): Promise<void> => {
      await view.user.click(screen.getByRole('combobox', { name: /^Type of work/ }));
      await view.user.click(screen.getByRole('option', { name }));
    };
    await press(view, /^Edit location 1/);
    await work('Hold');
    expect(box('Drive out of truck 1')).toHaveValue('0 h');
    expect(box('Drive back of truck 1')).toHaveValue('0.25 h');
    expect(figure('Trip fee')).toBe('$45.00');
    await work('Load');
    expect(box('Drive out of truck 1')).toHaveValue('0.25 h');
    expect(figure('Trip fee')).toBe('$90.00');
  },
);

it('locks what a truck holds fast, but its alerts, and unbooks [R-CUST-17, R-MOVE-9, R-MOVE-14]', async () => {
  const booked = givenActivity({
    activityDay: '2034-03-02',
    operations: [givenOperation({ truck: 'e'.repeat(24) })],
  });
  api.on('GET /customer/:id', givenCustomerWith(booked));
  api.on('DELETE /assignment/operation/:branch/:id', { nounce: '8', booking: null });
  const view = openCustomerPage();
  expect(await screen.findByText(/^This activity is confirmed/)).toBeVisible();
  expect(box('Est Hours')).toBeDisabled();
  expect(box('Day of the activity')).toBeDisabled();
  const contact = screen.getByText('Contact').closest('section') ?? document.body;
  expect(within(contact).getByLabelText(/^Branch/, { selector: 'input' })).toBeDisabled();
  for (const name of ['Move Alerts', 'To be moved', 'Inventory']) expect(box(name)).toBeEnabled();
  expect(screen.getByText(/^Booked: these changes are saved and booked again/)).toBeVisible();
  await press(view, /^Edit location 1/);
  for (const name of ['Gate code', 'Boxes', 'Special considerations', 'Street', 'Unit'])
    expect(box(name)).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Delete activity' })).toBeDisabled();
  await press(view, 'Unbook truck 1');
  await waitFor(() =>
    expect(api.callsOf('DELETE /assignment/operation/:branch/:id')).toHaveLength(1),
  );
  expect(api.calls.find(({ method }) => method === 'DELETE')?.query.get('customerNounce')).toBe(
    '7',
  );
});

it('offers the change of day and hours where it says that they are locked [R-BOARD-37]', async () => {
  const booked = givenActivity({ operations: [givenOperation({ truck: 'e'.repeat(24) })] });
  api.on('GET /customer/:id', givenCustomerWith(booked));
  const view = openCustomerPage();
  await screen.findByRole('region', { name: /^Board of / });
  const [atTheDay] = await screen.findAllByRole('button', { name: 'Change day or hours…' });
  const banner = screen.getByText(/^This activity is confirmed/);
  expect(banner).toHaveTextContent(/stops are saved and booked again together/);
  expect(banner.compareDocumentPosition(atTheDay!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const locations = screen.getByRole('region', { name: 'Locations' });
  expect(locations.compareDocumentPosition(atTheDay!)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  await view.user.click(atTheDay!);
  expect(await screen.findByRole('dialog', { name: 'Change day or hours' })).toBeVisible();
});

itAtNight(
  'promises a window where the branch does, and says what is wrong with it [R-TIME-13]',
  async () => {
    api.on('GET /branch/:id/planning', givenPlanning({ arrivalWindows: true }));
    api.on('PUT /customermgt/:id', savedAsSent);
    const view = await openedCustomerPage(api);
    await press(view, 'Promise an arrival window for truck 1');
    const [from, until] = ['from', 'until'].map((end) => `Arrival ${end} of truck 1`);
    expect([box(from!), box(until!)].map(({ value }) => value)).toEqual(['8:30 AM', '11:30 AM']);
    const choose = async (name: string, time: string): Promise<void> => {
      await view.user.click(screen.getByRole('combobox', { name }));
      await view.user.click(screen.getByRole('option', { name: time, hidden: false }));
    };
    await choose(from!, '9:00 AM');
    expect(screen.getByText('The start should lie in the arrival window')).toBeVisible();
    await choose(from!, '8:00 AM');
    expect(screen.queryByText('The start should lie in the arrival window')).toBeNull();
    await press(view, 'Save');
    await waitFor(() => expect(api.callsOf('PUT /customermgt/:id')).toHaveLength(1));
    const sent = api.callsOf('PUT /customermgt/:id')[0]?.body;
    expect(sent).toMatchObject({
      move: {
        activities: [
          {
            operations: [
              {
                arrivalWindow: { from: '2026-11-21T14:00:00.000Z', to: '2026-11-21T17:30:00.000Z' },
              },
            ],
          },
        ],
      },
    });
    await press(view, 'Clear the arrival window of truck 1');
    expect(screen.getByRole('button', { name: /^Promise an arrival window/ })).toBeEnabled();
  },
);

it('shows no windows where the branch promises exact starts [R-TIME-13]', async () => {
  await openedCustomerPage(api);
  expect(screen.queryByRole('button', { name: /^Promise an arrival window/ })).toBeNull();
  expect(screen.queryByRole('columnheader', { name: 'Arrival window' })).toBeNull();
});
