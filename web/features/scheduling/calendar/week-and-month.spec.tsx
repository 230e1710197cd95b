import { screen, waitFor, within } from '@testing-library/react';
import {
  type FakeApi,
  OKLAHOMA,
  refuse,
  renderApp,
  standAt,
  type Rendered,
} from '../../../testing';
import { NOT_BEGUN } from '#modules/scheduling/contract/progress.view.js';
import { serveDay, VIEW } from '../day/day-planner.fixture';
import { at, DAY, givenBooking, givenDay, GOMEZ, T02 } from '../given-day.fixture';
import { MoveManager } from './move-manager';
import type { PlannerView } from './planner-views';
import { itAtNight } from '../../../../test/support/thorough';

const EMPTY = '2026-11-18';

/** Holds answers until they are let go. */
function givenHold(): { until: Promise<void>; letGo: () => void } {
  let letGo = (): void => undefined;
  const until = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { until, letGo: () => letGo() };
}

describe('the week and the month', () => {
  standAt('2026-11-20T18:00:00Z');
  let server: FakeApi;
  const onOpenDay = jest.fn();

  beforeEach(() => {
    onOpenDay.mockClear();
    const day = givenDay();
    const [first, second] = day.trucks;
    const [gomez, park] = day.customers;
    server = serveDay()
      .on(VIEW, ({ path }) => {
        if (path.includes(DAY))
          return givenDay({
            customers: [{ ...gomez!, bookings: [givenBooking({ state: 'partial' })] }, park!],
            trucks: [first!, { ...second!, unavailable: true, unavailableNote: 'Brakes' }],
          });
        return givenDay({ customers: [], trucks: [first!, second!] });
      })
      .on('GET /movemanager/load/:branch', () => [
        { date: DAY, bookedMinutes: 330, capacityMinutes: 720, bookings: 1, unassigned: 1 },
        { date: EMPTY, bookedMinutes: 0, capacityMinutes: 1440, bookings: 0, unassigned: 0 },
      ]);
  });
  afterEach(() => server.restore());

  const open = (view: PlannerView, text = ''): Rendered =>
    renderApp(
      <MoveManager
        branchId={OKLAHOMA}
        timezone="America/Chicago"
        day={DAY}
        view={view}
        isProblem={() => false}
        find={{ text, onText: jest.fn() }}
        onDay={jest.fn()}
        onView={jest.fn()}
        onOpenDay={onOpenDay}
      />,
      { roles: ['manager'] },
    );
  const chip = (name: RegExp): Promise<HTMLElement> => screen.findByRole('link', { name });
  const row = (name: RegExp): HTMLElement => screen.getByRole('row', { name });

  it('has trucks as rows and days as columns, with the start and the name of each move [R-BOARD-41]', async () => {
    open('week');
    const gomez = await chip(/^Maria Gomez, 8:30 AM – 12:30 PM/);
    expect(gomez).toHaveTextContent('8:30–12:30Gomez');
    expect(gomez).toHaveAccessibleName(/Missing a truck/);
    expect(gomez).toHaveAttribute('href', `/emma/customer/${GOMEZ}`);
    expect(within(row(/^T01/)).getAllByRole('cell').at(-1)).toContainElement(gomez);
    expect(within(row(/^T02/)).getByText('Unavailable: Brakes')).toBeInTheDocument();
    expect(row(/^Unassigned Moves/)).toContainElement(await chip(/^Sun Park/));
  });

  it('tells how full each day is, and opens it by its head [R-BOARD-41]', async () => {
    const { user } = open('week');
    const saturday = await screen.findByRole('button', {
      name: 'Saturday Nov 21: 1 move, 1 unassigned, 46% full, 6 of 12 h booked',
    });
    expect(saturday).toHaveTextContent('46% 6 of 12 h');
    await user.click(saturday);
    expect(onOpenDay).toHaveBeenCalledWith(DAY);
  });

  it('lets what is not found fade, and walks through what is [R-BOARD-41]', async () => {
    const { user } = open('week', 'park');
    expect(await chip(/^Maria Gomez/)).toHaveAttribute('data-fades', 'true');
    await user.type(screen.getByRole('textbox', { name: /^Find/ }), '{Enter}');
    expect(await chip(/^Sun Park/)).toHaveAttribute('data-marked', 'true');
  });

  it('says in the week while days are read that it is looking', async () => {
    const held = givenHold();
    server.on(VIEW, async ({ path }) => {
      if (!path.includes(DAY)) await held.until;
      return givenDay(path.includes(DAY) ? {} : { customers: [] });
    });
    open('week', 'nobody');
    await chip(/^Maria Gomez/);
    expect(screen.getByText('Looking…')).toBeVisible();
    held.letGo();
    expect(await screen.findByText('none')).toBeVisible();
  });

  itAtNight(
    'finds moves in the month, marks their days and walks through them [R-BOARD-42]',
    async () => {
      const { user } = open('month', 'gomez');
      const saturday = await screen.findByRole('button', {
        name: /^Saturday Nov 21: .*, found: Maria Gomez, 8:30 AM – 12:30 PM$/,
      });
      expect(saturday).toHaveTextContent('Gomez');
      await waitFor(() =>
        expect(screen.getByRole('button', { name: /^Wednesday Nov 18/ })).toHaveAttribute(
          'data-fades',
          'true',
        ),
      );
      expect(saturday).toHaveAttribute('data-fades', 'false');
      await user.type(screen.getByRole('textbox', { name: /^Find/ }), '{Enter}');
      expect(saturday).toHaveAttribute('data-marked', 'true');
      expect(screen.getByText('1 of 1')).toBeVisible();
      await user.type(screen.getByRole('textbox', { name: /^Find/ }), '{Backspace>5/}');
      expect(saturday).toHaveAttribute('data-marked', 'false');
    },
  );

  it('says in the month while days are read, and which could not be', async () => {
    const held = givenHold();
    server.on(VIEW, async ({ path }) => {
      if (path.includes(EMPTY)) return refuse(500, 'SYSTEM_ERROR', '');
      if (!path.includes(DAY)) await held.until;
      return givenDay(path.includes(DAY) ? {} : { customers: [] });
    });
    const { user } = open('month', 'nobody');
    expect(await screen.findByText('Looking…')).toBeVisible();
    held.letGo();
    expect(await screen.findByText('none so far')).toBeVisible();
    expect(screen.getByText('1 day could not be read.')).toBeVisible();
    server.on(VIEW, givenDay({ customers: [] }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('none')).toBeVisible();
  });

  it('goes on from the move it stands on when days before it are read', async () => {
    const held = givenHold();
    server.on(VIEW, async ({ path }) => {
      if (!path.includes(DAY)) await held.until;
      return givenDay([EMPTY, DAY].some((day) => path.includes(day)) ? {} : { customers: [] });
    });
    const { user } = open('month', 'gomez');
    expect(await screen.findByText('1 so far')).toBeVisible();
    const box = screen.getByRole('textbox', { name: 'Find a move in this month' });
    await user.type(box, '{Enter}');
    held.letGo();
    expect(await screen.findByText('2 of 2')).toBeVisible();
  });

  it('asks for no days of the month while nothing is looked for [R-BOARD-42]', async () => {
    open('month');
    await screen.findByRole('button', { name: /^Saturday Nov 21/ });
    // That of the day in the address is asked for by what guards it.
    const asked = server.callsOf(VIEW).filter(({ path }) => !path.includes(DAY));
    expect(asked).toEqual([]);
  });

  it('puts four moves of a truck and more into two columns [R-BOARD-41]', async () => {
    const [gomez] = givenDay().customers;
    const bookings = [1, 2, 3, 4].map((nth) => ({
      ...givenBooking({ customerName: `Al Early${nth}` }, { _id: `m${nth}`, truck: T02 }),
      progress: { ...NOT_BEGUN, waitsFor: 'm2', expectedStart: at('10:00') },
    }));
    server.on(VIEW, ({ path }) =>
      givenDay({ customers: path.includes(DAY) ? [{ ...gomez!, bookings }] : [] }),
    );
    open('week');
    // All at once on one truck, and each waits: what is wrong is said in one sign.
    expect(await chip(/^Al Early1/)).toHaveTextContent(/^8:30Early1!$/);
  });

  it('is a month of heat: booked of the trucks’ hours, what waits, and the day by a click [R-BOARD-42]', async () => {
    const { user } = open('month');
    const saturday = await screen.findByRole('button', {
      name: 'Saturday Nov 21: 1 move, 1 unassigned, 46% full, 6 of 12 h booked',
    });
    expect(saturday).toHaveAttribute('data-heat', '2');
    expect(saturday).toHaveTextContent('21 1 unassigned46%6 of 12 h1 move');
    const today = screen.getByRole('button', { name: /^Friday Nov 20/ });
    expect(today).toHaveAttribute('aria-current', 'date');
    expect(screen.getAllByRole('button', { name: /^\w+day / })).toHaveLength(35);
    await user.click(saturday);
    await waitFor(() => expect(onOpenDay).toHaveBeenCalledWith(DAY));
  });
});
