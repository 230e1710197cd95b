import { screen, waitFor, within } from '@testing-library/react';
import { type FakeApi, givenActivity, givenCustomerWith, givenLocation } from '../../testing';
import {
  box,
  figure,
  givenCustomerApi,
  openCustomerPage,
  openedCustomerPage,
  press,
  type,
} from '../../testing/customer-page';
import { itAtNight } from '../../../test/support/thorough';

let api: FakeApi;
beforeEach(() => {
  api = givenCustomerApi();
});
afterEach(() => api.restore());

it('reckons money with every keystroke, without asking the server [R-MONEY-1, R-MONEY-5]', async () => {
  const view = await openedCustomerPage(api);
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

itAtNight(
  'keeps a figure that the server would refuse as it was typed, and says its bound',
  async () => {
    const view = await openedCustomerPage(api);
    await type(view, /Single mover hourly rate/, '10000000');
    await type(view, 'Est Hours', '20000');
    await type(view, /Actual Cost/, '99999999');
    await view.user.tab();
    expect(box(/Single mover hourly rate/)).toHaveValue('10000000');
    expect(box('Est Hours')).toHaveValue('20000');
    expect(box(/Actual Cost/)).toHaveValue('99999999');
    for (const bound of ['$10,000', '10,000 h', '$10,000,000'])
      expect(screen.getByText(`At most ${bound}.`)).toBeVisible();
  },
);

itAtNight(
  'follows what is typed about a stop, and takes an automated figure over [R-EST-18]',
  async () => {
    const view = await openedCustomerPage(api);
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
    await press(view, 'Use the automated worktime of location 1, 3.75');
    expect(box('Worktime of location 1, hours')).toHaveValue('3.75 h');
  },
);

itAtNight('warns beside each field that lies far from the automated estimate', async () => {
  const view = await openedCustomerPage(api);
  expect(screen.queryByText(/the automated estimate$/)).toBeNull();
  await type(view, 'Est Hours', '20');
  await type(view, 'Trucks', '3');
  expect(screen.getByText(/^\d+(\.\d+)? h above the automated estimate$/)).toBeVisible();
  expect(screen.getByText('2 trucks above the automated estimate')).toBeVisible();
  await press(view, /^Use the automated hours/);
  expect(screen.queryByText(/h above the automated estimate$/)).toBeNull();
});

it('shows N/A where nothing is known [R-EST-6]', async () => {
  const bare = givenLocation({ locationType: 'Office', numBoxes: 0, driveTime: null });
  api.on('GET /customer/:id', givenCustomerWith(givenActivity({ locations: [bare] })));
  openCustomerPage();
  const total = await screen.findByRole('rowheader', { name: 'Total Move Time' });
  await waitFor(() => expect(total.closest('tr')).toHaveTextContent('N/A'));
});

it('creates the estimate into every input, and takes it back [R-EST-12, R-EST-18, R-EST-21]', async () => {
  const locations = givenActivity().locations.map((one) => ({ ...one, driveTime: null }));
  api.on('POST /move/location/estimate/:customer/:activity', {
    locations: locations.map((one) => ({ ...one, suggestedWorktime: 3 })),
    resourceEstimate: { truckCount: 1, numMovers: 3 },
    estHours: 5,
    minTime: 3,
    moveMgrCostingStrategyReason: 'From size tables of 2026-11-01: so and so',
    warnings: ['Drive times are not known yet, so estimate will not have refreshed drivetimes.'],
  });
  const view = await openedCustomerPage(api, givenCustomerWith(givenActivity({ locations })));
  await press(view, 'Create Estimate');
  await waitFor(() => expect(box('Movers')).toHaveValue('3'));
  expect(screen.getByText(/^Estimate created/).closest('[role=alert]')).toHaveTextContent(
    /^Estimate created\. Replaced what was typed: 4 h, 2 movers\.Undo$/,
  );
  const hours = box('Est Hours').value;
  expect(box('Duration of truck 1')).toHaveValue(hours);
  expect(box('Mover count of truck 1')).toHaveValue('3');
  expect(box('Worktime of location 2, hours')).toHaveValue('2 h');
  expect(screen.getByText(/will not have refreshed drivetimes/)).toBeVisible();
  await press(view, 'Undo');
  expect(box('Movers')).toHaveValue('2');
  expect(box('Est Hours')).toHaveValue('4 h');
  expect(box('Duration of truck 1')).toHaveValue('4 h');
  expect(box('Mover count of truck 1')).toHaveValue('2');
  await type(view, 'Est Hours', '5.25');
  await press(view, 'Apply 5.25 h to truck 1');
  expect(box('Duration of truck 1')).toHaveValue('5.25 h');
  await press(view, 'Create Estimate');
  const told = await screen.findByText(/^Estimate created\. Replaced what was typed: 5\.25 h/);
  expect(told).not.toHaveTextContent('truck');
});

itAtNight(
  'offers a truck the movers that the day has more or fewer of than its trucks [R-EST-21]',
  async () => {
    const view = await openedCustomerPage(api);
    await screen.findByLabelText('Movers');
    expect(screen.queryByRole('button', { name: /^Apply . movers/ })).toBeNull();
    await type(view, 'Movers', '3');
    await press(view, 'Apply 3 movers to truck 1');
    expect(box('Mover count of truck 1')).toHaveValue('3');
    await type(view, 'Movers', '2');
    await view.user.clear(box('Movers'));
    expect(screen.queryByRole('button', { name: /^Apply . movers/ })).toBeNull();
    await type(view, 'Movers', '2');
    await press(view, 'Apply 2 movers to truck 1');
    expect(screen.queryByRole('button', { name: /^Apply . movers/ })).toBeNull();
  },
);

describe('a handling time by hand', () => {
  const estimated = (): string => screen.getByText(/^With 2 movers/).closest('tr')!.textContent!;

  itAtNight('counts with a number and a reason only, in whole minutes below an hour', async () => {
    const view = await openedCustomerPage(api);
    const automated = estimated();
    await press(view, 'Show Advanced');
    await press(view, 'Enter the handling time of location 2 by hand');
    expect(estimated()).toBe(automated);
    expect(screen.getByText('Not counted yet: enter a time and a reason.')).toBeVisible();
    expect(screen.queryByText(/unsaved change/)).toBeNull();
    await type(view, 'Hours at location 2, by hand', '1');
    await type(view, 'Minutes at location 2, by hand', '90');
    await view.user.tab();
    expect(box('Minutes at location 2, by hand')).toHaveValue('90');
    expect(screen.getByText('At most 59 min.')).toBeVisible();
    await type(view, 'Minutes at location 2, by hand', '45');
    await view.user.tab();
    expect(estimated()).toBe(automated);
    await press(view, 'Save');
    expect(await screen.findByText('Give a reason for the time entered by hand.')).toBeVisible();
    expect(api.callsOf('PUT /customermgt/:id')).toHaveLength(0);
    await type(view, 'Reason at location 2, by hand', 'Piano');
    expect(estimated()).not.toBe(automated);
    expect(screen.queryByText(/^Not counted yet/)).toBeNull();
  });

  it('is in sight without being asked for where there is one', async () => {
    const [load, unload] = givenActivity().locations;
    const currentEstimate = { hours: 5, minutes: 30, overrideReason: 'Piano' };
    const stops = [load!, { ...unload!, currentEstimate }];
    await openedCustomerPage(api, givenCustomerWith(givenActivity({ locations: stops })));
    expect(box('Hours at location 2, by hand')).toHaveValue('5 h');
    expect(screen.queryByText(/^Trip fee \$/)).toBeNull();
  });
});
