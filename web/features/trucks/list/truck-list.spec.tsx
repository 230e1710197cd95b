import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { TruckView } from '#modules/trucks/contract/truck.view.js';
import { DENVER, FakeApi, givenBranch, refuse, renderApp } from '../../../testing';
import { givenTruck } from '../given-truck.fixture';
import TruckListPage from './truck-list-page';
import { itAtNight } from '../../../../test/support/thorough';

const RENTED = givenTruck({
  _id: '65f0000000000000000000d2',
  name: 'RENT_1',
  inService: false,
  hasLift: false,
  isRental: true,
  rentalDay: '2026-11-21',
  branchId: '65f0000000000000000000bf',
});
let api: FakeApi;
beforeEach(() => {
  api = new FakeApi()
    .on('GET /branch', [givenBranch(), givenBranch({ _id: DENVER, name: 'Denver' })])
    .on<TruckView[]>('GET /truck', [givenTruck(), RENTED]);
});
afterEach(() => api.restore());

const open = (at = '/emma/admin/truck') =>
  renderApp(<TruckListPage />, {
    at,
    path: '/emma/admin/truck',
    roles: ['manager'],
    routes: [{ path: '/emma/admin/truck/:id', element: <p>One truck</p> }],
  });
const found = () => screen.findByText('OKC_01');
const lastQuery = () => Object.fromEntries(api.callsOf('GET /truck').at(-1)?.query ?? []);

describe('the truck list', () => {
  it('shows each truck, in service only at first [R-TRUCK-3]', async () => {
    open();
    await found();
    const lines = screen.getAllByRole('row').filter((line) => within(line).queryByRole('link'));
    const texts = lines.map((line) =>
      within(line)
        .getAllByRole('gridcell')
        .map((cell) => within(cell).queryByRole('img')?.ariaLabel ?? cell.textContent),
    );
    expect(texts).toEqual([
      ['OKC_01', '01', 'Blue', 'Yes', 'Yes', 'Oklahoma City'],
      ['RENT_1Rental 11/21/2026', '01', 'Blue', 'No', 'No', '--Not Found--'],
    ]);
    expect(lastQuery()).toEqual({});
  });

  itAtNight(
    'filters by branch, service and rentals, and keeps that in the address [R-TRUCK-3]',
    async () => {
      const { user, router } = open();
      await found();
      expect(screen.getByRole('checkbox', { name: 'In service only' })).toBeChecked();
      await user.click(screen.getByRole('checkbox', { name: 'In service only' }));
      await user.click(screen.getByRole('checkbox', { name: 'Rentals too' }));
      await user.click(screen.getByLabelText('Branch of the trucks', { selector: 'input' }));
      await user.click(await screen.findByRole('option', { name: 'Denver' }));
      await waitFor(() =>
        expect(lastQuery()).toEqual({ locationId: DENVER, filter: 'all', includeRentals: 'yes' }),
      );
      expect(router.state.location.search).toBe(`?branch=${DENVER}&service=all&rentals=yes`);
    },
  );

  it('opens a truck [R-TRUCK-3]', async () => {
    const { router } = open();
    await found();
    fireEvent.click(screen.getByRole('gridcell', { name: 'Oklahoma City' }));
    await waitFor(() => expect(router.state.location.pathname).toContain(givenTruck()._id));
  });

  it('says when there is none, and why it failed [R-PAGE-22]', async () => {
    api.on<TruckView[]>('GET /truck', []);
    const empty = open();
    expect(await screen.findByText('No trucks here')).toBeInTheDocument();
    const add = screen.getByRole('link', { name: 'Add a truck' });
    expect(add).toHaveAttribute('href', '/emma/admin/truck/new');
    empty.unmount();
    api.on('GET /truck', refuse(500, 'SYSTEM_ERROR', 'x'));
    open();
    expect(await screen.findByText('We encountered a system error')).toBeInTheDocument();
  });
});
