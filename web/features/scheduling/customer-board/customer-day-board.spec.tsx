import { screen, waitFor, within } from '@testing-library/react';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import {
  DANA,
  DENVER,
  FakeApi,
  givenActivity,
  givenBranch,
  givenCustomerWith,
  givenOperation,
  OKLAHOMA,
  refuse,
  renderApp,
  type Rendered,
} from '../../../testing';
import { DAY, at, givenBooking, givenDay, GOMEZ, GOMEZ_MOVE, T01, T02 } from '../given-day.fixture';
import { CustomerDayBoard } from './customer-day-board';

const ASSIGN = 'PUT /assignment/operation/:branch/:operation';
const UNBOOK = 'DELETE /assignment/operation/:branch/:operation';
const VIEW = 'GET /movemanager/day_view/:day/:branch';

const { bookingEnvelope } = givenBooking().operation;

const givenGomez = (truck: string | null): CustomerView => ({
  ...givenCustomerWith(
    givenActivity({
      activityDay: DAY,
      operations: [
        givenOperation({
          _id: GOMEZ_MOVE,
          truck,
          unassigned: false,
          date: at('08:30'),
          duration: 4,
          bookingEnvelope,
        }),
      ],
    }),
  ),
  _id: GOMEZ,
  nounce: '7',
  branchId: OKLAHOMA,
});

describe('CustomerDayBoard', () => {
  let server: FakeApi;
  const onPlaced = jest.fn();
  const saveFirst = jest.fn();

  beforeEach(() => {
    onPlaced.mockClear();
    saveFirst.mockReset();
    saveFirst.mockImplementation((operationId: string) =>
      Promise.resolve({ customer: givenGomez(null), operationId, didSave: false }),
    );
    const [, park] = givenDay().customers;
    server = new FakeApi()
      .on(VIEW, () => givenDay({ customers: [park!] }))
      .on('GET /employee', [])
      .on('GET /branch', [givenBranch(), givenBranch({ _id: DENVER, name: 'Denver' })]);
  });
  afterEach(() => server.restore());

  const open = async (customer = givenGomez(null), enabled = true): Promise<Rendered> => {
    const page = renderApp(
      <CustomerDayBoard {...{ customer, enabled, saveFirst, onPlaced }} day={DAY} />,
    );
    await screen.findByRole('group', { name: 'Truck T01' });
    return page;
  };
  const waiting = (): HTMLElement => screen.getByRole('button', { name: /^Book Truck 1/ });

  it('books a waiting operation by keys and hands on the new version', async () => {
    server.on(ASSIGN, { nounce: '8', booking: givenBooking({ nounce: '8' }, { truck: T02 }) });
    const { user } = await open();
    waiting().focus();
    await user.keyboard(' {ArrowDown}{ArrowDown} ');
    const row = screen.getByRole('group', { name: 'Truck T02' });
    expect(await within(row).findByRole('button', { name: /Gomez/ })).toHaveAttribute(
      'data-own',
      'true',
    );
    await waitFor(() => expect(onPlaced).toHaveBeenCalledWith('8', expect.anything()));
    expect(server.callsOf(ASSIGN)[0]?.body).toEqual({
      customerNounce: '7',
      truck: T02,
      expect: { truck: null, unassigned: false },
    });
  });

  it('books by a click on the operation and a click on the truck', async () => {
    server.on(ASSIGN, { nounce: '8', booking: givenBooking({ nounce: '8' }, { truck: T01 }) });
    const { user } = await open();
    await user.click(waiting());
    await user.click(screen.getByRole('group', { name: 'Truck T01' }));
    await waitFor(() => expect(server.callsOf(ASSIGN)[0]?.body).toMatchObject({ truck: T01 }));
  });

  it('unbooks from the block’s popup', async () => {
    server
      .on(VIEW, () => givenDay())
      .on(UNBOOK, { nounce: '8', booking: givenBooking({ nounce: '8' }, { truck: null }) });
    const { user } = await open(givenGomez(T01));
    await user.click(screen.getByRole('button', { name: /^Maria Gomez/ }));
    await user.click(await screen.findByRole('button', { name: 'Unbook' }));
    await waitFor(() => expect(server.callsOf(UNBOOK)).toHaveLength(1));
    expect(Object.fromEntries(server.callsOf(UNBOOK)[0]!.query)).toEqual({
      customerNounce: '7',
      expectTruck: T01,
    });
    expect(await screen.findByRole('button', { name: /^Book Truck 1/ })).toBeVisible();
  });

  it('leaves the bookings of others alone', async () => {
    const { user } = await open();
    screen.getByRole('button', { name: /^Sun Park/ }).focus();
    await user.keyboard(' {ArrowUp} ');
    expect(server.callsOf(ASSIGN)).toHaveLength(0);
  });

  it('shows another branch for information only [R-BOARD-21]', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('combobox', { name: 'Branch of the board' }));
    await user.click(await screen.findByRole('option', { name: 'Denver' }));
    expect(await screen.findByText(/^For informational purposes only\./)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Book Truck/ })).not.toBeInTheDocument();
  });

  it.each([
    [2, 1, '2 trucks are planned, 1 is on the page. Add a truck, or unbook to change the count'],
    [1, 2, '1 truck is planned, 2 are on the page. Unbook one and delete it'],
  ])('says what to do with %i planned and %i booked', async (truckCount, rows, why) => {
    const customer = givenGomez(T01);
    const [activity] = customer.move.activities;
    const [operation] = activity!.operations;
    activity!.truckCount = truckCount;
    activity!.operations = [operation!, { ...operation!, _id: 'other', truck: T02 }].slice(0, rows);
    const onOffer = jest.fn();
    renderApp(<CustomerDayBoard {...{ customer, saveFirst, onPlaced, onOffer }} day={DAY} />);
    await waitFor(() => expect(onOffer).toHaveBeenLastCalledWith({ why }));
  });

  it('says that nothing can be booked where the board could not be loaded', async () => {
    server.on(VIEW, refuse(500, 'SYSTEM_ERROR', ''));
    const onOffer = jest.fn();
    const customer = givenGomez(null);
    renderApp(<CustomerDayBoard {...{ customer, saveFirst, onPlaced, onOffer }} day={DAY} />);
    const why = 'The board could not be loaded';
    await waitFor(() => expect(onOffer).toHaveBeenLastCalledWith({ why }));
  });

  it('says whom to ask who does not dispatch, where no truck is free at that hour [R-PLAN-41]', async () => {
    const isDown = { unavailable: true, unavailableNote: 'Brakes' };
    const trucks = givenDay().trucks.map((truck) => ({ ...truck, ...isDown }));
    const actingManager = { _id: DANA, displayName: 'Dana Reyes', phone: '' };
    server.on(VIEW, () => givenDay({ customers: [], trucks, actingManager }));
    const { user } = await open();
    waiting().focus();
    await user.keyboard(' {ArrowDown} ');
    const words = /No other truck is free then\. Ask dispatch: Dana Reyes\./;
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('books nothing while it is off [R-BOARD-21, R-CUST-9]', async () => {
    await open(givenGomez(null), false);
    expect(screen.queryByRole('button', { name: /^Book Truck/ })).not.toBeInTheDocument();
  });
});
