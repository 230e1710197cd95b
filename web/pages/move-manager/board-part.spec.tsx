import { act, screen, waitFor, within } from '@testing-library/react';
import { useState, type JSX } from 'react';
import { Outlet, useParams } from 'react-router-dom';
import { addDays } from '#kernel/local-date.js';
import { useLeaveGuard } from '../../shared/forms';
import { todayIn } from '../../shared/format';
import { LeaveHost } from '../../shared/forms/leave-guards';
import { PageFrame, useOver, useQuery } from '../../shared/pages';
import { listen } from '../../shared/store';
import { DialogHost } from '../../shared/ui';
import { announced } from '../../shared/ui/announcements-slice';
import {
  FakeApi,
  givenBranch,
  givenHomeBranch,
  OKLAHOMA,
  renderRoutes,
  settled,
} from '../../testing';
import type { Rendered } from '../../testing';
import {
  DAY,
  givenBooking,
  givenDay,
  GOMEZ,
  PARK,
  T02,
} from '../../features/scheduling/given-day.fixture';
import BoardPart from './board-part';

const BOARD = `/emma/move/${DAY}?branchId=${OKLAHOMA}`;
const STAYS = 'You must assign all moves to trucks before leaving this view';

/** Stands for the customer's page. */
function Customer(): JSX.Element {
  const { id } = useParams();
  const over = useOver();
  const [, setQuery] = useQuery();
  const [isTyped, setTyped] = useState(false);
  useLeaveGuard(isTyped ? ['1 unsaved change: Notes.'] : []);
  return (
    <PageFrame title={id === GOMEZ ? 'Maria Gomez' : 'Sun Park'}>
      <button onClick={() => setTyped(true)}>Type</button>
      <button onClick={() => setQuery({ activity: 'second' })}>Second day</button>
      {isTyped && <p>Typed</p>}
      {over && <button onClick={over.close}>Back to the board</button>}
    </PageFrame>
  );
}

describe('a move over the board', () => {
  let server: FakeApi;

  beforeEach(() => {
    localStorage.clear();
    givenHomeBranch(OKLAHOMA);
    server = new FakeApi()
      .on('GET /movemanager/day_view/:day/:branch', () => givenDay())
      .on('GET /troublelocations', [])
      .on('GET /employee', [])
      .on('GET /branch', [givenBranch()]);
  });
  afterEach(() => server.restore());

  const open = (at: string | object = BOARD): Rendered =>
    renderRoutes(
      [
        {
          element: (
            <LeaveHost>
              <Outlet />
              <DialogHost />
            </LeaveHost>
          ),
          children: [
            {
              element: <BoardPart />,
              children: [
                { path: '/emma/move/:pathDay', element: null },
                { path: '/emma/customer/:id', element: <Customer /> },
              ],
            },
            { path: '/emma/leads', element: <p>Leads</p> },
          ],
        },
      ],
      { at: at as string, roles: ['manager'] },
    );
  const block = (name: string): Promise<HTMLElement> =>
    screen.findByRole('button', { name: new RegExp(`^${name}`) });
  const address = ({ router }: Rendered): string => {
    const { pathname, search } = router.state.location;
    return pathname + search;
  };
  async function view(page: Rendered, name: string): Promise<HTMLElement> {
    await page.user.click(await block(name));
    const popup = await screen.findByRole('dialog', { name });
    await page.user.click(within(popup).getByRole('link', { name: 'View this move' }));
    return screen.findByRole('region', { name: 'Over the board' });
  }
  const isAlone = (): Promise<void> =>
    waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Over the board' })).not.toBeInTheDocument(),
    );

  it('has the customer’s address, and Escape leads back to the same block [R-BOARD-39]', async () => {
    const page = open();
    const gomez = await block('Maria Gomez');
    const panel = await view(page, 'Maria Gomez');
    expect(address(page)).toBe(`/emma/customer/${GOMEZ}`);
    expect(gomez).toBeInTheDocument();
    await waitFor(() => expect(panel).toHaveFocus());
    expect(document.title).toBe('Maria Gomez · Emma');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await page.user.click(within(panel).getByRole('button', { name: 'Second day' }));
    expect(address(page)).toBe(`/emma/customer/${GOMEZ}?activity=second`);
    await page.user.keyboard('{Escape}');
    await isAlone();
    expect(address(page)).toBe(BOARD);
    expect(gomez).toHaveFocus();
    expect(document.title).toBe('Move Manager · Emma');
  });

  it('says on which board was undone what this one does not show [R-BOARD-57]', async () => {
    const ASSIGN = 'PUT /assignment/operation/:branch/:operation';
    server
      .on(ASSIGN, { nounce: '8', booking: givenBooking({ nounce: '8' }, { truck: T02 }) })
      .on('GET /movemanager/day_view/:day/:branch', ({ path }) =>
        path.includes(DAY)
          ? givenDay()
          : givenDay({ customers: [], day: { ...givenDay().day, date: addDays(DAY, 1) } }),
      );
    const page = open();
    (await block('Maria Gomez')).focus();
    await page.user.keyboard(' {ArrowDown} ');
    await waitFor(() => expect(server.callsOf(ASSIGN)).toHaveLength(1));
    await page.user.keyboard(']');
    await waitFor(() => expect(address(page)).toContain(addDays(DAY, 1)));
    await settled(server);
    const said: string[] = [];
    const stop = listen({
      actionCreator: announced,
      effect: ({ payload }) => void said.push(payload.text),
    });
    await page.user.keyboard('{Control>}z{/Control}');
    await waitFor(() =>
      expect(said).toContain('Undone: Maria Gomez to T02 (Oklahoma City, Sat, 11/21)'),
    );
    stop();
  });

  it('goes a day back and on, and to today, by keys [R-BOARD-53]', async () => {
    const { customers } = givenDay();
    server.on(
      'GET /movemanager/day_view/:day/:branch',
      givenDay({ customers: customers.slice(0, 1) }),
    );
    const page = open();
    await block('Maria Gomez');
    await page.user.keyboard(']');
    await waitFor(() => expect(address(page)).toContain(addDays(DAY, 1)));
    await page.user.keyboard('[[[[');
    await waitFor(() => expect(address(page)).toContain(addDays(DAY, -1)));
    await page.user.keyboard('t');
    await waitFor(() => expect(address(page)).toContain(todayIn('America/Chicago')));
  });

  it('goes by Back, and makes room for the next one [R-BOARD-39]', async () => {
    const page = open();
    await view(page, 'Maria Gomez');
    await view(page, 'Sun Park');
    expect(address(page)).toBe(`/emma/customer/${PARK}`);
    await act(() => page.router.navigate(-1));
    await isAlone();
    expect(address(page)).toBe(BOARD);
  });

  it('goes by a click on the board, and stays for one on a move of it [R-BOARD-39]', async () => {
    const page = open();
    await view(page, 'Maria Gomez');
    await page.user.click(await block('Sun Park'));
    expect(address(page)).toBe(`/emma/customer/${GOMEZ}`);
    await page.user.click(screen.getByRole('region', { name: /^Trucks of/ }));
    await isAlone();
    expect(address(page)).toBe(BOARD);
  });

  it('asks for what is typed as the page does [R-BOARD-39]', async () => {
    const page = open();
    const panel = within(await view(page, 'Maria Gomez'));
    await page.user.click(panel.getByRole('button', { name: 'Type' }));
    await page.user.click(panel.getByRole('button', { name: 'Back to the board' }));
    const asked = await screen.findByRole('dialog', { name: 'Leave this page?' });
    expect(asked).toHaveTextContent('1 unsaved change: Notes.');
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(asked).not.toBeInTheDocument());
    expect(address(page)).toBe(`/emma/customer/${GOMEZ}`);
  });

  it('is left for good only when every move has its truck [R-BOARD-39]', async () => {
    const page = open();
    await view(page, 'Maria Gomez');
    await act(() => page.router.navigate('/emma/leads'));
    expect(await screen.findByText(STAYS)).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Ok' }));
    expect(address(page)).toBe(`/emma/customer/${GOMEZ}`);
    expect(screen.getByRole('region', { name: 'Over the board' })).toBeInTheDocument();
  });

  it('stands alone where its address was opened by itself [R-BOARD-39]', async () => {
    open(`/emma/customer/${GOMEZ}`);
    expect(await screen.findByRole('heading', { name: 'Maria Gomez' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Over the board' })).not.toBeInTheDocument();
    expect(server.callsOf('GET /movemanager/day_view/:day/:branch')).toHaveLength(0);
  });

  it('becomes a page of its own with what is typed [R-BOARD-39]', async () => {
    server.on(
      'GET /movemanager/day_view/:day/:branch',
      givenDay({ customers: givenDay().customers.slice(0, 1) }),
    );
    const page = open();
    const panel = within(await view(page, 'Maria Gomez'));
    await page.user.click(panel.getByRole('button', { name: 'Type' }));
    await page.user.click(panel.getByRole('link', { name: 'Full page' }));
    await isAlone();
    expect(address(page)).toBe(`/emma/customer/${GOMEZ}`);
    expect(screen.getByText('Typed')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Maria Gomez/ })).not.toBeInTheDocument();
  });
});
