import { screen, waitFor, within } from '@testing-library/react';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import { TRUCK_NAME_MESSAGE } from '#modules/trucks/contract/truck-name.js';
import { FakeApi, OKLAHOMA, refuse, renderApp, type Rendered } from '../../../testing';
import { DayPlanner } from '../day/day-planner';
import { at as givenAt, DAY, givenDay, T01, T02 } from '../given-day.fixture';

const VIEW = 'GET /movemanager/day_view/:day/:branch';
const OUT = 'PUT /movemanager/removefromservice';
const BACK = 'PUT /movemanager/returntoservice';
const RENT = 'POST /movemanager/rental';
const UNRENT = 'DELETE /movemanager/rental/:truck';

const [t01, t02] = givenDay().trucks;

describe('the trucks of a day', () => {
  let server: FakeApi;

  beforeEach(() => {
    server = new FakeApi().on('GET /employee', []).on('GET /branch', []);
  });
  afterEach(() => server.restore());

  const open = async (change: Partial<DayView> = {}): Promise<Rendered> => {
    server.on(VIEW, givenDay(change));
    const page = renderApp(<DayPlanner branchId={OKLAHOMA} day={DAY} isProblem={() => false} />, {
      roles: ['manager'],
    });
    await screen.findByRole('group', { name: 'Truck T01' });
    return page;
  };
  const choose = async ({ user }: Rendered, menu: string, item: string): Promise<void> => {
    await user.click(screen.getByRole('button', { name: menu }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };

  it('are made unavailable for a reason only, and not while they have a booking [R-TRUCK-8]', async () => {
    const page = await open();
    server.on(OUT, []);
    await choose(page, 'Truck T02', 'Make unavailable…');
    const dialog = await screen.findByRole('dialog', { name: 'Make T02 unavailable' });
    const reason = within(dialog).getByRole('textbox', { name: 'Reason' });
    await page.user.clear(reason);
    expect(within(dialog).getByRole('button', { name: 'Make unavailable' })).toBeDisabled();
    await page.user.type(reason, 'Brakes');
    await page.user.click(within(dialog).getByRole('button', { name: 'Make unavailable' }));
    await waitFor(() =>
      expect(server.callsOf(OUT)[0]?.body).toEqual({ date: DAY, truckIds: [T02], note: 'Brakes' }),
    );

    await page.user.click(screen.getByRole('button', { name: 'Truck T01' }));
    expect(await screen.findByText(/^T01 has bookings on this day. Move them/)).toBeInTheDocument();
    const item = screen.getByRole('menuitem', { name: 'Make unavailable…' });
    expect(item).toHaveAttribute('data-disabled', 'true');
  });

  it('say why they are out, and come back after a confirmation [R-TRUCK-8]', async () => {
    const out = { ...t02!, unavailable: true, unavailableNote: 'Brakes' };
    const later = { ...t01!, unavailableFrom: '14:00', unavailableNote: 'Unavailable' };
    const page = await open({ trucks: [later, out] });
    expect(screen.getByRole('note', { name: 'Unavailable from 2:00 PM' })).toBeInTheDocument();
    server.on(BACK, []);
    const row = screen.getByRole('group', { name: 'Truck T02' });
    expect(within(row).getByText('Unavailable: Brakes')).toBeInTheDocument();
    await choose(page, 'Truck T02', 'Make available');
    await page.user.click(await screen.findByRole('button', { name: 'Ok' }));
    await waitFor(() =>
      expect(server.callsOf(BACK)[0]?.body).toEqual({ date: DAY, truckIds: [T02] }),
    );
  });

  it('are taken over from by another truck, or a rental, with a reason, and taken back [R-TRUCK-16, R-TRUCK-18]', async () => {
    const STAND_IN = 'PUT /movemanager/standin';
    const REMOVE = 'DELETE /movemanager/standin';
    const page = await open();
    server.on(STAND_IN, { truck: t01, by: t02 }).on(REMOVE, { truck: t01, by: null });
    await choose(page, 'Truck T01', 'Another truck takes over…');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Another truck takes over from T01' }),
    );
    const take = dialog.getByRole('button', { name: 'Take over' });
    await page.user.click(take);
    expect(dialog.getByText('A reason is required')).toBeInTheDocument();
    expect(dialog.getByRole('radio', { name: 'T02' })).toBeChecked();
    expect(dialog.getByText('Free from then on')).toBeVisible();
    await page.user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Engine');
    await page.user.selectOptions(dialog.getByRole('combobox', { name: 'From' }), '09:45');
    await page.user.click(take);
    await waitFor(() =>
      expect(server.callsOf(STAND_IN)[0]?.body).toEqual({
        ...{ branchId: OKLAHOMA, date: DAY, truck: T01, by: T02, from: '09:45', note: 'Engine' },
        expect: null,
      }),
    );
    expect(await screen.findByText('T02 stands in from 9:45 AM')).toBeInTheDocument();
    // On the board and in the toast.
    const [undo] = await screen.findAllByRole('button', { name: 'Undo' });
    await page.user.click(undo!);
    await waitFor(() => expect(server.callsOf(REMOVE)).toHaveLength(1));
  });

  it('say at their names who stands in, and for whom [R-TRUCK-16]', async () => {
    const standIn = { truck: T02, name: 'T02', from: '09:45', note: 'Engine' };
    const standsInFor = [{ truck: T01, name: 'T01', from: '09:45' }];
    const page = await open({
      trucks: [
        { ...t01!, standIn },
        { ...t02!, standsInFor },
      ],
    });
    expect(screen.getByRole('img', { name: 'T02 stands in from 9:45 AM' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Stands in for T01 from 9:45 AM' })).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Truck T01' }));
    expect(
      await screen.findByRole('menuitem', { name: 'T02 stands in no more' }),
    ).toBeInTheDocument();
  });

  it('go down from a time on, not before their last booking ends, and come back with it [R-TRUCK-14]', async () => {
    const page = await open();
    server.on(OUT, []).on(BACK, []);
    await choose(page, 'Truck T01', 'Down from a time…');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Take T01 down for the rest of the day' }),
    );
    const from = dialog.getByRole('combobox', { name: 'From' });
    const make = dialog.getByRole('button', { name: 'Make unavailable' });
    await page.user.selectOptions(from, '12:00 PM');
    expect(dialog.getByText('T01 is taken until 1:30 PM. Move that first.')).toBeVisible();
    expect(make).toBeDisabled();
    await page.user.selectOptions(from, '2:00 PM');
    await page.user.tab();
    await page.user.keyboard('Brakes');
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Brakes');
    server.on(
      VIEW,
      givenDay({
        trucks: [{ ...t01!, unavailableFrom: '14:00', unavailableNote: 'Brakes' }, t02!],
      }),
    );
    await page.user.click(make);
    await waitFor(() =>
      expect(server.callsOf(OUT)[0]?.body).toEqual({
        date: DAY,
        truckIds: [T01],
        note: 'Brakes',
        from: '14:00',
      }),
    );
    const words = 'Unavailable from 2:00 PM: Brakes';
    const row = within(screen.getByRole('group', { name: 'Truck T01' }));
    expect(await row.findByRole('note', { name: words })).toBeInTheDocument();
    await choose(page, 'Truck T01', 'Make available');
    await page.user.click(await screen.findByRole('button', { name: 'Ok' }));
    await waitFor(() => expect(server.callsOf(BACK)).toHaveLength(1));
  });

  it('are disabled all together but for those with bookings [R-TRUCK-10]', async () => {
    const page = await open();
    server.on(OUT, []);
    await choose(page, 'Trucks', 'Disable All…');
    const dialog = await screen.findByRole('dialog', { name: 'Make T02 unavailable' });
    const kept = within(within(dialog).getByRole('list', { name: 'Trucks that stay' }));
    expect(kept.getByRole('listitem')).toHaveTextContent(
      'T01 stays: Maria Gomez 8:00 AM – 1:30 PM',
    );
    await page.user.click(await screen.findByRole('button', { name: 'Make unavailable' }));
    await waitFor(() =>
      expect(server.callsOf(OUT)[0]?.body).toEqual({
        date: DAY,
        truckIds: [T02],
        note: 'Unavailable',
      }),
    );
  });

  it('stay in service while a visitor of the web site holds them [R-TRUCK-10]', async () => {
    const soon = new Date(Date.now() + 600_000).toISOString();
    const held = {
      _id: 'r1',
      truck: T02,
      grid: null,
      start: soon,
      end: soon,
      expiresAt: soon,
      holdId: null,
      heldBy: null,
    };
    const page = await open({
      customers: [],
      reservations: [{ ...held, grid: { column: 30, span: 8 } }],
    });
    server.on(OUT, []);
    await page.user.click(screen.getByRole('button', { name: 'Truck T02' }));
    expect(await screen.findByText(/^Held for an online booking/)).toBeInTheDocument();
    await page.user.keyboard('{Escape}');
    await choose(page, 'Trucks', 'Disable All…');
    await page.user.click(await screen.findByRole('button', { name: 'Make unavailable' }));
    await waitFor(() => expect(server.callsOf(OUT)[0]?.body).toMatchObject({ truckIds: [T01] }));
  });

  it('show it when all of them are disabled [R-TRUCK-10]', async () => {
    const out = { unavailable: true, unavailableNote: 'Snow' };
    const page = await open({
      customers: [],
      trucks: [
        { ...t01!, ...out },
        { ...t02!, ...out, unavailableNote: 'Unavailable' },
      ],
    });
    expect(screen.getByRole('button', { name: 'All trucks disabled' })).toBeInTheDocument();
    expect(screen.getByText('Unavailable: Snow')).toBeInTheDocument();
    expect(screen.queryByText('Unavailable: Unavailable')).not.toBeInTheDocument();
    await choose(page, 'All trucks disabled', 'Make all available…');
    await screen.findByText('Make T01 and T02 available again on this day?');
  });

  it('are rented under a proper name, and given back after a confirmation [R-TRUCK-11, R-TRUCK-13]', async () => {
    const page = await open({ trucks: [t01!, { ...t02!, isRental: true, rentalDay: DAY }] });
    server.on(RENT, { ...t02, name: 'Penske_1' }).on(UNRENT, {});
    await choose(page, 'Trucks', 'Add Rental Truck…');
    const dialog = await screen.findByRole('dialog', { name: 'Add Rental Truck' });
    const name = within(dialog).getByRole('textbox', { name: 'Name' });
    await page.user.type(name, 'Penske 1');
    await page.user.click(within(dialog).getByRole('button', { name: 'Add' }));
    expect(await within(dialog).findByText(TRUCK_NAME_MESSAGE)).toBeInTheDocument();
    await page.user.clear(name);
    await page.user.type(name, ' Penske_1 ');
    await page.user.click(within(dialog).getByRole('checkbox', { name: 'Has a lift' }));
    await page.user.click(within(dialog).getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(server.callsOf(RENT)[0]?.body).toEqual({
        branchId: OKLAHOMA,
        name: 'Penske_1',
        hasLift: true,
        rentalDay: DAY,
      }),
    );

    await choose(page, 'Truck T02', 'Delete rental truck…');
    expect(server.callsOf(UNRENT)).toHaveLength(0);
    await page.user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(server.callsOf(UNRENT)).toHaveLength(1));
  });

  it('say at the name of a rental that it is taken, until another is typed [R-TRUCK-7]', async () => {
    const page = await open();
    server.on(RENT, refuse(409, 'NAME_TAKEN', 'This branch already has a truck of that name.'));
    await choose(page, 'Trucks', 'Add Rental Truck…');
    const dialog = await screen.findByRole('dialog', { name: 'Add Rental Truck' });
    const name = within(dialog).getByRole('textbox', { name: 'Name' });
    await page.user.type(name, 'T01');
    await page.user.click(within(dialog).getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(name).toBeInvalid());
    expect(name).toHaveAccessibleDescription(/already has a truck of that name. Choose another/);
    expect(name).toHaveFocus();
    expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
    await page.user.type(name, 'b');
    expect(name).toBeValid();
  });

  it('are neither rented nor disabled together where that may not be [R-TRUCK-12]', async () => {
    await open({ canAddRentalTruck: false });
    expect(screen.queryByRole('button', { name: 'Trucks' })).not.toBeInTheDocument();
  });

  it('are held by a reservation that counts down, until it has ended [R-BOARD-25, R-BOOK-1]', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const end = new Date(Date.now() + 2500).toISOString();
    const grid = { column: 30, span: 8 };
    const held = {
      _id: 'r1',
      truck: T01,
      grid,
      start: end,
      end,
      expiresAt: end,
      holdId: null,
      heldBy: null,
    };
    await open({ reservations: [held] });
    expect(screen.getByText('Ends in 3 seconds')).toBeInTheDocument();
    expect(await screen.findByText('Ended: Please refresh')).toBeVisible();
    jest.useRealTimers();
  });

  it('are held online, counted in minutes, and in seconds only in the last minute [R-BOARD-25]', async () => {
    const expiresAt = new Date(Date.now() + 8.5 * 60_000).toISOString();
    const [start, end] = [givenAt('12:45'), givenAt('14:30')];
    const grid = { column: 23, span: 7 };
    await open({
      reservations: [
        { _id: 'r1', truck: T01, grid, start, end, expiresAt, holdId: null, heldBy: null },
      ],
    });
    const held = screen.getByRole('group', { name: /^Autobooking reservation/ });
    expect(held).toHaveTextContent('Held online, 9 min12:45–2:30');
  });
});
