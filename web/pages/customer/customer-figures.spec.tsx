import { screen, waitFor, within } from '@testing-library/react';
import { type FakeApi, givenActivity, givenCustomer, givenCustomerWith } from '../../testing';
import {
  box,
  figure,
  givenCustomerApi,
  openedCustomerPage,
  press,
  type,
} from '../../testing/customer-page';
import { itAtNight } from '../../../test/support/thorough';

const BY_HAND = /^Enter the handling time of location/;

let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  api = givenCustomerApi();
});
afterEach(() => api.restore());

it('has a table of six columns, and more of it when asked [R-EST-17]', async () => {
  const view = await openedCustomerPage(api);
  const table = within(screen.getByRole('region', { name: 'Estimate table' }));
  const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads.slice(1, 7)).toEqual([
    'Base',
    'Walk',
    'Stairs/Stories',
    'Elevator',
    'Inv/Boxes',
    'Drivetime',
  ]);
  expect(table.getByRole('rowheader', { name: 'Total Move Time' })).toBeVisible();
  await press(view, 'Show Advanced');
  expect(screen.getAllByLabelText(BY_HAND)).toHaveLength(2);
  await press(view, 'Hide Advanced');
  expect(screen.queryAllByLabelText(BY_HAND)).toEqual([]);
});

it('sums the activities, takes the actual cost and shows that of the move before [R-MONEY-2, R-MONEY-6]', async () => {
  const customer = givenCustomer({ previousActualPrice: 812.5 });
  const view = await openedCustomerPage(api, customer);
  const title = 'General Move Information - Sum of all Activities';
  const block = screen.getByText(title).closest('section')!;
  for (const label of ['Min current total estimate', 'Current total estimate'])
    expect(within(block).getByText(label)).toBeVisible();
  expect(within(block).getByText('Prev Move Actual Cost').parentElement).toHaveTextContent(
    '$812.50',
  );
  await type(view, 'Actual Cost $', '640.5');
  await view.user.tab();
  expect(box('Actual Cost $')).toHaveValue('$640.5');
  expect(box(/Single mover hourly rate/)).toHaveAttribute('placeholder', '55');
});

it('never shows less at most than what is charged at least', async () => {
  const view = await openedCustomerPage(api);
  await type(view, 'Est Hours', '2');
  expect(box('Est Min Hrs')).toHaveValue('2.5 h');
  expect(figure('Est. costs')).toBe(figure('Min est. costs'));
  expect(figure('Total est. with supplies')).toBe('$365.00');
  const least = screen.getByText('Min current total estimate').parentElement;
  const most = screen.getByText('Current total estimate').parentElement;
  expect(most?.querySelector('output')).toHaveTextContent('$365.00');
  expect(least?.querySelector('output')).toHaveTextContent('$365.00');
});

it('makes no estimate of what has errors [R-EST-19]', async () => {
  const [first, second] = givenActivity().locations;
  const faulty = { ...second!, normalizedStreetAddress: '' };
  const view = await openedCustomerPage(
    api,
    givenCustomerWith(givenActivity({ locations: [first!, faulty] })),
  );
  await press(view, 'Create Estimate');
  expect(
    await screen.findByText('Please address highlighted errors before trying to create estimate'),
  ).toBeVisible();
  expect(api.calls.some(({ path }) => path.includes('location/estimate'))).toBe(false);
});

itAtNight('says why drive times could not be fetched [R-DRIVE-7]', async () => {
  api.on('GET /jobs/:id', {
    state: 'failed',
    progress: 0,
    error: 'Google error while refreshing drivetimes',
  });
  const view = await openedCustomerPage(api);
  await press(view, /[Rr]efresh drive times/);
  await waitFor(() => expect(screen.getByText('Error refreshing drive time')).toBeVisible());
  expect(screen.getByText(/Google error while refreshing drivetimes/)).toBeVisible();
});

it('says what a truck is missing for [R-MOVE-8]', async () => {
  await openedCustomerPage(api);
  expect(screen.getByText(/assign trucks? to confirm/i)).toBeVisible();
});
