import { configure, screen, waitFor } from '@testing-library/react';
import { TRUCK_NAME_MESSAGE } from '#modules/trucks/contract/truck-name.js';
import type { TruckView } from '#modules/trucks/contract/truck.view.js';
import {
  FakeApi,
  givenBranch,
  OKLAHOMA,
  refuse,
  givenHomeBranch,
  renderApp,
  type Rendered,
} from '../../../testing';
import { givenTruck } from '../given-truck.fixture';
import NewTruckPage from './new-truck-page';
import TruckPage from './truck-page';
import { itAtNight } from '../../../../test/support/thorough';

const TRUCK = givenTruck();
const CLEARS = refuse(409, 'OUTSTANDING_BOOKINGS', 'This truck has bookings today or later.', {
  dates: ['2026-11-21', '2026-11-23'],
  bookings: 3,
});
let api: FakeApi;
// Asking each of many elements whether it is visible takes seconds.
beforeAll(() => configure({ defaultHidden: true }));
afterAll(() => configure({ defaultHidden: false }));
beforeEach(() => {
  givenHomeBranch(OKLAHOMA);
  api = new FakeApi()
    .on('GET /branch', [givenBranch()])
    .on<TruckView>('GET /truck/:id', TRUCK)
    .on<TruckView>('PUT /truck/:id', ({ body }) => ({ ...TRUCK, ...(body as TruckView) }));
});
afterEach(() => {
  api.restore();
  givenHomeBranch(null);
});

const routes = [
  { path: '/emma/admin/truck', element: <p>All trucks</p> },
  { path: '/emma/move/:day', element: <p>The board</p> },
];
const open = () =>
  renderApp(<TruckPage />, {
    at: `/emma/admin/truck/${TRUCK._id}`,
    path: '/emma/admin/truck/:id',
    roles: ['manager'],
    routes,
  });
const openNew = () =>
  renderApp(<NewTruckPage />, {
    at: '/emma/admin/truck/new',
    path: '/emma/admin/truck/new',
    roles: ['manager'],
    routes: [...routes, { path: '/emma/admin/truck/:id', element: <p>One truck</p> }],
  });
const box = (label: RegExp) => screen.findByLabelText(label, { selector: 'input' });
const button = (name: string) => screen.getByRole('button', { name });
/** A new truck with all that it needs. */
async function fillNew(name: string): Promise<Rendered> {
  api.on<TruckView>('POST /truck', TRUCK);
  const page = openNew();
  await page.user.type(await box(/Name/), name);
  await page.user.type(await box(/Abbreviation/), '09');
  await page.user.click(button('Teal'));
  return page;
}

describe('the form of a truck', () => {
  it('creates one of the viewed branch, with a color of the palette [R-TRUCK-1]', async () => {
    const { user, router } = await fillNew('OKC_09');
    await user.click(screen.getByRole('checkbox', { name: 'Has lift' }));
    await user.click(button('Save'));
    await waitFor(() => expect(router.state.location.pathname).toContain(TRUCK._id));
    expect(api.callsOf('POST /truck')[0]?.body).toEqual({
      name: 'OKC_09',
      abbreviation: '09',
      color: '#0c8599',
      hasLift: true,
      isRental: false,
      rentalDay: null,
      branchId: OKLAHOMA,
    });
    expect(screen.queryByText('Leave this page?')).not.toBeInTheDocument();
  });

  it('takes a name with spaces around it without them', async () => {
    const { user, router } = await fillNew(' okc_01 ');
    await user.click(button('Save'));
    await waitFor(() => expect(router.state.location.pathname).toContain(TRUCK._id));
    expect(api.callsOf('POST /truck')[0]?.body).toMatchObject({ name: 'okc_01' });
  });

  it('says what a name may be, and that a rental has a day [R-TRUCK-2]', async () => {
    const { user } = openNew();
    await user.type(await box(/Name/), 'OKC 09');
    await user.tab();
    expect(await screen.findByText(TRUCK_NAME_MESSAGE)).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Rental' }));
    await user.click(button('Save'));
    await waitFor(() => expect(screen.getAllByText('This field is required')).toHaveLength(3));
    const name = await box(/Name/);
    await waitFor(() => expect(name).toHaveFocus());
    expect(api.callsOf('POST /truck')).toEqual([]);
  });

  itAtNight('says at the color that there is no such color', async () => {
    const { user } = open();
    const color = await box(/^Color/);
    for (const word of ['zzz', '#12345', 'inherit']) {
      await user.clear(color);
      await user.tab();
      expect(await screen.findByText('This field is required')).toBeInTheDocument();
      await user.type(color, word);
      await user.tab();
      expect(await screen.findByText('Enter a color such as #1c7ed6 or navy')).toBeInTheDocument();
    }
    await user.click(button('Save'));
    expect(api.callsOf('PUT /truck/:id')).toEqual([]);
    await user.clear(color);
    await user.type(color, 'Navy');
    await user.click(button('Save'));
    await waitFor(() => expect(api.callsOf('PUT /truck/:id')).toHaveLength(1));
    expect(api.callsOf('PUT /truck/:id')[0]?.body).toMatchObject({ color: 'Navy' });
  });

  it('saves what was changed and says so [R-PAGE-7, R-TRUCK-4]', async () => {
    const { user } = open();
    expect(await box(/Name/)).toHaveValue('OKC_01');
    expect(button('Save')).toBeDisabled();
    await user.type(await box(/Abbreviation/), 'x');
    expect(screen.getByText('1 unsaved change')).toBeInTheDocument();
    await user.click(button('Save'));
    expect(await screen.findByText('Truck updated successfully')).toBeInTheDocument();
    expect(api.callsOf('PUT /truck/:id')[0]?.body).toMatchObject({ abbreviation: '01x' });
  });

  it('says at the name that it is taken, and goes there [R-TRUCK-7]', async () => {
    api.on('PUT /truck/:id', refuse(409, 'NAME_TAKEN', 'This branch already has this truck.'));
    const { user } = open();
    await user.type(await box(/Name/), '2');
    await user.click(button('Save'));
    expect(
      await screen.findByText('This branch already has this truck. Choose another name.'),
    ).toBeInTheDocument();
    const name = await box(/Name/);
    expect(name).toBeInvalid();
    expect(name).toHaveAccessibleDescription(/already has this truck/);
    await waitFor(() => expect(name).toHaveFocus());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.type(name, '3');
    expect(name).toBeValid();
  });

  it('shows why it was refused until that is dismissed [R-TRUCK-7]', async () => {
    api.on('PUT /truck/:id', refuse(500, 'SYSTEM_ERROR', 'x'));
    const { user } = open();
    await user.type(await box(/Name/), '2');
    await user.click(button('Save'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Sorry but we encountered a system error',
    );
    await user.click(button('Dismiss'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('takes a truck out of service after a question, and back [R-TRUCK-5]', async () => {
    api.on<TruckView>('DELETE /truck/:id', () => {
      api.on<TruckView>('GET /truck/:id', { ...TRUCK, inService: false });
      return { ...TRUCK, inService: false };
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove from Service' }));
    expect(
      await screen.findByText(
        'Please Confirm. Are you sure you want to remove this truck from service?',
      ),
    ).toBeInTheDocument();
    await user.click(button('Ok'));
    expect(await screen.findByText('Truck taken out of Service')).toBeInTheDocument();
    expect(await screen.findByText('Out of service')).toBeInTheDocument();
    await user.click(button('Return to Service'));
    await waitFor(() =>
      expect(api.callsOf('PUT /truck/:id')[0]?.body).toEqual({ ...TRUCK, inService: true }),
    );
  });

  it('names the days of its bookings before they become unassigned', async () => {
    api.on<TruckView>('DELETE /truck/:id', ({ query }) =>
      query.has('clear') ? { ...TRUCK, inService: false } : CLEARS,
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove from Service' }));
    await user.click(await screen.findByRole('button', { name: 'Ok' }));
    expect(
      await screen.findByText(/It has 3 bookings on 2 days: 11\/21\/2026, 11\/23\/2026/),
    ).toBeInTheDocument();
    await user.click(button('Unassign them'));
    expect(await screen.findByText('Truck taken out of Service')).toBeInTheDocument();
    expect(api.callsOf('DELETE /truck/:id').at(-1)?.query.get('clear')).toBe('true');
    // What was cleared would not come back.
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('leads from its bookings to what the plan desk knows, and leaves the truck as it is [R-PLAN-44]', async () => {
    api.on<TruckView>('DELETE /truck/:id', CLEARS);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove from Service' }));
    await user.click(await screen.findByRole('button', { name: 'Ok' }));
    const way = await screen.findByRole('link', { name: 'Plan 11/21/2026 without it' });
    const { _id, branchId } = TRUCK;
    expect(way).toHaveAttribute(
      'href',
      `/emma/move/2026-11-21?branchId=${branchId}&proposal=down-${_id}`,
    );
    await user.click(way);
    expect(await screen.findByText('The board')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsOf('DELETE /truck/:id')).toHaveLength(1);
  });

  it('names what is unsaved to who leaves', async () => {
    const { user } = open();
    await user.type(await box(/Name/), '2');
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('1 unsaved change');
    await user.click(button('Stay'));
    expect(await box(/Name/)).toHaveValue('OKC_012');
  });

  it('says that it could not be had [R-TRUCK-7]', async () => {
    api.on('GET /truck/:id', refuse(404, 'NOT_FOUND', 'Truck not found'));
    open();
    expect(await screen.findByText('An error occurred retrieving this truck.')).toBeInTheDocument();
  });
});
