import { act, screen, waitFor, within } from '@testing-library/react';
import { SCHEDULING_ERRORS } from '../../../src/modules/scheduling/contract/errors';
import { boardTopic } from '../../../src/modules/scheduling/contract/live';
import { live, type LiveSocket } from '../../shared/realtime';
import {
  DANA,
  FakeApi,
  givenEmployee,
  LEE,
  OKLAHOMA,
  refuse,
  renderApp,
  type Rendered,
  type RenderOptions,
} from '../../testing';
import { DayPlanner } from './day-planner';
import { DAY, givenBooking, givenDay, GOMEZ, GOMEZ_MOVE, T01, T02 } from './given-day.fixture';

const ASSIGN = 'PUT /assignment/operation/:branch/:operation';
const UNBOOK = 'DELETE /assignment/operation/:branch/:operation';
const VIEW = 'GET /movemanager/day_view/:day/:branch';
const noProblem = (): boolean => false;

describe('DayPlanner', () => {
  let server: FakeApi;

  beforeEach(() => {
    server = new FakeApi()
      .on(VIEW, () => givenDay())
      .on('GET /employee', [
        givenEmployee(),
        givenEmployee({ _id: LEE, displayName: 'Lee P.', firstName: 'Lee' }),
      ])
      .on('GET /branch', []);
  });
  afterEach(() => server.restore());

  const open = async (options: RenderOptions = { roles: ['manager'] }): Promise<Rendered> => {
    const page = renderApp(
      <DayPlanner branchId={OKLAHOMA} day={DAY} isProblem={noProblem} />,
      options,
    );
    await screen.findByRole('button', { name: /^Maria Gomez/ });
    return page;
  };
  const row = (name: string): HTMLElement => screen.getByRole('group', { name });
  const gomez = (): HTMLElement => screen.getByRole('button', { name: /^Maria Gomez/ });

  it('draws trucks, blocks in true proportion, and moves without a truck', async () => {
    await open();
    const block = within(row('Truck T01')).getByRole('button', { name: /^Maria Gomez/ });
    expect(block).toHaveAccessibleName(
      /8:30 AM – 12:30 PM, truck T01, NW to 73107 and 1 more stops, 4 h of work, 0.5 h drive out, 1 h drive back/,
    );
    expect(block.style.getPropertyValue('--out')).toBe(`${(0.5 / 5.5) * 100}%`);
    expect(block.parentElement?.style.getPropertyValue('--column')).toBe('4');
    expect(
      within(row('Unassigned Moves')).getByRole('button', { name: /^Sun Park/ }),
    ).toBeVisible();
    expect(screen.getByTitle('Moves without a truck')).toHaveTextContent('1 unassigned');
  });

  it('lifts by Space, chooses the row by arrows, drops by Space, and says where it was believed', async () => {
    server.on(ASSIGN, {
      nounce: '8',
      booking: givenBooking({ nounce: '8' }, { truck: T02 }),
    });
    const { user } = await open();
    gomez().focus();
    await user.keyboard(' {ArrowDown} ');
    expect(within(row('Truck T02')).getByRole('button', { name: /^Maria Gomez/ })).toHaveFocus();
    await waitFor(() => expect(server.callsOf(ASSIGN)).toHaveLength(1));
    expect(server.callsOf(ASSIGN)[0]).toMatchObject({
      path: `/assignment/operation/${OKLAHOMA}/${GOMEZ_MOVE}`,
      body: { customerNounce: '7', truck: T02, expect: { truck: T01, unassigned: false } },
    });
  });

  it('puts the block back and says why when the server refuses', async () => {
    server.on(ASSIGN, refuse(409, 'SLOT_TAKEN', SCHEDULING_ERRORS.SLOT_TAKEN));
    const { user } = await open();
    gomez().focus();
    await user.keyboard(' {ArrowDown} ');
    expect(
      await screen.findByText(/That time is already booked on this truck/),
    ).toBeInTheDocument();
    expect(within(row('Truck T01')).getByRole('button', { name: /^Maria Gomez/ })).toBeVisible();
  });

  it('says before the drop what a row can’t hold, and calls nobody', async () => {
    const trucks = givenDay().trucks.map((truck) =>
      truck._id === T02 ? { ...truck, unavailable: true, unavailableNote: 'Brakes' } : truck,
    );
    server.on(VIEW, givenDay({ trucks }));
    const { user } = await open();
    gomez().focus();
    await user.keyboard(' {ArrowDown} ');
    expect(await screen.findByText(SCHEDULING_ERRORS.TRUCK_UNAVAILABLE)).toBeInTheDocument();
    expect(server.callsOf(ASSIGN)).toHaveLength(0);
  });

  it('takes a block off the board below the last row, and puts it back by Undo', async () => {
    server
      .on(UNBOOK, { nounce: '8', booking: givenBooking({ nounce: '8' }, { truck: null }) })
      .on(ASSIGN, { nounce: '9', booking: givenBooking({ nounce: '9' }) });
    const { user } = await open();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
    gomez().focus();
    await user.keyboard(' {End}');
    expect(screen.getByText('Take off the board')).toBeInTheDocument();
    await user.keyboard(' ');
    await waitFor(() => expect(server.callsOf(UNBOOK)).toHaveLength(1));
    expect(Object.fromEntries(server.callsOf(UNBOOK)[0]!.query)).toEqual({
      customerNounce: '7',
      expectTruck: T01,
    });
    expect(screen.queryByRole('button', { name: /^Maria Gomez/ })).not.toBeInTheDocument();
    expect(await screen.findByText('Maria Gomez is off the board.')).toBeInTheDocument();

    await user.click(screen.getAllByRole('button', { name: 'Undo' })[0]!);
    expect(await screen.findByRole('button', { name: /^Maria Gomez/ })).toBeVisible();
    expect(server.callsOf(ASSIGN)[0]?.body).toEqual({
      customerNounce: '8',
      truck: T01,
      expect: { truck: null, unassigned: false },
    });
    expect(await screen.findByRole('button', { name: 'Redo' })).toBeEnabled();
  });

  it('leaves the block where it is on Escape', async () => {
    const { user } = await open();
    gomez().focus();
    await user.keyboard(' {ArrowDown}{Escape}');
    expect(server.callsOf(ASSIGN)).toHaveLength(0);
    expect(gomez()).toHaveFocus();
  });

  it('opens the popup with what must be known and the way to the customer', async () => {
    const { activity } = givenBooking().metaData;
    const bookings = [
      givenBooking({
        earlyStart: true,
        earlyStartNotes: 'Gate opens at 6',
        activity: {
          ...activity,
          notes: 'Piano on the second floor',
          locations: [
            {
              street: '1200 N Walker Ave',
              unit: '#4',
              city: 'Oklahoma City',
              state: 'OK',
              zip: '73103',
              typeOfWOrk: 'Load',
              locationType: 'Apartment',
              floor: 2,
              stories: null,
              hasElevator: false,
              distanceToDoor: 40,
              parkingType: 'Public',
              notes: 'Ring twice',
              zone: 'NW',
              isProblem: true,
            },
          ],
        },
      }),
    ];
    const [customer] = givenDay().customers;
    server.on(VIEW, givenDay({ customers: [{ ...customer!, bookings }] }));
    const { user } = await open();
    await user.click(gomez());
    const popup = await screen.findByRole('dialog', { name: 'Maria Gomez' });
    expect(popup).toHaveTextContent('Attention');
    expect(popup).toHaveTextContent('Piano on the second floor');
    expect(popup).toHaveTextContent('Early Start');
    expect(popup).toHaveTextContent('Gate opens at 6');
    expect(popup).toHaveTextContent('1200 N Walker Ave #4');
    expect(popup).toHaveTextContent('Problem Location');
    expect(screen.getByTitle('Moves with a problem address')).toHaveTextContent('1 problem');
    expect(popup).toHaveTextContent('Apartment · floor 2 · 40 ft to the door · public parking');
    expect(within(popup).getByRole('link', { name: 'View this move' })).toHaveAttribute(
      'href',
      `/emma/customer/${GOMEZ}`,
    );
  });

  it('is to be read only by movers', async () => {
    const { user } = await open({ roles: ['mover'] });
    gomez().focus();
    await user.keyboard(' {ArrowDown} ');
    expect(server.callsOf(ASSIGN)).toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Crew' })).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Daily alerts' })).toHaveAttribute('readonly');
  });

  it('says that the board could not be had, and why', async () => {
    server.on(VIEW, refuse(500, 'SYSTEM_ERROR', 'secret'));
    renderApp(<DayPlanner branchId={OKLAHOMA} day={DAY} isProblem={noProblem} />, {
      roles: ['manager'],
    });
    expect(await screen.findByText(/Please reload page/)).toBeInTheDocument();
    expect(screen.getAllByText('Unable to retrieve scheduling information!')).not.toHaveLength(0);
    expect(screen.getAllByText(/We encountered a system error/)).not.toHaveLength(0);
  });

  describe('live', () => {
    const handlers = new Map<string, (payload: unknown) => void>();
    const topic = boardTopic(OKLAHOMA, DAY);
    let isWatching = false;
    let watched = 5;
    const moved = {
      kind: 'booking',
      customerId: GOMEZ,
      nounce: '8',
      operationId: GOMEZ_MOVE,
      booking: givenBooking({ nounce: '8' }, { truck: T02 }),
    };
    const changed = (revision: number, actorId: string, item: object = moved): void =>
      act(() => handlers.get('changed')?.({ topic, revision, change: { items: [item], actorId } }));

    beforeEach(() => {
      [isWatching, watched] = [false, 5];
      live.attach({
        connected: true,
        on: (event: string, handler: (payload: unknown) => void) => handlers.set(event, handler),
        emit: (event: string, _message: unknown, answer?: (value: unknown) => void) => {
          if (event !== 'watch') return;
          setTimeout(() => {
            answer?.({ revision: watched });
            isWatching = true;
          });
        },
        disconnect: jest.fn(),
      } as unknown as LiveSocket);
    });
    afterEach(() => act(() => live.detach()));

    const opened = async (): Promise<number> => {
      await open();
      await waitFor(() => expect(isWatching).toBe(true));
      return server.callsOf(VIEW).length;
    };

    it('reads the board once when nothing changed before the watch began', async () => {
      expect(await opened()).toBe(1);
    });

    it('reads the board anew when it changed before the watch began', async () => {
      watched = 6;
      await open();
      await waitFor(() => expect(server.callsOf(VIEW).length).toBeGreaterThan(1));
    });

    it('moves a block by another hand and says whose it was', async () => {
      const reads = await opened();
      changed(6, LEE);
      const block = await within(row('Truck T02')).findByRole('button', { name: /^Maria Gomez/ });
      expect(block).toHaveTextContent('Lee P.');
      expect(server.callsOf(VIEW)).toHaveLength(reads);
    });

    it('does not name the own hand', async () => {
      await opened();
      changed(6, DANA);
      const block = await within(row('Truck T02')).findByRole('button', { name: /^Maria Gomez/ });
      expect(block).not.toHaveTextContent('Dana');
    });

    it('reads the board anew when a revision is missing', async () => {
      const reads = await opened();
      changed(8, LEE);
      await waitFor(() => expect(server.callsOf(VIEW)).toHaveLength(reads + 1));
    });

    it('reads the board anew when its trucks changed', async () => {
      const reads = await opened();
      changed(6, LEE, { kind: 'trucks', truckIds: [T02] });
      await waitFor(() => expect(server.callsOf(VIEW)).toHaveLength(reads + 1));
    });

    it('does not take back what someone else changed since', async () => {
      server.on(ASSIGN, { nounce: '8', booking: givenBooking({ nounce: '8' }, { truck: T02 }) });
      await opened();
      const { userEvent } = await import('@testing-library/user-event');
      gomez().focus();
      await userEvent.keyboard(' {ArrowDown} ');
      await waitFor(() => expect(server.callsOf(ASSIGN)).toHaveLength(1));
      const { bookingEnvelope } = givenBooking().operation;
      const longer = { ...bookingEnvelope, jobDuration: 5, bookingDuration: 6.5 };
      const place = { truck: T02, bookingEnvelope: longer };
      changed(6, LEE, {
        ...moved,
        nounce: '9',
        booking: givenBooking({ nounce: '9', duration: 5 }, place),
      });
      await userEvent.keyboard('{Control>}z{/Control}');
      expect(
        await screen.findByText('This move was changed by someone else meanwhile.'),
      ).toBeInTheDocument();
      expect(server.callsOf(ASSIGN)).toHaveLength(1);
    });

    it('never tears a block from the hand', async () => {
      await opened();
      gomez().focus();
      const { userEvent } = await import('@testing-library/user-event');
      await userEvent.keyboard(' ');
      changed(6, LEE);
      expect(within(row('Truck T01')).getByRole('button', { name: /^Maria Gomez/ })).toHaveFocus();
    });
  });
});
