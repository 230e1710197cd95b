import { act, screen, waitFor } from '@testing-library/react';
import { branchChosen } from '../../shared/viewing-branch';
import {
  DENVER,
  FakeApi,
  givenBranch,
  OKLAHOMA,
  givenHomeBranch,
  renderApp,
  settled,
} from '../../testing';
import DaySheetPage from './day-sheet-page';
import { ANA, givenDay, GOMEZ_MOVE, T01 } from '../../features/scheduling/given-day.fixture';

const SHEET = 'GET /movemanager/day_sheet/:day/:branch';
const at = (branchId: string): string => `/emma/move/2027-03-10/print?branchId=${branchId}`;

it('follows the branch that is chosen in the header', async () => {
  localStorage.clear();
  givenHomeBranch(OKLAHOMA);
  const server = new FakeApi()
    .on('GET /branch', [givenBranch(), givenBranch({ _id: DENVER, name: 'Denver' })])
    .on(SHEET, { ...givenDay(), trucks: [], customers: [], crews: [] });
  const { router, dispatch } = renderApp(<DaySheetPage />, {
    at: at(OKLAHOMA),
    path: '/emma/move/:pathDay/print',
    roles: ['manager'],
  });
  await screen.findByText('Nothing is planned for this day.');
  // Nobody can choose a branch before the list of branches is there.
  await settled(server);
  act(() => void dispatch(branchChosen(DENVER)));
  await waitFor(() => expect(server.callsOf(SHEET).at(-1)?.path).toContain(DENVER));
  await screen.findByText('Nothing is planned for this day.');
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(at(DENVER));
  server.restore();
});

it('keeps in the address whether trucks or people have pages [R-BOARD-48]', async () => {
  localStorage.clear();
  givenHomeBranch(OKLAHOMA);
  const crews = [{ mover: ANA, truck: T01, position: 0, displayName: 'Ana', phone: '' }];
  const server = new FakeApi()
    .on('GET /branch', [givenBranch()])
    .on(SHEET, { ...givenDay(), crews });
  const { router, user } = renderApp(<DaySheetPage />, {
    at: `${at(OKLAHOMA)}&moves=${GOMEZ_MOVE}`,
    path: '/emma/move/:pathDay/print',
    roles: ['manager'],
  });
  expect(await screen.findByRole('article', { name: 'Truck T01' })).toBeVisible();
  await user.click(screen.getByText('By person'));
  expect(await screen.findByRole('article', { name: 'Ana' })).toBeVisible();
  expect(router.state.location.search).toMatch(/moves=\w+&by=person$/);
  server.restore();
});
