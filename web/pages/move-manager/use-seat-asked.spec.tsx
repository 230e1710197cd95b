import { screen, waitFor } from '@testing-library/react';
import {
  FakeApi,
  givenBranch,
  givenHomeBranch,
  OKLAHOMA,
  renderApp,
  type Rendered,
} from '../../testing';
import { DAY, givenDay, T01 } from '../../features/scheduling/given-day.fixture';
import MoveManagerPage from './move-manager-page';

const BOARD = `/emma/move/${DAY}?branchId=${OKLAHOMA}`;

describe('a seat that the address asks for', () => {
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
  afterEach(() => {
    server.restore();
    givenHomeBranch(null);
  });

  const open = (seat: string): Rendered =>
    renderApp(<MoveManagerPage />, {
      at: `${BOARD}&seat=${seat}`,
      path: '/emma/move/:pathDay',
      roles: ['manager'],
    });

  it.each([
    ['lead', 'T01, lead’s seat: needed, empty'],
    ['mover', 'T01, seat 2: needed, empty'],
  ])('has the focus: %s [R-TODAY-14]', async (kind, name) => {
    const { router } = open(`${kind}.${T01}`);
    const seat = await screen.findByRole('button', { name: name.replace('’', "'") });
    await waitFor(() => expect(seat).toHaveFocus());
    expect(router.state.location.pathname + router.state.location.search).toBe(BOARD);
  });

  it('is nothing where no such truck is named [R-TODAY-14]', async () => {
    const { router } = open('lead.none');
    await screen.findByRole('button', { name: /^Maria Gomez/ });
    expect(router.state.location.pathname + router.state.location.search).toBe(BOARD);
  });
});
