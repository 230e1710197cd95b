import { screen, waitFor } from '@testing-library/react';
import {
  DANA,
  FakeApi,
  givenBranch,
  givenClientConfig,
  givenEmployee,
  givenPlanning,
  OKLAHOMA,
  renderApp,
} from '../../testing';
import BranchPage from './branch-page';
import { itAtNight } from '../../../test/support/thorough';

const branch = givenBranch();

describe('a branch', () => {
  let api: FakeApi;
  beforeEach(() => {
    api = new FakeApi()
      .on('GET /client-config', givenClientConfig())
      .on('GET /branch/:id', branch)
      .on('GET /branch/:id/planning', givenPlanning())
      .on('GET /timezone', ['America/Chicago'])
      .on('GET /zipzone', []);
  });
  afterEach(() => api.restore());

  it('lists the versions of its planning, with who changed what [R-BRANCH-14]', async () => {
    const first = givenPlanning({ version: 1, changed: '2026-11-20T15:00:00Z', changedBy: DANA });
    const second = { ...first, version: 2, directLegs: true, weeklyHours: 45, changedBy: null };
    api
      .on('GET /employee', [givenEmployee()])
      .on('GET /branch', [branch])
      .on('GET /branch/:id/planning/versions', [second, { ...first, turnaroundMinutes: 30 }]);
    const path = '/emma/admin/branch/:id';
    const at = `/emma/admin/branch/${OKLAHOMA}`;
    const { user } = renderApp(<BranchPage />, { at, path, roles: ['admin'] });
    await user.click(await screen.findByRole('button', { name: 'Show the versions' }));
    const list = await screen.findByRole('list', { name: 'Versions of the planning' });
    await waitFor(() => expect(list).toHaveTextContent('Version 1 · 11/20/2026'));
    await waitFor(() => expect(list).toHaveTextContent('Dana Reyes'));
    expect(list).toHaveTextContent('Drive from one move straight to the next: off → on');
    expect(list).toHaveTextContent('Time between two such moves: 15 min → 30 min');
    expect(list).toHaveTextContent('Someone who has left');
  });

  itAtNight('offers what the plan desk plans by [R-BRANCH-13]', async () => {
    api.on('GET /employee', [givenEmployee()]).on('GET /branch', [branch]);
    const at = `/emma/admin/branch/${OKLAHOMA}`;
    const { user } = renderApp(<BranchPage />, {
      at,
      path: '/emma/admin/branch/:id',
      roles: ['admin'],
    });
    await user.click(await screen.findByRole('button', { name: 'Weights' }));
    expect(screen.getByLabelText(/^A full day/)).toBeVisible();
    expect(screen.getByLabelText(/^Most hours of a person in a week/)).toHaveValue('50 h');
    expect(screen.getByLabelText(/^Until a rental is there/)).toHaveValue('90 min');
    expect(screen.getByText(/makes a plan of a day worse/)).toBeVisible();
    expect(screen.getByLabelText(/^A move without a truck/)).toHaveValue('2000');
  });
});
