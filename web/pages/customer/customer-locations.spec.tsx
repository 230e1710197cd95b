import { screen, waitFor, within } from '@testing-library/react';
import { type FakeApi, givenActivity, givenCustomerWith, givenLocation } from '../../testing';
import {
  box,
  givenCustomerApi,
  openedCustomerPage,
  press,
  type,
} from '../../testing/customer-page';
import { itAtNight } from '../../../test/support/thorough';

const LONG = 'Narrow stairs behind the kitchen, then left; the piano has to go by the balcony.';

let api: FakeApi;
beforeEach(() => {
  api = givenCustomerApi();
});
afterEach(() => api.restore());

const card = (number: number): HTMLElement =>
  screen.getByRole('listitem', { name: new RegExp(`^location ${number}`) });

it('shows for each stop what a crew must know, long texts cut at 50 letters [R-DRIVE-8, R-STOP-9]', async () => {
  const storage = givenLocation({
    locationType: 'Storage',
    dimensions: '10 x 20',
    notes: LONG,
    gateCode: '4711#',
    dockName: 'North 2',
    additionalRooms: ['Attic', 'Garage'],
    isPacking: true,
    packingEstCost: 120,
    packingEstTime: 1.5,
  });
  await openedCustomerPage(api, givenCustomerWith(givenActivity({ locations: [storage] })));
  const summary = card(1);
  expect(summary).toHaveTextContent('1200 N Walker');
  for (const words of [
    'Storage',
    '10 x 20',
    'gate code 4711#',
    'dock North 2',
    'Packing $120.00',
    '1.5 h',
    'Attic, Garage',
  ])
    expect(summary).toHaveTextContent(words);
  expect(summary).not.toHaveTextContent('bedroom');
  expect(within(summary).getByRole('note', { name: LONG })).toHaveTextContent(
    `${LONG.slice(0, 50).trimEnd()}…`,
  );
  const directions = within(summary).getByRole('link', { name: 'Directions' });
  expect(directions).toHaveAttribute('target', '_blank');
});

it('shows the route over the stops, and on a map when asked for [R-DRIVE-13]', async () => {
  const { user } = await openedCustomerPage(
    api,
    givenCustomerWith(
      givenActivity({ transitInfo: { ...givenActivity().transitInfo, endingDriveTime: 0.25 } }),
    ),
  );
  const route = screen.getByRole('list', { name: 'Route of the day' });
  expect(within(route).getAllByRole('listitem')).toHaveLength(4);
  expect(route).toHaveTextContent(/12 min.*2.*15 min/);
  expect(screen.queryByText(/^Drawing:/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Map of the route' }));
  const stop = await screen.findByRole('img', { name: /^Stop 2: 2500 NW 23rd St/ });
  expect(stop).toHaveAttribute('data-at', '35.49,-97.56');
  localStorage.clear();
});

it('marks problem locations, and excess inventory where things are unloaded [R-EST-11, R-STOP-10]', async () => {
  const [load, unload] = givenActivity().locations;
  const problem = { isProblem: true, problemReason: 'No parking' };
  const tooSmall = { ...unload!, sqft: 300 };
  const big = { ...load!, locationType: 'House' as const, sqft: 4000, stories: 2, ...problem };
  await openedCustomerPage(api, givenCustomerWith(givenActivity({ locations: [big, tooSmall] })));
  expect(within(card(1)).getByText('Problem Location')).toBeVisible();
  expect(within(card(1)).queryByText('Excess Inventory')).toBeNull();
  expect(within(card(2)).getByText('Excess Inventory')).toBeVisible();
});

itAtNight('opens for its faults, and stays open under the hand that mends them', async () => {
  const house = givenLocation({ locationType: 'House', sqft: null, stories: 2 });
  const view = await openedCustomerPage(
    api,
    givenCustomerWith(
      givenActivity({ locations: [house, givenLocation({ _id: 'c'.repeat(24) })] }),
    ),
  );
  await type(view, /^Est Hours/, '5');
  await press(view, 'Save');
  await type(view, /^Square feet/, '1');
  await waitFor(() => expect(within(card(1)).queryByText('This field is required')).toBeNull());
  expect(box(/^Square feet/)).toHaveFocus();
});

it('asks before a stop is deleted [R-CUST-18]', async () => {
  const view = await openedCustomerPage(api);
  await press(view, /^Remove location 2/);
  expect(screen.getByText('Are you sure you want to delete location?')).toBeVisible();
  await press(view, 'Cancel');
  expect(card(2)).toHaveTextContent('2500 NW 23rd St');
  await press(view, /^Remove location 2/);
  await press(view, 'Delete');
  await waitFor(() => expect(screen.queryByRole('listitem', { name: /^location 2/ })).toBeNull());
});

itAtNight('takes packing in quarter hours and dollars [R-STOP-7]', async () => {
  const packing = givenLocation({ isPacking: true });
  const view = await openedCustomerPage(
    api,
    givenCustomerWith(givenActivity({ locations: [packing] })),
  );
  await press(view, /^Edit location 1/);
  await type(view, /^Packing time/, '1');
  await view.user.keyboard('{ArrowUp}');
  expect(box(/^Packing time/)).toHaveValue('1.25 h');
  await type(view, /^Packing cost/, '-5');
  await view.user.tab();
  expect(box(/^Packing cost/)).not.toHaveValue('-$5');
});

it.each([
  ['Gate code', 20],
  ['Dock name', 40],
])('takes a %s of at most %i letters', async (label, most) => {
  const view = await openedCustomerPage(api);
  await press(view, /^Edit location 1/);
  const fault = new RegExp(`${most} characters`);
  await type(view, label, '1'.repeat(most + 1));
  await press(view, 'Save');
  expect(await within(card(1)).findByText(fault)).toBeVisible();
  await type(view, label, '4711#');
  await waitFor(() => expect(within(card(1)).queryByText(fault)).toBeNull());
  expect(box(label)).toHaveValue('4711#');
});
