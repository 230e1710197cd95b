import { act, screen, waitFor, within } from '@testing-library/react';
import type { JSX } from 'react';
import { useLocation } from 'react-router-dom';
import { addDays, isLocalDate } from '#kernel/local-date.js';
import { FakeApi, OKLAHOMA, renderApp, settled, type Rendered } from '../../../testing';
import { DAY, givenDay } from '../given-day.fixture';
import { LeaveBoardGuard } from './leave-board-guard';

const VIEW = 'GET /movemanager/day_view/:day/:branch';
const DIALOG = 'You must assign all moves to trucks before leaving this view';

describe('LeaveBoardGuard', () => {
  let server: FakeApi;

  beforeEach(() => {
    server = new FakeApi().on(VIEW, () => givenDay());
  });
  afterEach(() => server.restore());

  const leave = async (roles: NonNullable<Parameters<typeof renderApp>[1]>['roles']) => {
    const page = renderApp(<LeaveBoardGuard branchId={OKLAHOMA} day={DAY} today={DAY} />, {
      roles,
    });
    await waitFor(() => expect(server.callsOf(VIEW)).toHaveLength(1));
    await act(() => Promise.resolve());
    await act(() => page.router.navigate('/emma/customer'));
    return page;
  };
  const pathOf = ({ router }: Rendered): string => router.state.location.pathname;

  it('holds a dispatcher while moves have no truck [R-BOARD-20]', async () => {
    const page = await leave(['manager']);
    expect(await screen.findByText(DIALOG)).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Ok' }));
    expect(pathOf(page)).not.toBe('/emma/customer');
  });

  it('holds the window while moves have no truck [R-BOARD-20]', async () => {
    await leave(['manager']);
    await screen.findByText(DIALOG);
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
  });

  it('lets go when every move has its truck', async () => {
    server.on(VIEW, givenDay({ customers: givenDay().customers.slice(0, 1) }));
    expect(pathOf(await leave(['manager']))).toBe('/emma/customer');
  });

  it('lets those go who may not move them there', async () => {
    expect(pathOf(await leave(['sales']))).toBe('/emma/customer');
  });

  describe('of a visit', () => {
    const NEXT = addDays(DAY, 1);
    const BOARD = `/emma/move/${DAY}?branchId=${OKLAHOMA}`;
    const full = givenDay({ customers: givenDay().customers.slice(0, 1) });

    /** Leads to what is named in the address, as the page does. */
    function Visited(): JSX.Element {
      const { pathname } = useLocation();
      const day = pathname.split('/')[3];
      return <LeaveBoardGuard branchId={OKLAHOMA} day={isLocalDate(day) ? day : DAY} today={DAY} />;
    }
    const visit = async (): Promise<Rendered> => {
      const page = renderApp(<Visited />, { roles: ['manager'], at: BOARD });
      await waitFor(() => expect(server.callsOf(VIEW)).toHaveLength(1));
      await act(() => Promise.resolve());
      await act(() => page.router.navigate(`/emma/move/${NEXT}?branchId=${OKLAHOMA}`));
      await waitFor(() => expect(server.callsOf(VIEW)).toHaveLength(2));
      await settled(server);
      return page;
    };
    const dayOf = (path: string): string => path.split('/')[3]!;

    it('lets days follow each other, and names each that waits with a link [R-BOARD-20]', async () => {
      server.on(VIEW, ({ path }) => (dayOf(path) === DAY ? givenDay() : full));
      const page = await visit();
      expect(pathOf(page)).toBe(`/emma/move/${NEXT}`);
      await act(() => page.router.navigate('/emma/customer'));
      const told = await screen.findByRole('dialog', { name: 'Unassigned Moves' });
      expect(told).toHaveTextContent(DIALOG);
      expect(within(told).getAllByRole('link')).toHaveLength(1);
      await page.user.click(
        within(told).getByRole('link', { name: /^[A-Z][a-z]{2} \d+: 1 move$/ }),
      );
      await waitFor(() => expect(pathOf(page)).toBe(`/emma/move/${DAY}`));
      expect(screen.queryByText(DIALOG)).toBeNull();
    });

    it('lets go once a colleague has booked what waited on another day', async () => {
      let isBooked = false;
      server.on(VIEW, ({ path }) => (dayOf(path) === DAY && !isBooked ? givenDay() : full));
      const page = await visit();
      isBooked = true;
      await act(() => page.router.navigate('/emma/customer'));
      await waitFor(() => expect(pathOf(page)).toBe('/emma/customer'));
      expect(screen.queryByText(DIALOG)).toBeNull();
    });

    it('holds who goes to another branch, and not who prints the day', async () => {
      const page = await visit();
      await act(() => page.router.navigate(`/emma/move/${DAY}/print?branchId=${OKLAHOMA}`));
      expect(pathOf(page)).toBe(`/emma/move/${DAY}/print`);
      await act(() => page.router.navigate(`/emma/move/${DAY}?branchId=${'b'.repeat(24)}`));
      const told = await screen.findByRole('dialog', { name: 'Unassigned Moves' });
      expect(within(told).getAllByRole('link')).toHaveLength(2);
    });
  });
});
