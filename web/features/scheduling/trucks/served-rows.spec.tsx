import { screen, within } from '@testing-library/react';
import type { DayTruckView, DayView } from '#modules/scheduling/contract/day.view.js';
import { FakeApi, OKLAHOMA, renderApp, type Rendered } from '../../../testing';
import { DayPlanner } from '../day/day-planner';
import { DAY, givenBooking, givenDay, PARK, PARK_MOVE, T01, T02 } from '../given-day.fixture';
import { itAtNight } from '../../../../test/support/thorough';

const VIEW = 'GET /movemanager/day_view/:day/:branch';
const [t01, t02] = givenDay().trucks;

/** T02 does from 9:45 AM on what is on the row of T01. */
describe('a row that another truck serves', () => {
  let server: FakeApi;
  beforeEach(() => {
    server = new FakeApi().on('GET /employee', []).on('GET /branch', []);
  });
  afterEach(() => server.restore());

  const served = (
    of: Partial<DayTruckView> = {},
    by: Partial<DayTruckView> = {},
  ): DayView['trucks'] => {
    const standIn = { truck: T02, name: 'T02', from: '09:45', note: 'Engine' };
    const standsInFor = [{ truck: T01, name: 'T01', from: '09:45' }];
    return [
      { ...t01!, standIn, ...of },
      { ...t02!, standsInFor, ...by },
    ];
  };
  const open = async (change: Partial<DayView>): Promise<Rendered> => {
    server.on(VIEW, givenDay(change));
    const page = renderApp(<DayPlanner branchId={OKLAHOMA} day={DAY} isProblem={() => false} />, {
      roles: ['manager'],
    });
    await screen.findByRole('group', { name: 'Truck T01' });
    return page;
  };
  const row = (name: string) => within(screen.getByRole('group', { name: `Truck ${name}` }));

  itAtNight(
    'says there who does it, and on the row of that truck what it is busy with [R-TRUCK-20]',
    async () => {
      await open({ trucks: served({ unavailableFrom: '09:45', unavailableNote: 'Engine' }) });
      expect(row('T01').getByRole('note', { name: 'On T02 from 9:45 AM: Engine' })).toBeVisible();
      // What the other truck does is not out.
      expect(row('T01').queryByRole('note', { name: /^Unavailable/ })).not.toBeInTheDocument();
      const words = "With T01's crew: Gomez, 9:45 AM – 1:30 PM";
      const short = "With T01's crew: Gomez 9:45–1:30";
      expect(row('T02').getByRole('note', { name: words })).toHaveTextContent(short);
      // In sight, behind the job that is on the row until 1:30 PM.
      const label = row('T01').getByText('On T02 from 9:45 AM').parentElement;
      expect(label).toHaveStyle({ '--column': '11', '--words': '15' });
    },
  );

  itAtNight('says where the truck that stands in is out itself [R-TRUCK-20]', async () => {
    const by = { unavailableFrom: '14:00', unavailableNote: 'Tires' };
    await open({ trucks: served({}, by) });
    const words = 'T02 stands in, but is out. Unavailable from 2:00 PM: Tires';
    expect(row('T01').getByRole('note', { name: words })).toBeVisible();
  });

  it('says to who drags a job what the truck does then [R-TRUCK-20]', async () => {
    const [gomez, park] = givenDay().customers;
    const { user } = await open({ trucks: served(), customers: [gomez!, park!] });
    (await screen.findByRole('button', { name: /^Sun Park/ })).focus();
    await user.keyboard(' ');
    const said = row('T02').getAllByText("With T01's crew: Gomez 9:45–1:30");
    // On its hours, and in its head why it can't take the job.
    expect(said.map((one) => one.closest('[data-lane]') !== null)).toEqual([true, false]);
    await user.keyboard('{Escape}');
  });

  it('says that what the other truck does itself is in the way there [R-TRUCK-20]', async () => {
    const [gomez] = givenDay().customers;
    const own = givenBooking(
      { customer: PARK, customerId: PARK, customerName: 'Sun Park' },
      { _id: PARK_MOVE, truck: T02 },
    );
    const waiting = givenBooking({}, { truck: null, unassigned: true });
    const customers = [
      { ...gomez!, bookings: [waiting] },
      { ...gomez!, _id: PARK, bookings: [own] },
    ];
    const { user } = await open({ trucks: served(), customers });
    (await screen.findByRole('button', { name: /^Maria Gomez/ })).focus();
    await user.keyboard(' ');
    expect(await row('T01').findByText('Booked: Park 8:30–12:30 on T02')).toBeInTheDocument();
    await user.keyboard('{Escape}');
  });

  it('keeps the truck that does its jobs, which says so [R-TRUCK-20]', async () => {
    const page = await open({ trucks: served() });
    await page.user.click(screen.getByRole('button', { name: 'Truck T02' }));
    expect(await screen.findByText(/does the jobs of T01 on this day/)).toBeInTheDocument();
  });
});
