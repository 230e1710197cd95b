import { notificationsStore } from '@mantine/notifications';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FakeApi, refuse } from '../../../testing';
import { ASSIGN, gomez, openPlanner, row, serveDay, VIEW } from '../day/day-planner.fixture';
import { at, givenBooking, givenDay, GOMEZ_MOVE, PARK_MOVE, T01, T02 } from '../given-day.fixture';
import { itAtNight } from '../../../../test/support/thorough';

const UNBOOK = 'DELETE /assignment/operation/:branch/:operation';
const LEE_MOVE = '65f000000000000000000d03';

const park = (): HTMLElement => screen.getByRole('button', { name: /^Sun Park/ });
const bar = (): HTMLElement => screen.getByRole('toolbar', { name: 'Selected moves' });
const button = (name: string): HTMLElement => within(bar()).getByRole('button', { name });

describe('selected moves of the board', () => {
  let server: FakeApi;
  beforeEach(() => {
    server = serveDay();
  });
  afterEach(() => server.restore());

  const parkOn = (truck: string | null) => {
    const [, customer] = givenDay().customers;
    const [booking] = customer!.bookings;
    const operation = { ...booking!.operation, truck, unassigned: truck === null };
    return { nounce: '4', booking: { ...booking!, operation } };
  };

  it('are selected with Ctrl and Shift, without opening them, and cleared by Escape [R-BOARD-45]', async () => {
    const { user } = await openPlanner();
    await user.keyboard('{Control>}');
    await user.click(gomez());
    await user.keyboard('{/Control}');
    expect(bar()).toHaveTextContent('1 selected');
    expect(gomez()).toHaveAccessibleName(/selected$/);
    await user.keyboard('{Shift>}');
    await user.click(park());
    await user.keyboard('{/Shift}');
    expect(bar()).toHaveTextContent('2 selected');
    expect(within(bar()).getByRole('link', { name: 'Print' })).toHaveAttribute(
      'href',
      expect.stringMatching(`/print\\?branchId=\\w+&moves=${GOMEZ_MOVE},${PARK_MOVE}$`),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('toolbar', { name: 'Selected moves' })).not.toBeInTheDocument();
  });

  itAtNight(
    'are selected by keys, booked where they fit best, and taken back in one step [R-BOARD-45]',
    async () => {
      server.on(ASSIGN, parkOn(T02)).on(UNBOOK, parkOn(null));
      const { user } = await openPlanner();
      park().focus();
      await user.keyboard('x');
      await user.click(button('Book by best fit'));
      await waitFor(() => expect(server.callsOf(ASSIGN)).toHaveLength(1));
      expect(server.callsOf(ASSIGN)[0]).toMatchObject({
        path: expect.stringContaining(PARK_MOVE) as string,
        body: { truck: T02, expect: { truck: null, unassigned: true } },
      });
      expect(await screen.findByText('1 move booked.')).toBeVisible();
      const toasts = () => notificationsStore.getState().notifications.map(({ id }) => id);
      const booked = toasts().at(-1);
      expect(booked).toBeDefined();
      expect(within(row('Truck T02')).getByRole('button', { name: /^Sun Park/ })).toBeVisible();
      expect(screen.queryByRole('toolbar', { name: 'Selected moves' })).not.toBeInTheDocument();
      await user.keyboard('{Control>}z{/Control}');
      await waitFor(() => expect(server.callsOf(UNBOOK)).toHaveLength(1));
      expect(Object.fromEntries(server.callsOf(UNBOOK)[0]!.query)).toMatchObject({
        unassigned: 'true',
        expectTruck: T02,
      });
      // It offered Undo, which is done.
      expect(toasts()).not.toContain(booked);
    },
  );

  it('may be back or not where the answer of Undo was lost, which nobody claims to know [R-BOARD-45]', async () => {
    server.on(ASSIGN, parkOn(T02));
    server.on(UNBOOK, () => Promise.reject(new TypeError('Failed to fetch')));
    const { user } = await openPlanner();
    park().focus();
    await user.keyboard('x');
    await user.click(button('Book by best fit'));
    await screen.findByText('1 move booked.');
    await user.keyboard('{Control>}z{/Control}');
    const words =
      /^Sun Park: The server did not answer, so it may have been moved or not\. The board/;
    expect(await screen.findByText(words)).toBeVisible();
  });

  itAtNight(
    'stay where they are and selected if no truck has room or the server refuses, and say why [R-BOARD-45]',
    async () => {
      const view = givenDay();
      const lee = givenBooking(
        { customerName: 'Ann Lee', customerId: 'lee', customer: 'lee', requiresLift: true },
        { _id: LEE_MOVE, truck: null, unassigned: true },
      );
      view.customers.push({
        _id: 'lee',
        name: 'Ann Lee',
        nounce: '1',
        status: 'active',
        bookings: [lee],
      });
      server.on(VIEW, view);
      server.on(ASSIGN, refuse(409, 'SLOT_TAKEN', 'That time is already booked on this truck.'));
      const { user } = await openPlanner();
      park().focus();
      await user.keyboard('x');
      await user.keyboard('{Control>}');
      await user.click(screen.getByRole('button', { name: /^Ann Lee/ }));
      await user.keyboard('{/Control}');
      await user.click(button('Book by best fit'));
      expect(
        await screen.findByText(
          /Sun Park: That time is already booked.*Ann Lee: No truck with a lift is available on this day\./,
        ),
      ).toBeVisible();
      expect(bar()).toHaveTextContent('2 selected');
      expect(
        within(row('Unassigned Moves')).getByRole('button', { name: /^Sun Park/ }),
      ).toBeVisible();
    },
  );

  it('say who put one of them elsewhere at the same moment [R-BOARD-45]', async () => {
    const { user } = await openPlanner();
    const view = givenDay();
    view.customers[1]!.bookings = [parkOn(T02).booking];
    server.on(ASSIGN, () => {
      server.on(VIEW, view);
      return refuse(409, 'STALE_NOUNCE', 'This customer was changed by someone else.');
    });
    park().focus();
    await user.keyboard('x');
    await user.click(button('Book by best fit'));
    expect(await screen.findByText(/just moved Sun Park to T02\./)).toBeVisible();
    expect(screen.queryByText(/save again/)).not.toBeInTheDocument();
  });

  it('are tried again, not dropped, where somebody changed one of them', async () => {
    server.on(ASSIGN, refuse(409, 'STALE_NOUNCE', 'This customer was changed by someone else.'));
    const { user } = await openPlanner();
    park().focus();
    await user.keyboard('x');
    await user.click(button('Book by best fit'));
    expect(await screen.findByText(/just changed Sun Park\..*: try it again\.$/)).toBeVisible();
  });

  it('go to the Unassigned row together; those that wait there already stay [R-BOARD-45]', async () => {
    const gone = givenBooking({ nounce: '8' }, { truck: null, unassigned: true });
    server.on(UNBOOK, { nounce: '8', booking: gone });
    const { user } = await openPlanner();
    gomez().focus();
    await user.keyboard('x');
    await user.click(button('Unassign'));
    await waitFor(() => expect(server.callsOf(UNBOOK)).toHaveLength(1));
    expect(Object.fromEntries(server.callsOf(UNBOOK)[0]!.query)).toMatchObject({
      unassigned: 'true',
      expectTruck: T01,
    });
    expect(await screen.findByText('1 move unassigned.')).toBeVisible();
  });

  it('go there by the version that each has once the one that it follows is gone [R-BOARD-45]', async () => {
    let nounce = '1';
    const follows = { operationId: GOMEZ_MOVE, hours: 0.4, approximate: false };
    const lee = givenBooking(
      {
        ...{ customerName: 'Ann Lee', customerId: 'lee', customer: 'lee' },
        ...{ startTime: at('14:00'), endTime: at('17:00') },
      },
      { _id: LEE_MOVE, follows },
    );
    server.on(VIEW, () => {
      const view = givenDay();
      view.customers[0]!.bookings = [givenBooking({}, { followedBy: LEE_MOVE })];
      const bookings = [lee];
      view.customers.push({ _id: 'lee', name: 'Ann Lee', nounce, status: 'active', bookings });
      return view;
    });
    server.on(UNBOOK, ({ path }) => {
      const isGomez = path.includes(GOMEZ_MOVE);
      if (isGomez) nounce = '2';
      const gone = { truck: null, unassigned: true };
      const booking = isGomez
        ? givenBooking({}, gone)
        : { ...lee, operation: { ...lee.operation, ...gone } };
      return { nounce: '9', booking };
    });
    const { user } = await openPlanner();
    await user.keyboard('{Control>}');
    await user.click(gomez());
    await user.click(screen.getByRole('button', { name: /^Ann Lee/ }));
    await user.keyboard('{/Control}');
    await user.click(button('Unassign'));
    expect(await screen.findByText('2 moves unassigned.')).toBeVisible();
    const sent = server.callsOf(UNBOOK).map(({ query }) => query.get('customerNounce'));
    expect(sent).toEqual(['7', '2']);
  });

  it('are those of the Unassigned row over which a frame is drawn [R-BOARD-45]', async () => {
    await openPlanner();
    const lane = row('Unassigned Moves').querySelector('[data-lane]')!;
    const place = { left: 200, right: 260, top: 500, bottom: 540 } as DOMRect;
    jest.spyOn(park(), 'getBoundingClientRect').mockReturnValue(place);
    const draw = (from: number, to: number): void => {
      fireEvent.mouseDown(lane, { button: 0, clientX: from, clientY: 510 });
      fireEvent.mouseMove(window, { clientX: to, clientY: 530 });
      fireEvent.mouseUp(window, { clientX: to, clientY: 530 });
    };
    draw(100, 150);
    expect(screen.queryByRole('toolbar', { name: 'Selected moves' })).not.toBeInTheDocument();
    draw(100, 210);
    expect(bar()).toHaveTextContent('1 selected');
    draw(300, 301);
    expect(screen.queryByRole('toolbar', { name: 'Selected moves' })).not.toBeInTheDocument();
  });

  it('never change their time: Alt with an arrow does nothing to a lifted block [R-BOARD-47]', async () => {
    const { user } = await openPlanner();
    gomez().focus();
    await user.keyboard(' ');
    const isPassedOn = fireEvent.keyDown(gomez(), { key: 'ArrowRight', altKey: true });
    expect(isPassedOn).toBe(false);
    await user.keyboard(' ');
    expect(gomez()).toHaveAccessibleName(/8:30 AM – 12:30 PM, truck T01/);
    expect(server.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });
});
