import { act, screen } from '@testing-library/react';
import { branchChosen } from '../../shared/viewing-branch';
import { DENVER, FakeApi, givenBranch, OKLAHOMA, givenHomeBranch, renderApp } from '../../testing';
import DaySheetPage from './day-sheet-page';

const SHEET = 'GET /movemanager/day_sheet/:day/:branch';
const at = (branchId: string): string => `/emma/move/2027-03-10/print?branchId=${branchId}`;

it('follows the branch that is chosen in the header', async () => {
  localStorage.clear();
  givenHomeBranch(OKLAHOMA);
  const server = new FakeApi()
    .on('GET /branch', [givenBranch(), givenBranch({ _id: DENVER, name: 'Denver' })])
    .on(SHEET, { trucks: [], customers: [], crews: [], unassigned: [] });
  const { router, dispatch } = renderApp(<DaySheetPage />, {
    at: at(OKLAHOMA),
    path: '/emma/move/:pathDay/print',
    roles: ['manager'],
  });
  await screen.findByText('Nothing is planned for this day.');
  act(() => void dispatch(branchChosen(DENVER)));
  await screen.findByText('Nothing is planned for this day.');
  expect(server.callsOf(SHEET).at(-1)?.path).toContain(DENVER);
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(at(DENVER));
  server.restore();
});
