import { screen, waitFor, within } from '@testing-library/react';
import type { ActivityView } from '#modules/moves/contract/activity.view.js';
import {
  givenActivity,
  givenCustomerWith,
  givenLocation,
  givenOperation,
  refuse,
  standAt,
  type FakeApi,
  type Rendered,
} from '../../testing';
import {
  box,
  givenCustomerApi,
  openCustomerPage,
  openedCustomerPage,
  press,
  savedAsSent,
} from '../../testing/customer-page';
import { itAtNight } from '../../../test/support/thorough';

standAt('2026-11-20T18:00:00Z');

const LEGS = 'GET /maps/legs';
const FOUND = {
  placeId: 'p1',
  description: '900 N Broadway Ave, Oklahoma City, OK 73102',
  normalizedStreetAddress: '900 N Broadway Ave, Oklahoma City, OK 73102',
  street: '900 N Broadway Ave',
  unit: '',
  city: 'Oklahoma City',
  state: 'OK',
  zip: '73102',
  latitude: 35.48,
  longitude: -97.51,
};
const DRIVES = { startingDriveTime: 0, endingDriveTime: 0 };
const UNKNOWN = { version: 0, startingDriveTime: null, endingDriveTime: null };
const empty = givenActivity({
  locations: [],
  transitInfo: UNKNOWN,
  operations: [
    givenOperation({ bookingEnvelope: { ...givenOperation().bookingEnvelope, ...DRIVES } }),
  ],
});

let api: FakeApi;
beforeEach(() => {
  api = givenCustomerApi()
    .on('PUT /customermgt/:id', savedAsSent)
    .on('GET /maps/places', [FOUND])
    .on(LEGS, { miles: 5, hours: 0.3, approximate: true });
});
afterEach(() => api.restore());

async function opened(...activities: ActivityView[]): Promise<Rendered> {
  api.on('GET /customer/:id', givenCustomerWith(...activities));
  const view = openCustomerPage();
  // The rate of the branch comes with the branches.
  await screen.findByText(/^auto /);
  return view;
}

itAtNight(
  'takes the first hit on Enter, goes on to what it leaves empty, and knows the drives before a save [R-DRIVE-12, R-STOP-14]',
  async () => {
    const view = await opened(empty);
    await press(view, 'Add location');
    await waitFor(() => expect(box(/^Address/)).toHaveFocus());
    expect(box('State')).toHaveValue('OK');
    await view.user.keyboard('900 n broad{Enter}');
    await waitFor(() => expect(box(/^Location type/)).toHaveFocus());
    await waitFor(() => expect(box(/^Address/)).toHaveValue(FOUND.normalizedStreetAddress));
    await view.user.keyboard('a');
    await view.user.tab();
    expect(box(/^Location type/)).toHaveValue('Apartment');
    expect(box(/^Bedrooms/)).toHaveFocus();

    await waitFor(() => expect(box('Drive out of truck 1')).toHaveValue('0.5 h'));
    expect(box('Drive back of truck 1')).toHaveValue('0.5 h');
    expect(screen.getByText(/^18 min · 5\.0 mi/)).toBeVisible();
    expect(screen.getByText('approximate')).toBeVisible();
    const asked = api.callsOf(LEGS).map(({ query }) => [query.get('from'), query.get('to')]);
    expect(asked).toEqual([
      ['35.47,-97.51', '35.48,-97.51'],
      ['35.48,-97.51', '35.47,-97.51'],
    ]);
    await view.user.keyboard('2');
    await view.user.tab();
    await view.user.keyboard('3');
    await press(view, 'Save');
    await waitFor(() => expect(api.callsOf('PUT /customermgt/:id')).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

itAtNight(
  'takes what is typed on Enter where nothing is found, with its capital letters, and goes on',
  async () => {
    api.on('GET /maps/places', []);
    const view = await opened(empty);
    await press(view, 'Add location');
    await waitFor(() => expect(box(/^Address/)).toHaveFocus());
    await view.user.keyboard('2500 nw 23rd st oklahoma city{Enter}');
    await waitFor(() => expect(box(/^Zip/)).toHaveFocus());
    expect(box(/^Address/)).toHaveValue('2500 NW 23rd St, Oklahoma City');
    expect(box('Street')).toHaveValue('2500 NW 23rd St');
    expect(box('City')).toHaveValue('Oklahoma City');
    await view.user.keyboard('73107');
    expect(box(/^Address/)).toHaveValue('2500 NW 23rd St, Oklahoma City');
  },
);

itAtNight('offers what is typed below what is found', async () => {
  const view = await opened(empty);
  await press(view, 'Add location');
  await waitFor(() => expect(box(/^Address/)).toHaveFocus());
  await view.user.keyboard('12 oak ln apt 4, moore, ok 73160');
  const asTyped = await screen.findByRole('option', { name: /^Use “12 oak ln .*” as typed$/ });
  expect(asTyped.previousElementSibling).toHaveTextContent(FOUND.description);
  await view.user.click(asTyped);
  await waitFor(() => expect(box(/^Location type/)).toHaveFocus());
  expect(box(/^Address/)).toHaveValue('12 Oak Ln, Moore, OK 73160');
  expect(box('Unit')).toHaveValue('4');
  expect(box(/^Zip/)).toHaveValue('73160');
});

itAtNight('asks for the zip of a town that has several', async () => {
  api.on('GET /maps/places', [{ ...FOUND, zipGuessed: true }]);
  const view = await opened(empty);
  await press(view, 'Add location');
  await waitFor(() => expect(box(/^Address/)).toHaveFocus());
  await view.user.keyboard('900 n broad{Enter}');
  await waitFor(() => expect(box(/^Zip/)).toHaveFocus());
  expect(screen.getByText(/Zip 73102 is the middle of Oklahoma City/)).toBeVisible();
  await view.user.keyboard('73104');
  expect(box(/^Zip/)).toHaveValue('73104');
});

it('copies the stops of another day, and swaps load and unload [R-STOP-13]', async () => {
  const other = givenActivity({ _id: 'd'.repeat(24), activityDay: '2026-12-17' });
  const view = await opened(empty, other);
  await press(view, 'Copy stops from 12/17');
  const list = screen.getByRole('list', { name: 'Locations in the order of travel' });
  const names = (): (string | null)[] =>
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.getAttribute('aria-label'));
  expect(names()).toEqual([
    expect.stringContaining('1200 N Walker'),
    expect.stringContaining('2500 NW 23rd St'),
  ]);
  expect(screen.queryByRole('button', { name: /^Copy stops/ })).toBeNull();
  await waitFor(() => expect(list.querySelector('li')).toContainElement(focused()));
  await press(view, 'Swap load and unload');
  expect(names()).toEqual([
    expect.stringContaining('2500 NW 23rd St'),
    expect.stringContaining('1200 N Walker'),
  ]);
  expect(
    within(list)
      .getAllByText(/^(Load|Unload)$/)
      .map(({ textContent }) => textContent),
  ).toEqual(['Load', 'Unload']);
});

const focused = (): HTMLElement => document.activeElement as HTMLElement;

it('takes over the stops of a former contract, and its drives follow them [R-CUST-25]', async () => {
  const former = givenCustomerWith(
    givenActivity({
      locations: [givenLocation({ typeOfWOrk: 'Hold' })],
    }),
  );
  const _id = 'e'.repeat(24);
  const drives = { ...givenOperation().bookingEnvelope, startingDriveTime: 0.25 };
  const planned = { ...empty, operations: [givenOperation({ bookingEnvelope: drives })] };
  api
    .on(LEGS, refuse(503, 'SERVICE_UNAVAILABLE', 'No maps'))
    .on('POST /contract/matchrepeat', [{ ...former, _id, lastActivityDay: '2025-05-02' }]);
  const view = await opened(planned);
  expect(box('Drive out of truck 1')).toHaveValue('0.25 h');
  await press(view, 'Details');
  await view.user.click(box(/^Email/));
  await view.user.tab();
  const takeOver = await screen.findByRole('button', { name: 'Take over contact and stops' });
  api.on('GET /customer/:id', { ...former, _id });
  await view.user.click(takeOver);
  await waitFor(() => expect(box('Drive out of truck 1')).toHaveValue('0 h'));
  expect(screen.getByRole('listitem', { name: /1200 N Walker/ })).toBeInTheDocument();
});

it('says on opening who moved before, takes contact and stops over in one click, and all back [R-CUST-25]', async () => {
  const _id = 'e'.repeat(24);
  const former = {
    ...givenCustomerWith(givenActivity()),
    _id,
    firstName: 'Rosa',
    email: 'rosa@example.com',
  };
  const repeat = {
    ...givenCustomerWith(empty),
    ...{ isRepeat: true, previousContractId: _id, email: '' },
  };
  api.on('GET /customer/:id', ({ path }) => (path.endsWith(_id) ? former : repeat));
  const view = openCustomerPage();
  const link = await screen.findByRole('link', { name: 'Rosa Gomez' });
  expect(link).toHaveAttribute('href', `/emma/customer/${_id}`);
  expect(link).toHaveAttribute('data-underline', 'always');
  expect(link.closest('[role=status]')).toHaveTextContent('Repeat customer: Rosa Gomez, ');
  await press(view, 'Take over contact and stops');
  const stop = await screen.findByRole('listitem', { name: /1200 N Walker/ });
  expect(stop).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'rosa@example.com' })).toBeInTheDocument();
  await waitFor(() => expect(box('Drive out of truck 1')).toHaveValue('0.5 h'));
  expect(screen.queryByRole('button', { name: /^Take over/ })).toBeNull();
  const toast = screen.getByText('Taken over from Rosa Gomez.').closest('[role=alert]');
  await view.user.click(within(toast as HTMLElement).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(stop).not.toBeInTheDocument());
  expect(screen.queryByRole('link', { name: 'rosa@example.com' })).toBeNull();
  expect(box('Drive out of truck 1')).toHaveValue('0 h');
  expect(screen.getByRole('button', { name: 'Take over contact and stops' })).toBeVisible();
});

it('leaves taken stops that were typed in since, when the rest is taken back', async () => {
  const _id = 'e'.repeat(24);
  const former = {
    ...givenCustomerWith(givenActivity()),
    ...{ _id, firstName: 'Rosa', email: 'rosa@example.com' },
  };
  const repeat = {
    ...givenCustomerWith(empty),
    ...{ isRepeat: true, previousContractId: _id, email: '' },
  };
  api.on('GET /customer/:id', ({ path }) => (path.endsWith(_id) ? former : repeat));
  const view = openCustomerPage();
  await screen.findByRole('link', { name: 'Rosa Gomez' });
  await press(view, 'Take over contact and stops');
  const stop = await screen.findByRole('listitem', { name: /1200 N Walker/ });
  await view.user.click(within(stop).getByRole('button', { name: /^Edit/ }));
  await view.user.type(await within(stop).findByRole('textbox', { name: /^Gate code/ }), '77#');
  const [said] = screen.getAllByText('Taken over from Rosa Gomez.').slice(-1);
  const toast = said!.closest('[role=alert]');
  await view.user.click(within(toast as HTMLElement).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(toast).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: /^Gate code/ })).toHaveValue('4711#77#');
});

it('links to the former customer only where nothing of them can be taken over [R-CUST-25]', async () => {
  const _id = 'e'.repeat(24);
  const former = { ...givenCustomerWith(empty), _id, firstName: 'Rosa' };
  const repeat = { ...givenCustomerWith(empty), isRepeat: true, previousContractId: _id };
  api.on('GET /customer/:id', ({ path }) => (path.endsWith(_id) ? former : repeat));
  const view = openCustomerPage();
  const notice = (await screen.findByRole('link', { name: 'Rosa Gomez' })).closest('[role=status]');
  expect(screen.queryByRole('button', { name: /^Take over/ })).toBeNull();
  await view.user.click(within(notice as HTMLElement).getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('link', { name: 'Rosa Gomez' })).toBeNull();
});

it('gives each truck its row and its movers with one step of their number [R-EST-22]', async () => {
  const view = await openedCustomerPage(api);
  await view.user.click(box('Trucks'));
  await view.user.keyboard('{ArrowUp}');
  await waitFor(() => expect(box('Duration of truck 2')).toHaveValue('4 h'));
  expect(box('Movers')).toHaveValue('4');
  await view.user.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.queryByLabelText('Duration of truck 2')).toBeNull());
  expect(box('Movers')).toHaveValue('2');
});

itAtNight(
  'goes on with how many there are of a packing material that was added [R-PAGE-24]',
  async () => {
    const stop = givenLocation({ typeOfWOrk: 'Packing' });
    const view = await openedCustomerPage(
      api,
      givenCustomerWith(givenActivity({ locations: [stop] })),
    );
    await press(view, /^Edit location 1/);
    await view.user.type(screen.getByLabelText('Packing material', { selector: 'input' }), 'Tape');
    await press(view, 'Add');
    await waitFor(() => expect(screen.getByLabelText('Tape, count')).toHaveFocus());
    await view.user.keyboard('12');
    expect(screen.getByLabelText('Tape, count')).toHaveValue('12');
  },
);
