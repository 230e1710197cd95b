import { screen, waitFor, within } from '@testing-library/react';
import type { CustomerView } from '../../../src/modules/moves/contract/customer.view';
import { DEFAULT_CONSTANTS } from '../../../src/modules/moves/domain/estimates/estimate-constants';
import {
  FakeApi,
  GIVEN_ZONES,
  givenActivity,
  givenBranch,
  givenCustomer,
  givenCustomerWith,
  givenEmployee,
  givenLocation,
  givenOperation,
  MARIA,
  refuse,
  renderApp,
  type Call,
  type Rendered,
} from '../../testing';
import type { Role } from '../../shared/auth';
import CustomerPage from './customer-page';

let api: FakeApi;

beforeEach(() => {
  api = new FakeApi()
    .on('GET /branch', [
      givenBranch(),
      givenBranch({
        _id: '65f0000000000000000000b2',
        name: 'Denver',
        timezone: 'America/Denver',
        defaultHourlyRate: 60,
      }),
    ])
    .on('GET /employee', [givenEmployee()])
    .on('GET /referrer', [{ _id: 'r'.repeat(24), name: 'Web site', active: true }])
    .on('GET /zipzone', GIVEN_ZONES)
    .on('GET /booking/currentconstants', DEFAULT_CONSTANTS)
    .on('POST /move/drivetimes/:customer/:activity', { jobId: 'j1' })
    .on('GET /jobs/:id', { state: 'done', progress: 100, error: null });
});
afterEach(() => api.restore());

const open = (roles: Role[] = ['sales']): Rendered =>
  renderApp(<CustomerPage />, {
    at: `/emma/customer/${MARIA}`,
    path: '/emma/customer/:id',
    routes: [{ path: '/emma/customer', element: <p>All customers</p> }],
    roles,
  });

async function opened(customer: CustomerView = givenCustomer()): Promise<Rendered> {
  api.on('GET /customer/:id', customer);
  const view = open();
  await screen.findByRole('heading', { name: /Maria Gomez/ });
  await screen.findByRole('button', { name: /Take the automated hours/ });
  return view;
}

const box = (name: string | RegExp): HTMLInputElement => screen.getByRole('textbox', { name });
const figure = (label: string): string => {
  const term = screen.getByText(label, { selector: 'dt' });
  return within(term.parentElement!).getByRole('definition').textContent ?? '';
};
const type = async ({ user }: Rendered, name: string | RegExp, text: string): Promise<void> => {
  await user.clear(box(name));
  await user.type(box(name), text);
};
const press = ({ user }: Rendered, name: string | RegExp): Promise<void> =>
  user.click(screen.getByRole('button', { name }));
const echo = ({ body }: Call): CustomerView => ({ ...(body as CustomerView), nounce: '8' });

describe('states', () => {
  it('shows the outline while loading, then the customer', async () => {
    api.on('GET /customer/:id', givenCustomer());
    open();
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: /Maria Gomez.*Active/ })).toBeVisible();
  });

  it('says what failed and tries again', async () => {
    api.on('GET /customer/:id', refuse(500, 'SYSTEM_ERROR', 'secret'));
    const view = open();
    expect(await screen.findByText('We encountered a system error')).toBeVisible();
    api.on('GET /customer/:id', givenCustomer());
    await press(view, 'Try again');
    expect(await screen.findByRole('heading', { name: /Maria Gomez/ })).toBeVisible();
  });

  it('says that there is no such customer, or no permission', async () => {
    api.on('GET /customer/:id', refuse(404, 'NOT_FOUND', 'Customer not found'));
    const { unmount } = open();
    expect(await screen.findByText('Customer not found')).toBeVisible();
    unmount();
    api.on('GET /customer/:id', refuse(403, 'FORBIDDEN', 'You are not allowed to do this'));
    open();
    expect(await screen.findByText(/don't have permission/)).toBeVisible();
  });

  it('says that there are no activities yet', async () => {
    api.on('GET /customer/:id', givenCustomerWith());
    open();
    expect(await screen.findByText(/No activities yet/)).toBeVisible();
  });

  it('shows a mover where and when, without money and without anything to change', async () => {
    const { email: _email, ...reduced } = givenCustomer();
    api.on('GET /customer/:id', reduced);
    open(['mover']);
    expect(await screen.findByText('1200 N Walker Ave #4, Oklahoma City, OK 73103')).toBeVisible();
    expect(screen.getByText('8:30 AM – 12:30 PM', { exact: false })).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.body.textContent).not.toContain('$');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});

describe('estimate', () => {
  it('reckons money with every keystroke, without asking the server', async () => {
    const view = await opened();
    expect(figure('Hourly rate')).toBe('$110.00');
    expect(figure('Trip fee')).toBe('$90.00');
    expect(figure('Est. costs')).toBe('$530.00');
    expect(figure('Min est. costs')).toBe('$365.00');
    const calls = api.calls.length;
    await type(view, 'Est Hours', '6');
    await type(view, 'Movers', '3');
    await type(view, /Single mover hourly rate/, '60');
    expect(figure('Hourly rate')).toBe('$180.00');
    expect(figure('Est. costs')).toBe('$1,170.00');
    expect(figure('Total est. with supplies')).toBe('$1,170.00');
    expect(screen.getByText('Current total estimate').parentElement).toHaveTextContent('$1,170.00');
    expect(api.calls).toHaveLength(calls);
  });

  it('follows what is typed about a stop, and takes an automated figure over', async () => {
    const view = await opened();
    const row = screen.getByRole('rowheader', { name: /1\. 1200 N Walker/ }).closest('tr')!;
    const cells = (): string[] =>
      within(row)
        .getAllByRole('cell')
        .slice(0, 6)
        .map(({ textContent }) => textContent ?? '');
    expect(cells()).toEqual(['115', '0', '14', '0', '30', '0 (13)']);
    await press(view, /^Edit location 1/);
    await type(view, /^Bedrooms/, '3');
    expect(cells()).toEqual(['170', '0', '20', '0', '30', '0 (13)']);
    await press(view, 'Take the automated worktime of location 1, 3.75');
    expect(box('Worktime of location 1, hours')).toHaveValue('3.75 h');
  });

  it('shows N/A where nothing is known', async () => {
    const bare = givenLocation({ locationType: 'Office', numBoxes: 0, driveTime: null });
    api.on('GET /customer/:id', givenCustomerWith(givenActivity({ locations: [bare] })));
    open();
    const total = await screen.findByRole('rowheader', { name: 'Total Move Time' });
    await waitFor(() => expect(total.closest('tr')).toHaveTextContent('N/A'));
  });

  it('creates the estimate into every input, and takes it back', async () => {
    const { locations } = givenActivity();
    api.on('POST /move/location/estimate/:customer/:activity', {
      locations: locations.map((one) => ({ ...one, suggestedWorktime: 3 })),
      resourceEstimate: { truckCount: 1, numMovers: 3 },
      estHours: 5,
      minTime: 3,
      moveMgrCostingStrategyReason: 'From size tables of 2026-11-01: so and so',
      warnings: ['Drive times are not known yet, so estimate will not have refreshed drivetimes.'],
    });
    const view = await opened();
    await press(view, 'Create Estimate');
    await waitFor(() => expect(box('Movers')).toHaveValue('3'));
    expect(box('Worktime of location 2, hours')).toHaveValue('3 h');
    expect(screen.getByText(/will not have refreshed drivetimes/)).toBeVisible();
    await press(view, 'Undo');
    expect(box('Movers')).toHaveValue('2');
    expect(box('Est Hours')).toHaveValue('4 h');
  });
});

describe('operations', () => {
  it('offers starts in quarter hours and clamps what is typed', async () => {
    const view = await opened();
    await view.user.click(screen.getByRole('combobox', { name: 'Start time of truck 1' }));
    const times = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(times[0]).toBe('7:45 AM');
    expect(times.at(-1)).toBe('4:45 PM');
    await view.user.keyboard('{Escape}');
    await type(view, 'Drive out of truck 1', '9');
    await type(view, 'Duration of truck 1', '99');
    await view.user.tab();
    expect(box('Drive out of truck 1')).toHaveValue('1 h');
    expect(box('Duration of truck 1')).toHaveValue('10 h');
    expect(box('Drive back of truck 1')).toHaveValue('0.25 h');
  });

  it('asks for notes only with an early start, adds trucks and keeps the only one', async () => {
    const view = await opened();
    expect(box('Early start notes of truck 1')).toBeDisabled();
    await view.user.click(screen.getByRole('checkbox', { name: 'Early start of truck 1' }));
    expect(box('Early start notes of truck 1')).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Remove truck 1' })).toBeDisabled();
    await press(view, 'Add Truck');
    expect(box('Duration of truck 2')).toHaveValue('4 h');
    await press(view, 'Remove truck 1');
    expect(screen.queryByRole('textbox', { name: 'Duration of truck 2' })).toBeNull();
  });

  it('drives nothing to a Hold, and what it drove when it is none any more', async () => {
    const view = await opened();
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
  });

  it('locks what a truck holds fast, but its alerts, and unbooks', async () => {
    const booked = givenActivity({ operations: [givenOperation({ truck: 'e'.repeat(24) })] });
    api.on('GET /customer/:id', givenCustomerWith(booked));
    api.on('DELETE /assignment/operation/:branch/:id', { nounce: '8', booking: null });
    const view = open();
    expect(await screen.findByText(/^This activity is confirmed/)).toBeVisible();
    expect(box('Est Hours')).toBeDisabled();
    expect(box('Day of the activity')).toBeDisabled();
    expect(box('Move Alerts')).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Delete activity' })).toBeDisabled();
    await press(view, 'Unbook truck 1');
    await waitFor(() =>
      expect(api.callsOf('DELETE /assignment/operation/:branch/:id')).toHaveLength(1),
    );
    expect(api.calls.find(({ method }) => method === 'DELETE')?.query.get('customerNounce')).toBe(
      '7',
    );
  });
});

describe('saving', () => {
  it('counts what is unsaved, asks, sends the whole customer and says that it is saved', async () => {
    api.on('PUT /customermgt/:id', echo);
    const view = await opened();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await type(view, 'Est Hours', '5');
    await type(view, 'Move Alerts', 'Dog in the yard');
    expect(screen.getByText('2 unsaved changes')).toBeVisible();
    await press(view, 'Save');
    const question = await screen.findByRole('dialog', { name: 'Save' });
    expect(question).toHaveTextContent(/duration mismatch/);
    expect(api.callsOf('PUT /customermgt/:id')).toHaveLength(0);
    await view.user.click(within(question).getByRole('button', { name: 'Save anyway' }));
    expect(await screen.findByText('Customer updated successfully')).toBeVisible();
    const [call] = api.callsOf('PUT /customermgt/:id');
    expect(call?.body).toMatchObject({
      nounce: '7',
      move: { activities: [{ estHours: 5, notes: 'Dog in the yard' }] },
    });
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('asks about a drive buffer without drive time, and stays when the person says no', async () => {
    const view = await opened();
    await type(view, 'Drive out of truck 1', '0');
    await view.user.tab();
    await press(view, 'Save');
    const question = await screen.findByRole('dialog', { name: 'Save' });
    expect(question).toHaveTextContent(/drive buffer is scheduled without drive time/);
    await view.user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsOf('PUT /customermgt/:id')).toHaveLength(0);
  });

  it('refuses what fails the checks before saving, in one dialog', async () => {
    const late = givenOperation({ date: '2026-11-22T01:00:00.000Z' });
    const view = await opened(givenCustomerWith(givenActivity({ operations: [late] })));
    await type(view, 'Est Hours', '5');
    await press(view, 'Save');
    const told = await screen.findByRole('dialog', { name: 'Save Error' });
    expect(told).toHaveTextContent('Moves must start between 7am and 5pm.');
  });

  it('shows faults under their fields, the page’s own and the server’s', async () => {
    api.on(
      'PUT /customermgt/:id',
      refuse(400, 'VALIDATION_FAILED', 'Please fix the highlighted validation errors!', {
        errors: [{ path: 'move.activities.0.locations.1.zip', message: 'Invalid zip found' }],
      }),
    );
    const view = await opened();
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

  it('keeps what is typed when someone else was faster, and catches up on a word', async () => {
    api.on(
      'PUT /customermgt/:id',
      refuse(409, 'STALE_NOUNCE', 'This customer was changed by someone else.'),
    );
    const view = await opened();
    await type(view, 'Move Alerts', 'Mine');
    api.on('GET /customer/:id', { ...givenCustomer(), phone: '4055550199', nounce: '9' });
    await press(view, 'Save');
    expect(await screen.findByText(/was changed by someone else. Reload/)).toBeVisible();
    await press(view, 'Show the latest');
    expect(await screen.findByText('(405) 555-0199')).toBeVisible();
    expect(box('Move Alerts')).toHaveValue('Mine');
    api.on('PUT /customermgt/:id', echo);
    await press(view, 'Save');
    await waitFor(() => expect(api.callsOf('PUT /customermgt/:id')).toHaveLength(2));
    expect(api.callsOf('PUT /customermgt/:id')[1]?.body).toMatchObject({ nounce: '9' });
  });

  it('finds what was typed again after a reload', async () => {
    const view = await opened();
    await type(view, 'Move Alerts', 'Do not lose me');
    window.dispatchEvent(new Event('pagehide'));
    view.unmount();
    await opened();
    expect(box('Move Alerts')).toHaveValue('Do not lose me');
    expect(screen.getByText('1 unsaved change')).toBeVisible();
  });

  it('names what is unsaved to who leaves', async () => {
    const view = await opened();
    await type(view, 'Move Alerts', 'x');
    await view.user.click(screen.getByRole('link', { name: 'Back' }));
    const asked = await screen.findByRole('dialog', { name: 'Leave this page?' });
    expect(asked).toHaveTextContent('1 unsaved change: notes.');
    await view.user.click(within(asked).getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('All customers')).toBeVisible();
  });
});
