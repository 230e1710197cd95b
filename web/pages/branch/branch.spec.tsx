import { configure, screen, waitFor, within } from '@testing-library/react';
import type { BranchView } from '#modules/branches/contract/branch.view.js';
import type { PlanningView } from '#modules/branches/contract/planning.js';
import type { AreaView } from '#modules/maps/contract/area.view.js';
import type { PlaceView } from '#modules/maps/contract/place.view.js';
import type { ZipZoneView } from '#modules/zip-zones/contract/zip-zone.view.js';
import type { Role } from '../../shared/auth';
import {
  FakeApi,
  givenBranch,
  givenClientConfig,
  givenPlanning,
  OKLAHOMA,
  refuse,
  renderApp,
} from '../../testing';
import BranchPage, { NewBranchPage } from './branch-page';
import { doubtEveryNumber } from '../../testing/number-fields';
import { itAtNight } from '../../../test/support/thorough';

const branch = givenBranch({
  outboundEmail: 'okc@emma.test',
  outboundName: 'Emma',
  hasOutboundRefreshToken: true,
});
const zone = (name: string, ...codes: string[]): ZipZoneView => ({
  ...{ branchId: OKLAHOMA, zone: name, codes, useFee: true, tripFee: 35 },
});
const NASHVILLE: PlaceView = {
  ...{ placeId: '1', street: '901 Broadway', unit: '', city: 'Nashville', state: 'TN' },
  zip: '37203',
  description: '901 Broadway, Nashville, TN 37203',
  normalizedStreetAddress: '901 Broadway, Nashville, TN 37203',
  latitude: 36.16,
  longitude: -86.78,
  precision: 'address',
};

const HERE = { latitude: 35.49, longitude: -97.56 };

// The page has many fields: asking each whether it is visible takes seconds.
beforeAll(() => configure({ defaultHidden: true }));
afterAll(() => configure({ defaultHidden: false }));

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi()
    .on('GET /client-config', givenClientConfig())
    .on<BranchView>('GET /branch/:id', branch)
    .on<PlanningView>('GET /branch/:id/planning', givenPlanning())
    .on('GET /timezone', ['America/Chicago', 'America/Denver'])
    .on<ZipZoneView[]>('GET /zipzone', [zone('NW', '73107', '73112'), zone('O')])
    .on('GET /maps/places', [NASHVILLE])
    .on<AreaView>('GET /maps/area', { zips: [{ zip: '73107', ...HERE }], towns: [] })
    .on('GET /maps/geocode', refuse(404, 'ADDRESS_NOT_FOUND', 'Address not found'));
});
afterEach(() => {
  sessionStorage.clear();
  api.restore();
});

/** An input by its label, without the mark of required fields. */
const named = (name: string) =>
  [(label: string) => label.replace(/ \*$/, '') === name, { selector: 'input, textarea' }] as const;
const box = (name: string) => screen.getByLabelText(...named(name));
const address = () => box('Address');
const loaded = () => screen.findByLabelText(...named('Name'));
const save = () => screen.getByRole('button', { name: 'Save' });

const routes = [
  { path: '/emma/admin/branch', element: <p>The list</p> },
  { path: '/emma/admin/branch/:id', element: <p>The new branch</p> },
];
function open(roles: Role[] = ['admin']) {
  const path = '/emma/admin/branch/:id';
  const at = `/emma/admin/branch/${OKLAHOMA}`;
  return renderApp(<BranchPage />, { at, path, roles, routes: routes.slice(0, 1) });
}
const openNew = () => {
  const path = '/emma/admin/branch/new';
  return renderApp(<NewBranchPage />, { at: path, path, roles: ['admin'], routes });
};

describe('a branch', () => {
  it('is shown in its sections and saved without its token [R-BRANCH-3, R-BRANCH-6, R-PAGE-7]', async () => {
    api.on<BranchView>('PUT /branch/:id', { ...branch, phone: '4055550111' });
    const { user } = open();
    for (const name of [
      'General Information',
      'Email Settings',
      'Online booking',
      'Planning',
      'Social Media Links',
    ]) {
      expect(await screen.findByRole('region', { name })).toBeVisible();
    }
    expect(save()).toBeDisabled();
    expect(box('Phone')).toHaveValue('(405) 555-0100');
    await user.clear(box('Phone'));
    await user.type(box('Phone'), '4055550111');
    await user.type(box('Registration number'), '006123456C');
    await user.clear(box('Share of a day'));
    await user.type(box('Share of a day'), '60%');
    await user.click(box('Ask for a code by email'));
    await user.click(save());
    expect(await screen.findByText('Branch updated successfully')).toBeVisible();
    const [call] = api.callsOf('PUT /branch/:id');
    expect(call?.body).toMatchObject({
      ...{ name: 'Oklahoma City', phone: '4055550111', registrationNumber: '006123456C' },
      ...{ publicShare: 60, emailProof: true },
    });
    expect(call?.body).not.toHaveProperty('outboundRefreshToken');
    expect(api.callsOf('PUT /zipzone/:id')).toHaveLength(0);
  });

  it('shows its zones on a map, and which zip codes are not on it [R-BRANCH-17]', async () => {
    open();
    const legend = await screen.findByRole('list', { name: 'Zones on the map' });
    await waitFor(() => expect(legend).toHaveTextContent('NW 1 zip code'));
    expect(await screen.findByText('Not on the map: 73112')).toBeVisible();
    expect(api.callsOf('GET /maps/area')[0]?.query.get('south')).toBe('34');
  });

  it('is put back by Reset, and left by Back only after a question [R-BRANCH-6]', async () => {
    const { user, router } = open();
    await user.type(await loaded(), ' West');
    await user.click(screen.getByRole('link', { name: 'Back' }));
    const question = await screen.findByRole('dialog', { name: 'Leave this page?' });
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(box('Name')).toHaveValue('Oklahoma City');
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(router.state.location.pathname).toBe('/emma/admin/branch');
  });

  it('goes to the place that was chosen, and to none for an address nobody knows', async () => {
    api.on<BranchView>('PUT /branch/:id', branch);
    const { user } = open();
    await loaded();
    const field = address();
    await user.clear(field);
    await user.type(field, '901 Broadway');
    await user.click(await screen.findByRole('option', { name: NASHVILLE.description }));
    expect(await screen.findByText('36.16000, -86.78000')).toBeVisible();
    await user.clear(field);
    await user.type(field, 'Nowhere');
    await user.tab();
    expect(await screen.findByText(/^This address is not on the map/)).toBeVisible();
    await user.click(save());
    await waitFor(() => expect(api.callsOf('PUT /branch/:id')).toHaveLength(1));
    expect(api.callsOf('PUT /branch/:id')[0]?.body).toMatchObject({
      normalizedAddress: 'Nowhere',
      latitude: null,
    });
  });

  it('cannot be changed without the right [R-ACCESS-16, R-BRANCH-7, R-BRANCH-12]', async () => {
    open(['manager']);
    expect(await loaded()).toBeDisabled();
    expect(screen.getByRole('switch', { name: 'Active' })).toBeDisabled();
    expect(box('Facebook')).toBeDisabled();
    expect(box('Promise arrival windows')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Show the versions' })).toBeNull();
    expect(box('Zip codes of NW')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Add zone' })).toBeNull();
  });

  it('saves how it plans its days, and shows what somebody else changed meanwhile [R-BRANCH-13, R-BRANCH-15]', async () => {
    const theirs = givenPlanning({ version: 1, windowMinutes: 120 });
    const words = 'Someone else changed this.';
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    api.on('PUT /branch/:id/planning', refuse(409, 'STALE_VERSION', words, { planning: theirs }));
    const { user } = open();
    await loaded();
    await user.click(box('Promise arrival windows'));
    await user.clear(box('Time between two such moves'));
    await user.type(box('Time between two such moves'), '20');
    await user.click(save());
    expect(await screen.findByText('Minutes are given in steps of 15')).toBeVisible();
    await user.clear(box('Time between two such moves'));
    await user.type(box('Time between two such moves'), '30');
    await user.click(save());
    const told = 'Length of a window: 180 min → 120 min. What you changed is kept.';
    const refusal = await screen.findByText(new RegExp(told));
    expect(refusal).toBeVisible();
    const alert = refusal.closest('[role="alert"]');
    await waitFor(() => expect(scrolled.mock.contexts).toContain(alert?.parentElement));
    expect(alert?.parentElement).not.toHaveFocus();
    scrolled.mockRestore();
    expect(box('Length of a window')).toHaveValue('120 min');
    const mine = { ...theirs, arrivalWindows: true, turnaroundMinutes: 30, version: 2 };
    api.on('PUT /branch/:id/planning', mine).on('GET /branch/:id/planning', mine);
    await user.click(save());
    expect(await screen.findByText('Branch updated successfully')).toBeVisible();
    expect(api.callsOf('PUT /branch/:id/planning')[1]?.body).toMatchObject({
      ...{ version: 1, arrivalWindows: true, turnaroundMinutes: 30, windowMinutes: 120 },
    });
    expect(api.callsOf('PUT /branch/:id')).toHaveLength(0);
  });

  it('says when it could not be retrieved [R-BRANCH-8]', async () => {
    api.on('GET /branch/:id', refuse(500, 'SYSTEM_ERROR', 'We encountered a system error'));
    open();
    expect(await screen.findByText('An error occurred retrieving this branch.')).toBeVisible();
  });

  it('shows why the server refused', async () => {
    const words = 'The time zone cannot be changed while this branch has moves today or later.';
    api.on('PUT /branch/:id', refuse(409, 'BRANCH_HAS_OPERATIONS', words));
    const { user } = open();
    await user.click(await screen.findByRole('combobox', { name: 'Timezone' }));
    await user.click(await screen.findByRole('option', { name: 'America/Denver' }));
    await user.click(save());
    expect(await screen.findByText(new RegExp(words))).toBeVisible();
  });
});

describe('a new branch', () => {
  it('says what is missing or wrong under each field', async () => {
    const { user } = openNew();
    await user.type(box('Outbound email'), 'nobody');
    await user.type(box('Default hourly rate'), '0');
    await user.clear(box('Share of a day'));
    await user.type(box('Yelp'), 'yelp');
    await user.click(save());
    expect(await screen.findByText('This field should be a valid email')).toBeVisible();
    expect(screen.getByText('Cannot be zero')).toBeVisible();
    expect(box('Share of a day')).toBeInvalid();
    expect(screen.getByText('Invalid url')).toBeVisible();
    expect(screen.getByText('Token is required when branch is active')).toBeVisible();
    expect(screen.getAllByText('This field is required')).toHaveLength(5);
    expect(screen.getByText('Please fix the highlighted validation errors!')).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Active' }));
    await waitFor(() =>
      expect(screen.queryByText('Token is required when branch is active')).toBeNull(),
    );
  });

  it('leads to its own page once it is made [R-BRANCH-6]', async () => {
    api.on<BranchView>('POST /branch', branch);
    const { user, router } = openNew();
    expect(screen.getByRole('combobox', { name: 'Timezone' })).toHaveValue('America/Chicago');
    await user.type(box('Name'), 'Tulsa');
    await user.type(box('Phone'), '9185550101');
    await user.type(address(), 'Nowhere');
    await user.type(box('Outbound name'), 'Emma Tulsa');
    await user.type(box('Outbound email'), 'tulsa@emma.test');
    await user.type(box('Outbound refresh token'), '1//token');
    await user.click(save());
    expect(await screen.findByText('The new branch')).toBeVisible();
    expect(router.state.location.pathname).toBe(`/emma/admin/branch/${OKLAHOMA}`);
    expect(api.callsOf('POST /branch')[0]?.body).toMatchObject({
      name: 'Tulsa',
      outboundRefreshToken: '1//token',
    });
  });
});

describe('the zip zones of a branch', () => {
  it('are saved as a whole', async () => {
    api.on<ZipZoneView[]>('PUT /zipzone/:id', []);
    const { user } = open();
    expect(await screen.findByText(/covers every zip code that no other zone/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add zone' }));
    await user.type(box('Name of zone 3'), 'S');
    await user.type(box('Zip codes of S'), '73109, 73119');
    await user.type(box('Trip fee of S'), '40');
    await user.click(save());
    await waitFor(() => expect(api.callsOf('PUT /zipzone/:id')).toHaveLength(1));
    expect(api.callsOf('PUT /zipzone/:id')[0]?.body).toEqual([
      { zone: 'NW', codes: ['73107', '73112'], useFee: true, tripFee: 35 },
      { zone: 'O', codes: [], useFee: true, tripFee: 35 },
      { zone: 'S', codes: ['73109', '73119'], useFee: true, tripFee: 40 },
    ]);
    expect(api.callsOf('PUT /branch/:id')).toHaveLength(0);
  });

  it('name a code that stands in two of them, and the lack of zone O', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove O' }));
    expect(screen.getByText(/There is no zone O/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add zone' }));
    await user.type(box('Name of zone 2'), 'S');
    await user.type(box('Zip codes of S'), '73107');
    await user.type(box('Trip fee of S'), '40');
    await user.click(save());
    expect(await screen.findByText('The zip 73107 is already in zone NW')).toBeVisible();
    expect(box('Zip codes of S')).toBeInvalid();
    expect(api.callsOf('PUT /zipzone/:id')).toHaveLength(0);
  });
});

itAtNight('keeps in each of its number fields what is not a number, and marks it', async () => {
  const { user } = open();
  await loaded();
  await user.click(screen.getByRole('button', { name: 'Weights' }));
  expect(await doubtEveryNumber(['1,25'])).toBeGreaterThan(14);
});
