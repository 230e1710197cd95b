import { screen, waitFor } from '@testing-library/react';
import type { BranchView } from '#modules/branches/contract/branch.view.js';
import {
  FakeApi,
  givenBranch,
  givenClientConfig,
  givenPlanning,
  OKLAHOMA,
  refuse,
  renderApp,
} from '../../testing';
import BranchPage from './branch-page';

const NUMBER = '006123456C';
const branch = givenBranch({
  outboundEmail: 'okc@emma.test',
  outboundName: 'Emma',
  hasOutboundRefreshToken: true,
});
const zone = { branchId: OKLAHOMA, zone: 'O', codes: [], useFee: true, tripFee: 35 };

describe('a branch of which a part was stored and a later one refused', () => {
  let api: FakeApi;
  beforeEach(() => {
    api = new FakeApi()
      .on('GET /client-config', givenClientConfig())
      .on<BranchView>('GET /branch/:id', branch)
      .on('GET /branch/:id/planning', givenPlanning())
      .on('GET /timezone', ['America/Chicago'])
      .on('GET /zipzone', [zone]);
  });
  afterEach(() => {
    api.restore();
  });

  it('has only the other part unsaved, and Reset shows what somebody else stored of it', async () => {
    const mine = { ...branch, registrationNumber: NUMBER };
    const theirs = givenPlanning({ version: 1, windowMinutes: 120 });
    api
      .on('PUT /branch/:id', () => {
        api.on('GET /branch/:id', mine);
        return mine;
      })
      .on('PUT /branch/:id/planning', () => {
        api.on('GET /branch/:id/planning', theirs);
        return refuse(409, 'STALE_VERSION', 'Someone else changed this.', { planning: theirs });
      });
    const path = '/emma/admin/branch/:id';
    const at = `/emma/admin/branch/${OKLAHOMA}`;
    const { user } = renderApp(<BranchPage />, { at, path, roles: ['admin'] });
    const number = await screen.findByLabelText('Registration number');
    const promises = screen.getByLabelText('Promise arrival windows');
    await user.type(number, NUMBER);
    await user.click(promises);
    await user.click(screen.getByText('Save'));
    expect(await screen.findByText(/What you changed is kept/)).toBeVisible();
    await waitFor(() => expect(api.callsOf('GET /branch/:id/planning')).toHaveLength(2));
    expect(await screen.findByText('1 unsaved change')).toBeVisible();
    expect(screen.queryByText('Someone else changed this branch.')).toBeNull();
    await user.click(screen.getByText('Reset'));
    const length = screen.getByLabelText(/^Length of a window/);
    await waitFor(() => expect(length).toHaveValue('120 min'));
    expect(promises).not.toBeChecked();
    expect(number).toHaveValue(NUMBER);
  });
});
