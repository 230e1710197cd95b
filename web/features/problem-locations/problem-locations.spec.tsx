import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PlaceView } from '#modules/maps/contract/place.view.js';
import type { ProblemLocationView } from '#modules/problem-locations/contract/problem-location.view.js';
import { FakeApi, givenClientConfig, refuse, renderApp } from '../../testing';
import ProblemLocationsPage from './problem-locations-page';
import { itAtNight } from '../../../test/support/thorough';

const PATH = '/emma/admin/problemlocations';
const BRIDGE: ProblemLocationView = {
  _id: '65f0000000000000000000e1',
  address: '5700 Wadsworth Blvd, Arvada, CO 80002',
  reason: 'Low bridge',
  latitude: 39.8,
  longitude: -105.08,
  googlePlacesSuggestedAddress: '',
};
const DOCK: ProblemLocationView = {
  ...BRIDGE,
  _id: '65f0000000000000000000e2',
  address: '1808 West End Ave, Nashville, TN 37203',
  reason: 'Dock is booked',
};
const PLACE: PlaceView = {
  placeId: 'p1',
  description: '1 Main St, Oklahoma City, OK 73102',
  normalizedStreetAddress: '1 Main St, Oklahoma City, OK 73102',
  street: '1 Main St',
  unit: '',
  city: 'Oklahoma City',
  state: 'OK',
  zip: '73102',
  latitude: 35.47,
  longitude: -97.51,
  precision: 'address',
};

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi()
    .on('GET /client-config', givenClientConfig())
    .on<ProblemLocationView[]>('GET /troublelocations', ({ query }) =>
      query.has('address') ? [] : [BRIDGE, DOCK],
    )
    .on('GET /maps/places', [PLACE])
    .on('POST /troublelocations', ({ body }) => ({ ...(body as object), _id: DOCK._id }))
    .on('PUT /troublelocations/:id', ({ body }) => body)
    .on('DELETE /troublelocations/:id', {});
});
afterEach(() => api.restore());

const open = (at = PATH, role: 'sales' | 'mover' = 'sales') =>
  renderApp(<ProblemLocationsPage />, {
    at,
    path: PATH,
    roles: [role],
    routes: [{ path: '/emma', element: <p>Elsewhere</p> }],
  });
const cell = (text: string) => screen.findByText(text);
const search = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Search addresses' }), {
    target: { value },
  });
const pinIn = (dialog: HTMLElement, name: string) => within(dialog).findByRole('img', { name });

describe('problem locations', () => {
  it('lists address and reason, and finds by words of either [R-PROBLEM-2]', async () => {
    open();
    await cell(BRIDGE.address);
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim());
    expect(heads).toEqual(['Address', 'Reason', 'Action']);
    expect(screen.getByRole('heading', { name: /Problem locations/ })).toHaveTextContent('2');
    search('bridge arvada');
    await waitFor(() => expect(screen.queryByText(DOCK.address)).not.toBeInTheDocument());
    expect(screen.getByText(BRIDGE.address)).toBeInTheDocument();
  });

  it('stands beside a map of the same, where what is pointed at stands out in both [R-PROBLEM-3]', async () => {
    api.on<ProblemLocationView[]>('GET /troublelocations', [
      BRIDGE,
      { ...DOCK, latitude: null, longitude: null },
    ]);
    const { user, router } = open();
    const row = (await cell(BRIDGE.address)).closest('[row-id]')!;
    const map = await screen.findByRole('complementary', { name: /^Map/ });
    const pin = await pinIn(map, `${BRIDGE.address}: Low bridge`);
    expect(pin).toHaveAttribute('data-at', '39.8,-105.08');
    expect(map).toHaveTextContent('1 address is not on the map');
    fireEvent.pointerOver(row);
    await waitFor(() => expect(pin).toHaveAttribute('data-lit', 'true'));
    await user.click(pin);
    expect(router.state.location.search).toBe(`?location=${BRIDGE._id}`);
  });

  itAtNight('asks about the surroundings of an address that none has', async () => {
    api.on<ProblemLocationView[]>('GET /troublelocations', ({ query }) =>
      query.get('address') === '5702 Wadsworth' ? [BRIDGE] : [BRIDGE, DOCK],
    );
    open();
    await cell(BRIDGE.address);
    search('5702 Wadsworth');
    expect(await screen.findByText(/within 200 feet of it/)).toBeInTheDocument();
    expect(await cell(BRIDGE.address)).toBeInTheDocument();
  });

  itAtNight('adds one with the place that was picked, and its pin [R-PROBLEM-1]', async () => {
    const { user, router } = open();
    await cell(BRIDGE.address);
    await user.click(screen.getByRole('link', { name: 'Add' }));
    const dialog = await screen.findByRole('dialog', { name: 'Address Details' });
    expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.type(within(dialog).getByLabelText(/Address/, { selector: 'input' }), '1 Main');
    await user.click(await screen.findByRole('option', { name: PLACE.description }));
    expect(await pinIn(dialog, PLACE.description)).toHaveAttribute('data-at', '35.47,-97.51');
    await user.type(within(dialog).getByLabelText('Reason'), 'Steep drive');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.callsOf('POST /troublelocations')[0]?.body).toEqual({
      address: PLACE.normalizedStreetAddress,
      reason: 'Steep drive',
      latitude: 35.47,
      longitude: -97.51,
      googlePlacesSuggestedAddress: PLACE.description,
    });
    expect(router.state.location.search).toBe('');
    expect(await screen.findByText('Problem location saved')).toBeInTheDocument();
  });

  itAtNight('takes the pin off when another address is typed that nobody knows', async () => {
    api.on('GET /maps/places', []).on('GET /maps/geocode', refuse(404, 'ADDRESS_NOT_FOUND', 'x'));
    const { user } = open(`${PATH}?location=${BRIDGE._id}`);
    const dialog = await screen.findByRole('dialog');
    await pinIn(dialog, BRIDGE.address);
    await user.clear(within(dialog).getByLabelText(/Address/, { selector: 'input' }));
    await user.type(within(dialog).getByLabelText(/Address/, { selector: 'input' }), 'Lane 5');
    await user.click(within(dialog).getByLabelText('Reason'));
    await waitFor(() => expect(within(dialog).queryByRole('img')).not.toBeInTheDocument());
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.callsOf('PUT /troublelocations/:id')[0]?.body).toMatchObject({
        _id: BRIDGE._id,
        address: 'Lane 5',
        latitude: null,
        longitude: null,
      }),
    );
  });

  it('asks before it is closed unsaved, and says why a save was refused', async () => {
    api.on('PUT /troublelocations/:id', refuse(404, 'NOT_FOUND', 'Problem location not found'));
    const { user } = open(`${PATH}?location=${BRIDGE._id}`);
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('Reason'), '!');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Problem location not found',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    const question = await screen.findByRole('dialog', { name: 'Close without saving?' });
    expect(question).toHaveTextContent('1 unsaved change');
    await user.click(within(question).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('deletes at once and brings back [R-PROBLEM-2]', async () => {
    const { user } = open();
    await cell(BRIDGE.address);
    fireEvent.click(screen.getByRole('button', { name: `Delete ${BRIDGE.address}` }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    const { _id, ...rest } = BRIDGE;
    await waitFor(() => expect(api.callsOf('POST /troublelocations')[0]?.body).toEqual(rest));
    expect(api.callsOf('DELETE /troublelocations/:id')[0]?.path).toContain(_id);
  });

  it('is only read by those who don’t sell [R-ACCESS-16]', async () => {
    open(`${PATH}?location=${BRIDGE._id}`, 'mover');
    const dialog = await screen.findByRole('dialog');
    await pinIn(dialog, BRIDGE.address);
    expect(within(dialog).getByLabelText('Reason')).toBeDisabled();
    expect(within(dialog).queryByRole('button', { name: /Save|pin/ })).not.toBeInTheDocument();
    expect(screen.getByText('Add').closest('button')).toBeDisabled();
    expect(screen.queryByText('Action')).not.toBeInTheDocument();
  });

  it('says that there are none, or why there is nothing to see [R-PAGE-22]', async () => {
    api.on<ProblemLocationView[]>('GET /troublelocations', []);
    const empty = open();
    expect(await screen.findByText('No problem locations yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add an address' })).toBeInTheDocument();
    empty.unmount();
    const forMover = open(PATH, 'mover');
    expect(await screen.findByText('No problem locations yet')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Add an address' })).not.toBeInTheDocument();
    forMover.unmount();
    api.on('GET /troublelocations', refuse(500, 'SYSTEM_ERROR', 'x'));
    open();
    expect(await screen.findByText('We encountered a system error')).toBeInTheDocument();
  });
});
