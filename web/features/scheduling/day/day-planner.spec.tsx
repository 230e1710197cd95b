import { screen, waitFor, within } from '@testing-library/react';
import { SCHEDULING_ERRORS } from '#modules/scheduling/contract/errors.js';
import { type FakeApi, OKLAHOMA, refuse } from '../../../testing';
import {
  ASSIGN,
  gomez,
  openPlanner,
  renderPlanner,
  row,
  serveDay,
  VIEW,
} from './day-planner.fixture';
import { givenBooking, givenDay, GOMEZ, GOMEZ_MOVE, T01, T02 } from '../given-day.fixture';

const UNBOOK = 'DELETE /assignment/operation/:branch/:operation';

describe('DayPlanner', () => {
  let server: FakeApi;

  beforeEach(() => {
    server = serveDay();
  });
  afterEach(() => server.restore());

  it('draws trucks, blocks in true proportion, and moves without a truck [R-BOARD-2]', async () => {
    await openPlanner();
    expect(screen.getByRole('region', { name: 'Trucks of Sat 11/21/2026' })).toBeVisible();
    const block = within(row('Truck T01')).getByRole('button', { name: /^Maria Gomez/ });
    expect(block).toHaveAccessibleName(
      /8:30 AM – 12:30 PM, truck T01, NW to 73107 and 1 more stop, 4 h of work, 30 min drive out, 1 h drive back/,
    );
    expect(block.style.getPropertyValue('--out')).toBe(`${(0.5 / 5.5) * 100}%`);
    expect(block.parentElement?.style.getPropertyValue('--column')).toBe('4');
    expect(
      within(row('Unassigned Moves')).getByRole('button', { name: /^Sun Park/ }),
    ).toBeVisible();
    expect(screen.getByTitle('Moves without a truck')).toHaveTextContent('1 unassigned');
  });

  it('lifts by Space, chooses the row by arrows, drops by Space, and says where it was believed [R-BOARD-12]', async () => {
    server.on(ASSIGN, {
      nounce: '8',
      booking: givenBooking({ nounce: '8' }, { truck: T02 }),
    });
    const { user } = await openPlanner();
    gomez().focus();
    await user.keyboard(' {ArrowDown} ');
    await waitFor(() =>
      expect(within(row('Truck T02')).getByRole('button', { name: /^Maria Gomez/ })).toHaveFocus(),
    );
    await waitFor(() => expect(server.callsOf(ASSIGN)).toHaveLength(1));
    expect(server.callsOf(ASSIGN)[0]).toMatchObject({
      path: `/assignment/operation/${OKLAHOMA}/${GOMEZ_MOVE}`,
      body: { customerNounce: '7', truck: T02, expect: { truck: T01, unassigned: false } },
    });
  });

  it('puts the block back and says why when the server refuses [R-BOARD-13]', async () => {
    server.on(ASSIGN, refuse(409, 'SLOT_TAKEN', SCHEDULING_ERRORS.SLOT_TAKEN));
    const { user } = await openPlanner();
    gomez().focus();
    await user.keyboard(' {ArrowDown} ');
    expect(
      await screen.findByText(/That time is already booked on this truck/),
    ).toBeInTheDocument();
    expect(within(row('Truck T01')).getByRole('button', { name: /^Maria Gomez/ })).toBeVisible();
  });

  it('says before the drop what a row can’t hold, and calls nobody [R-BOARD-13]', async () => {
    const trucks = givenDay().trucks.map((truck) =>
      truck._id === T02 ? { ...truck, unavailable: true, unavailableNote: 'Brakes' } : truck,
    );
    server.on(VIEW, givenDay({ trucks }));
    const { user } = await openPlanner();
    gomez().focus();
    await user.keyboard(' {ArrowDown} ');
    expect(await screen.findByText('T02 is not available on that day.')).toBeInTheDocument();
    expect(server.callsOf(ASSIGN)).toHaveLength(0);
  });

  it('takes a block off the board below the last row, and puts it back by Undo [R-BOARD-11]', async () => {
    server
      .on(UNBOOK, { nounce: '8', booking: givenBooking({ nounce: '8' }, { truck: null }) })
      .on(ASSIGN, { nounce: '9', booking: givenBooking({ nounce: '9' }) });
    const { user } = await openPlanner();
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

  it('offers no Undo anymore for what the keys took back', async () => {
    server
      .on(UNBOOK, { nounce: '8', booking: givenBooking({ nounce: '8' }, { truck: null }) })
      .on(ASSIGN, { nounce: '9', booking: givenBooking({ nounce: '9' }) });
    const { user } = await openPlanner();
    gomez().focus();
    await user.keyboard(' {End} ');
    const offer = await screen.findByText('Maria Gomez is off the board.');
    await user.keyboard('{Control>}z{/Control}');
    // Sooner than it would disappear by itself.
    await waitFor(() => expect(offer).not.toBeInTheDocument());
  });

  it('leaves the focus on the block that Undo and Redo move by keys [R-BOARD-12]', async () => {
    server.on(ASSIGN, ({ body }) => {
      const { truck } = body as { truck: string };
      const nounce = `${7 + server.callsOf(ASSIGN).length}`;
      return { nounce, booking: givenBooking({ nounce }, { truck }) };
    });
    const { user } = await openPlanner();
    const isOn = (name: string): Promise<void> =>
      waitFor(() => {
        const block = within(row(name)).getByRole('button', { name: /^Maria Gomez/ });
        expect(block).toHaveFocus();
      });
    gomez().focus();
    await user.keyboard(' {ArrowDown} ');
    await isOn('Truck T02');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled());
    await user.keyboard('{Control>}z{/Control}');
    await isOn('Truck T01');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Redo' })).toBeEnabled());
    await user.keyboard('{Control>}y{/Control}');
    await isOn('Truck T02');
  });

  it('leaves the block where it is on Escape', async () => {
    const { user } = await openPlanner();
    gomez().focus();
    await user.keyboard(' {ArrowDown}{Escape}');
    expect(server.callsOf(ASSIGN)).toHaveLength(0);
    await waitFor(() => expect(gomez()).toHaveFocus());
  });

  it('opens the popup with what must be known and the way to the customer [R-BOARD-8]', async () => {
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
              gateCode: '4711#',
              dockName: 'North 2',
              notes: 'Ring twice',
              zone: 'NW',
              isProblem: true,
              problemReason: 'Low bridge',
            },
          ],
        },
      }),
    ];
    const [customer] = givenDay().customers;
    server.on(VIEW, givenDay({ customers: [{ ...customer!, bookings }] }));
    const { user } = await openPlanner();
    await user.click(gomez());
    const popup = await screen.findByRole('dialog', { name: 'Maria Gomez' });
    expect(popup).toHaveTextContent('Attention');
    expect(popup).toHaveTextContent('Piano on the second floor');
    expect(popup).toHaveTextContent('Early Start');
    expect(popup).toHaveTextContent('Gate opens at 6');
    expect(popup).toHaveTextContent('1200 N Walker Ave #4');
    expect(popup).toHaveTextContent('Problem Location: Low bridge');
    // The arrow keys scroll when there are many stops.
    expect(within(popup).getByRole('list', { name: 'Stops' })).toHaveAttribute('tabindex', '0');
    expect(screen.getByTitle('Moves with a problem address')).toHaveTextContent('1 problem');
    expect(popup).toHaveTextContent(
      'Apartment · floor 2 · 40 ft from truck to door · public parking · zone NW · gate code 4711# · dock North 2',
    );
    expect(within(popup).getByRole('link', { name: 'View this move' })).toHaveAttribute(
      'href',
      `/emma/customer/${GOMEZ}`,
    );
  });

  it('gives the focus back to the block when its popup closes', async () => {
    const { user } = await openPlanner();
    gomez().focus();
    await user.keyboard('{Enter}');
    const popup = await screen.findByRole('dialog', { name: 'Maria Gomez' });
    await waitFor(() => expect(popup).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(gomez()).toHaveFocus());
  });

  it('is to be read only by movers [R-ACCESS-13]', async () => {
    const { user } = await openPlanner({ roles: ['mover'] });
    gomez().focus();
    await user.keyboard(' {ArrowDown} ');
    expect(server.callsOf(ASSIGN)).toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Crew' })).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Daily alerts' })).toHaveAttribute('readonly');
  });

  it('says that the board could not be had, and why [R-BOARD-10]', async () => {
    server.on(VIEW, refuse(500, 'SYSTEM_ERROR', 'secret'));
    renderPlanner();
    expect(await screen.findByText(/Please reload page/)).toBeInTheDocument();
    expect(screen.getAllByText('Unable to retrieve scheduling information!')).not.toHaveLength(0);
    expect(screen.getAllByText(/We encountered a system error/)).not.toHaveLength(0);
  });
});
