import { screen, within } from '@testing-library/react';
import type { BranchView } from '#modules/branches/contract/branch.view.js';
import type { Role } from '../../shared/auth';
import { DENVER, FakeApi, givenBranch, renderApp } from '../../testing';
import BranchListPage from './list/branch-list-page';
import { itAtNight } from '../../../test/support/thorough';

const CLOSED = '65f0000000000000000000b9';
const closed = givenBranch({ _id: CLOSED, name: 'Tulsa', active: false, defaultHourlyRate: null });

let api: FakeApi;
beforeEach(() => {
  const denver = givenBranch({ _id: DENVER, name: 'Denver', timezone: 'America/Denver' });
  api = new FakeApi().on<BranchView[]>('GET /branch', [denver, givenBranch(), closed]);
});
afterEach(() => api.restore());

const open = (roles: Role[] = ['admin']) =>
  renderApp(<BranchListPage />, {
    at: '/emma/admin/branch',
    path: '/emma/admin/branch',
    roles,
    routes: [{ path: '/emma/admin/branch/:id', element: <p>One branch</p> }],
  });
const rowOf = async (name: string) =>
  within((await screen.findByText(name)).closest<HTMLElement>('[role="row"]') ?? document.body);

describe('the list of branches', () => {
  itAtNight(
    'shows each with its name, timezone, phone, rate and whether it is active [R-BRANCH-4]',
    async () => {
      open();
      const row = await rowOf('Oklahoma City');
      expect(row.getByText('America/Chicago')).toBeVisible();
      expect(row.getByText('(405) 555-0100')).toBeVisible();
      expect(row.getByText('$55.00 / h')).toBeVisible();
      expect(row.getByRole('img', { name: 'Active' })).toBeVisible();
      const heads = screen
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent.trim());
      expect(heads).toEqual(['Name', 'Timezone', 'Phone', 'Rate', 'Active']);
    },
  );

  it('hides inactive ones until they are asked for [R-BRANCH-4]', async () => {
    const { user } = open();
    await rowOf('Denver');
    expect(screen.queryByText('Tulsa')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show Inactive' }));
    const row = await rowOf('Tulsa');
    expect(row.getByRole('img', { name: 'Inactive' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hide Inactive' }));
    expect(screen.queryByText('Tulsa')).toBeNull();
  });

  it('leads from a name to the branch, and asks again on Refresh [R-BRANCH-5]', async () => {
    const { user, router } = open();
    const row = await rowOf('Denver');
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(api.callsOf('GET /branch').length).toBeGreaterThan(1);
    expect(row.getByText('Denver')).toHaveAttribute('href', `/emma/admin/branch/${DENVER}`);
    await user.click(row.getByText('Denver'));
    expect(router.state.location.pathname).toBe(`/emma/admin/branch/${DENVER}`);
  });

  it('offers New Branch to those who may make one [R-ACCESS-16, R-BRANCH-5]', async () => {
    const { unmount } = open();
    expect(screen.getByRole('link', { name: 'New Branch' })).toHaveAttribute(
      'href',
      '/emma/admin/branch/new',
    );
    unmount();
    open(['manager']);
    expect(screen.getByRole('button', { name: 'New Branch' })).toBeDisabled();
  });
});
