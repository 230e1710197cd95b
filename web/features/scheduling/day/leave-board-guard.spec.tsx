import { act, screen, waitFor } from '@testing-library/react';
import { FakeApi, OKLAHOMA, renderApp, type Rendered } from '../../../testing';
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
    const page = renderApp(<LeaveBoardGuard branchId={OKLAHOMA} day={DAY} />, { roles });
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
});
