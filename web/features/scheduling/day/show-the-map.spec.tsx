import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { DayMapView, MapStopView } from '#modules/scheduling/contract/day-map.view.js';
import { type FakeApi, givenClientConfig, refuse } from '../../../testing';
import { DAY, givenBooking, givenDay } from '../given-day.fixture';
import { openPlanner, serveDay } from './day-planner.fixture';
import { itAtNight } from '../../../../test/support/thorough';

const MAP = 'GET /movemanager/day_map/:day/:branch';
const stop = (street: string, latitude: number | null): MapStopView => ({
  ...{ street, unit: '', city: 'Oklahoma City', state: 'OK', zip: '73103' },
  ...{ latitude, longitude: latitude === null ? null : -97.52 },
});
const given: DayMapView = {
  branch: { name: 'Oklahoma City', latitude: 35.48, longitude: -97.5 },
  activities: [
    {
      _id: givenBooking().metaData.activity._id,
      stops: [stop('1200 N Walker Ave', 35.47), stop('5 Lost Ln', null)],
    },
  ],
};

let api: FakeApi;
beforeEach(() => {
  api = serveDay().on('GET /client-config', givenClientConfig()).on<DayMapView>(MAP, given);
});
afterEach(() => {
  api.restore();
  localStorage.clear();
});

/** Gomez and Park are two moves, on two days' work of their own. */
function givenTwoMoves(): void {
  const day = givenDay();
  const [gomez, park] = day.customers;
  const [booking] = park!.bookings;
  const activity = { ...booking!.metaData.activity, _id: '65f000000000000000000f02' };
  const own = { ...booking!, metaData: { ...booking!.metaData, activity } };
  api.on('GET /movemanager/day_view/:day/:branch', {
    ...day,
    customers: [gomez!, { ...park!, bookings: [own] }],
  });
}

const panel = () => screen.findByRole('complementary', { name: 'Map of the day' });
const point = (name: RegExp) => screen.findByRole('img', { name });
const block = () => document.querySelector<HTMLElement>('[data-block="65f000000000000000000d01"]')!;

describe('the map of the day', () => {
  it('opens by M beside the board, with each stop in the color of its truck, and the same as a list [R-BOARD-50]', async () => {
    const { user } = await openPlanner();
    await user.keyboard('m');
    const map = await panel();
    const first = await point(/^Maria Gomez, stop 1 of 2, T01: 1200 N Walker Ave/);
    expect(first).toHaveAttribute('data-at', '35.47,-97.52');
    expect(first).toHaveStyle({ backgroundColor: '#1c7ed6' });
    expect(within(map).getByRole('region', { name: 'T01' })).toHaveTextContent(
      '1200 N Walker Ave → 5 Lost Ln',
    );
    expect(within(map).getByText('1 stop not placed')).toBeVisible();
    expect(map).toHaveTextContent('Not placed: 5 Lost Ln, Oklahoma City, OK 73103');
    expect(api.callsOf(MAP)[0]?.path).toContain(DAY);
    await user.keyboard('m');
    expect(screen.queryByRole('complementary', { name: 'Map of the day' })).toBeNull();
  });

  itAtNight(
    'shows what the pointer is on, on the board, the map and the list [R-BOARD-50]',
    async () => {
      givenTwoMoves();
      const { user } = await openPlanner();
      await user.click(screen.getByRole('button', { name: 'Map' }));
      const first = await point(/^Maria Gomez, stop 1/);
      fireEvent.pointerOver(block());
      await waitFor(() => expect(first).toHaveAttribute('data-lit', 'true'));
      fireEvent.pointerOut(block());
      await waitFor(() => expect(first).toHaveAttribute('data-lit', 'false'));
      fireEvent.pointerEnter(first);
      await waitFor(() => expect(block()).toHaveAttribute('data-lit', 'true'));
      fireEvent.pointerLeave(first);
      await waitFor(() => expect(block()).not.toHaveAttribute('data-lit'));
      const listed = within(await panel()).getByRole('button', { name: /^Sun Park/ });
      fireEvent.focus(listed);
      await waitFor(() => expect(first).toHaveAttribute('data-fades', 'true'));
    },
  );

  it('opens a move of the list on the board', async () => {
    const { user } = await openPlanner();
    await user.click(screen.getByRole('button', { name: 'Map' }));
    await user.click(within(await panel()).getByRole('button', { name: /^Maria Gomez/ }));
    await waitFor(() => expect(block()).toHaveAttribute('aria-expanded', 'true'));
  });

  itAtNight(
    'says that it could not be loaded, tries again, and says when there is nothing',
    async () => {
      api.on(MAP, refuse(500, 'SYSTEM_ERROR', 'We encountered a system error'));
      const { user } = await openPlanner();
      await user.click(screen.getByRole('button', { name: 'Map' }));
      const map = await panel();
      expect(await within(map).findByText(/could not be loaded/)).toBeVisible();
      api.on<DayMapView>(MAP, given).on('GET /movemanager/day_view/:day/:branch', givenDay());
      await user.click(within(map).getByRole('button', { name: 'Try again' }));
      expect(await within(map).findByRole('button', { name: /^Maria Gomez/ })).toBeVisible();
    },
  );
});
