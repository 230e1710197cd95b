import { screen, waitFor, within } from '@testing-library/react';
import { OKLAHOMA, refuse, renderApp, type FakeApi } from '../../../testing';
import { DayPlanner } from '../day/day-planner';
import { ANA, BO, DAY, givenDay, T01, T02 } from '../given-day.fixture';
import { crewed, CY, lift, openCrews, puts, rowOf, serveCrews } from './given-crews.fixture';
import { itAtNight } from '../../../../test/support/thorough';

const SEAT = 'POST /assignment/mover/:branch/:day';
const FREE = 'DELETE /assignment/mover/:branch/:day/:employee';
const SWAP = 'POST /assignment/crews/:branch/:day/swap';
const ON_CALL = 'PUT /assignment/oncall/:branch/:day';

const { assignment } = givenDay();
const anaLeads = { ...assignment, movers: [{ mover: ANA, truck: T01, position: 0 as const }] };

describe('crews', () => {
  let server: FakeApi;

  beforeEach(() => {
    server = serveCrews();
  });
  afterEach(() => server.restore());

  it('show which seats the bookings of a truck need [R-CREW-2]', async () => {
    await openCrews();
    const seats = within(rowOf('Truck T01'));
    expect(seats.getByRole('button', { name: "T01, lead's seat: needed, empty" })).toBeVisible();
    expect(seats.getByRole('button', { name: 'T01, seat 2: needed, empty' })).toBeVisible();
    expect(seats.getByRole('button', { name: 'T01, seat 3: empty' })).toBeVisible();
  });

  it('are seated from the empty seat, which shows who may take it [R-CREW-24]', async () => {
    server.on(SEAT, anaLeads);
    const page = await openCrews();
    const seat = within(rowOf('Truck T01')).getByRole('button', { name: /lead's seat/ });
    await page.user.click(seat);
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getByText("T01, lead's seat: who takes it?")).toBeVisible();
    expect(menu.queryByRole('menuitem', { name: /^Bo/ })).toBeNull();
    await page.user.click(menu.getByRole('menuitem', { name: /^Ana/ }));
    await waitFor(() =>
      expect(server.callsOf(SEAT)[0]?.body).toEqual({
        ...{ mover: ANA, truck: T01, position: 0, expect: null },
      }),
    );
  });

  itAtNight('offer those who sit on a truck without jobs, too [R-CREW-24]', async () => {
    server.on(SEAT, anaLeads);
    const seats = [{ mover: ANA, truck: T02, position: 0 as const }];
    const [gomez] = givenDay().customers;
    server.on(
      'GET /movemanager/day_view/:day/:branch',
      givenDay({ customers: [gomez!], assignment: { ...assignment, movers: seats } }),
    );
    const page = await openCrews();
    await page.user.click(within(rowOf('Truck T01')).getByRole('button', { name: /lead's seat/ }));
    const menu = within(await screen.findByRole('menu'));
    await page.user.click(menu.getByRole('menuitem', { name: /^Ana.* on T02, no jobs/ }));
    await waitFor(() =>
      expect(server.callsOf(SEAT)[0]?.body).toMatchObject({ mover: ANA, truck: T01, position: 0 }),
    );
  });

  it('leave the focus on an empty seat whose question is given up [R-CREW-24]', async () => {
    const page = await openCrews();
    const seat = within(rowOf('Truck T01')).getByRole('button', { name: /lead's seat/ });
    seat.focus();
    await page.user.keyboard('{Enter}');
    await screen.findByRole('menu');
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(seat).toHaveFocus();
  });

  it('have empty seats that only say so for people who do not plan', async () => {
    renderApp(<DayPlanner branchId={OKLAHOMA} day={DAY} isProblem={() => false} />, {
      roles: ['sales'],
    });
    expect(
      await screen.findByRole('img', { name: "T01, lead's seat: needed, empty" }),
    ).toBeVisible();
  });

  it('are seated by keys alone, and taken back by the opposite call [R-CREW-5]', async () => {
    server.on(SEAT, anaLeads).on(FREE, assignment);
    const page = await openCrews();
    await lift(page, /^Move Ana, team lead/);
    const seat = within(rowOf('Truck T01')).getByRole('button', {
      name: "Put Ana: T01, lead's seat",
    });
    seat.focus();
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(server.callsOf(SEAT)).toHaveLength(1));
    expect(within(rowOf('Truck T01')).getByRole('button', { name: /^Move Ana/ })).toHaveFocus();
    expect(server.callsOf(SEAT)[0]?.body).toEqual({
      mover: ANA,
      truck: T01,
      position: 0,
      expect: null,
    });
    await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.callsOf(FREE)).toHaveLength(1));
    expect(Object.fromEntries(server.callsOf(FREE)[0]!.query)).toEqual({
      expectTruck: T01,
      expectPosition: '0',
    });
  });

  it('are gone through by arrows from the first open one, and given up by Escape [R-CREW-5]', async () => {
    server.on(SEAT, anaLeads);
    const page = await openCrews();
    const person = screen.getByRole('button', { name: /^Move Ana, team lead/ });
    const at = (place: string): Promise<void> =>
      waitFor(() => expect(document.activeElement).toHaveAccessibleName(`Put Ana: ${place}`));
    person.focus();
    await page.user.keyboard(' ');
    await at("T01, lead's seat");
    await page.user.keyboard('{ArrowRight}{ArrowRight}');
    await at('T01, seat 3');
    await page.user.keyboard('{ArrowDown}');
    await at('T02, seat 3');
    await page.user.keyboard('{ArrowLeft}{ArrowUp}{ArrowUp}');
    await at('T01, seat 2');
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(person).toHaveFocus());
    expect(screen.queryByRole('button', { name: /^Put Ana/ })).toBeNull();
    await page.user.keyboard(' ');
    await at("T01, lead's seat");
    await page.user.keyboard(' ');
    await waitFor(() => expect(server.callsOf(SEAT)).toHaveLength(1));
  });

  it('are given up by Escape also while the crew is hidden [R-CREW-5]', async () => {
    server.on('GET /movemanager/day_view/:day/:branch', crewed);
    const page = await openCrews();
    await page.user.click(screen.getByRole('button', { name: 'Crew' }));
    await page.user.click(await screen.findByRole('button', { name: /^Move Ana/ }));
    expect(await screen.findAllByRole('button', { name: /^Put Ana/ })).not.toHaveLength(0);
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Put Ana/ })).toBeNull());
  });

  it('open the seats and lists of the rules only [R-CREW-4]', async () => {
    const page = await openCrews();
    await lift(page, /^Move Bo/);
    const seats = within(rowOf('Truck T01'));
    expect(seats.queryByRole('button', { name: /^Put Bo.*lead's seat/ })).not.toBeInTheDocument();
    expect(seats.getByRole('button', { name: 'Put Bo: T01, seat 2' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Put Bo: Leads' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Put Bo: Non Leads' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Put Bo: On Call' })).toBeVisible();
  });

  it('are put on call, and back with the reason when the server refuses', async () => {
    server.on(ON_CALL, refuse(409, 'TRUCK_UNAVAILABLE', 'Not on that day'));
    const page = await openCrews();
    await lift(page, /^Move Bo/);
    screen.getByRole('button', { name: 'Put Bo: On Call' }).focus();
    await page.user.keyboard('{Enter}');
    await waitFor(() =>
      expect(server.callsOf(ON_CALL)[0]?.body).toEqual({ onCall: BO, expect: null }),
    );
    expect(await screen.findByText(/Not on that day/)).toBeInTheDocument();
    const free = screen.getByRole('region', { name: 'Non Leads' });
    expect(await within(free).findByRole('button', { name: /^Move Bo/ })).toBeVisible();
  });

  /** Ana leads T01 with Bo next to her; Cy, a lead too, is on T02. */
  it('change places when both sit, and are taken back by the opposite swap', async () => {
    const { assignment: swapped } = crewed();
    swapped.movers = [
      { mover: CY, truck: T01, position: 0 },
      { mover: BO, truck: T01, position: 1 },
      { mover: ANA, truck: T02, position: 0 },
    ];
    server.on('GET /movemanager/day_view/:day/:branch', crewed).on(SEAT, swapped);
    const page = await openCrews();
    await puts(page, /^Move Ana/, "Put Ana: T02, lead's seat");
    await waitFor(() => expect(server.callsOf(SEAT)).toHaveLength(1));
    expect(server.callsOf(SEAT)[0]?.body).toEqual({
      mover: ANA,
      truck: T02,
      position: 0,
      swap: true,
      expectSitting: CY,
      expect: { truck: T01, position: 0 },
    });
    expect(await screen.findByText("Cy takes T01, lead's seat.")).toBeInTheDocument();
    expect(within(rowOf('Truck T01')).getByRole('button', { name: /^Move Cy/ })).toBeVisible();
    server.on(SEAT, crewed().assignment);
    await page.user.click(screen.getAllByRole('button', { name: 'Undo' })[0]!);
    await waitFor(() => expect(server.callsOf(SEAT)).toHaveLength(2));
    expect(server.callsOf(SEAT)[1]?.body).toEqual({
      mover: CY,
      truck: T02,
      position: 0,
      swap: true,
      expectSitting: ANA,
      expect: { truck: T01, position: 0 },
    });
  });

  it('say who was sent off the crews by somebody who sat nowhere', async () => {
    const view = crewed();
    view.assignment.movers.shift();
    const after = {
      ...view.assignment,
      movers: [{ mover: ANA, truck: T02, position: 0 as const }],
    };
    server.on('GET /movemanager/day_view/:day/:branch', view).on(SEAT, after);
    const page = await openCrews();
    await puts(page, /^Move Ana/, "Put Ana: T02, lead's seat");
    expect(await screen.findByText('Cy is no longer on a crew.')).toBeInTheDocument();
    expect(server.callsOf(SEAT)[0]?.body).toMatchObject({ replace: true, expectSitting: CY });
  });

  it('say why two cannot change places', async () => {
    server.on('GET /movemanager/day_view/:day/:branch', crewed);
    const page = await openCrews();
    await puts(page, /^Move Ana/, 'Put Ana: T01, seat 2');
    expect(
      await screen.findByText(
        "Bo is not a team lead and can't take T01, lead's seat. Take Bo off the seat first.",
      ),
    ).toBeInTheDocument();
    expect(server.callsOf(SEAT)).toHaveLength(0);
  });

  it('say why a place is closed to somebody', async () => {
    const page = await openCrews();
    await lift(page, /^Move Bo/);
    await page.user.click(
      within(rowOf('Truck T01')).getByLabelText("T01, lead's seat: needed, empty"),
    );
    expect(await screen.findByText(/^Bo isn't a team lead. Drop in Non Leads/)).toBeInTheDocument();
    expect(server.callsOf(SEAT)).toHaveLength(0);
  });

  itAtNight(
    'change trucks whole by their handle and keys alone, and are taken back by the same call [R-CREW-11]',
    async () => {
      const { assignment: swapped } = crewed();
      swapped.movers = [
        { mover: CY, truck: T01, position: 0 },
        { mover: ANA, truck: T02, position: 0 },
        { mover: BO, truck: T02, position: 1 },
      ];
      server.on('GET /movemanager/day_view/:day/:branch', crewed).on(SWAP, swapped);
      const page = await openCrews();
      await lift(page, /^Move the crew of T01/);
      screen.getByRole('button', { name: 'Swap crews with T02' }).focus();
      await page.user.keyboard('{Enter}');
      await waitFor(() => expect(server.callsOf(SWAP)).toHaveLength(1));
      const [first, other] = [
        [ANA, BO, null],
        [CY, null, null],
      ];
      expect(server.callsOf(SWAP)[0]?.body).toEqual({
        trucks: [T01, T02],
        expect: { [T01]: first, [T02]: other },
      });
      expect(within(rowOf('Truck T02')).getByRole('button', { name: /^Move Bo/ })).toBeVisible();
      server.on(SWAP, crewed().assignment);
      await page.user.click((await screen.findAllByRole('button', { name: 'Undo' }))[0]!);
      await waitFor(() => expect(server.callsOf(SWAP)).toHaveLength(2));
      expect(server.callsOf(SWAP)[1]?.body).toEqual({
        trucks: [T01, T02],
        expect: { [T01]: other, [T02]: first },
      });
      expect(within(rowOf('Truck T01')).getByRole('button', { name: /^Move Bo/ })).toBeVisible();
    },
  );

  itAtNight('say who changed a crew that was to change trucks', async () => {
    server.on('GET /movemanager/day_view/:day/:branch', crewed).on(SWAP, () => {
      const view = crewed();
      view.assignment.movers.pop();
      server.on('GET /movemanager/day_view/:day/:branch', view);
      return refuse(409, 'CREW_CHANGED', 'Reload');
    });
    const page = await openCrews();
    await lift(page, /^Move the crew of T01/);
    await page.user.click(screen.getByRole('button', { name: 'Swap crews with T02' }));
    expect(await screen.findByText('Someone just took Cy off the crews.')).toBeVisible();
  });

  it('say who put whom where when somebody else was first', async () => {
    server.on(SEAT, () => {
      const view = givenDay();
      view.assignment.movers = [{ mover: ANA, truck: T02, position: 1 }];
      server.on('GET /movemanager/day_view/:day/:branch', view);
      return refuse(409, 'CREW_CHANGED', 'Reload');
    });
    const page = await openCrews();
    await puts(page, /^Move Ana/, "Put Ana: T01, lead's seat");
    expect(await screen.findByText('Someone just put Ana on T02, seat 2.')).toBeVisible();
    expect(screen.queryByText(/Reload/)).not.toBeInTheDocument();
  });
});
