import { configure, screen, waitFor } from '@testing-library/react';
import type { BranchView } from '#modules/branches/contract/branch.view.js';
import type { PlanningView } from '#modules/branches/contract/planning.js';
import {
  DANA,
  FakeApi,
  givenBranch,
  givenClientConfig,
  givenEmployee,
  givenPlanning,
  OKLAHOMA,
  refuse,
  renderApp,
} from '../../testing';
import BranchPage from './branch-page';
import { itAtNight } from '../../../test/support/thorough';

const branch = givenBranch({
  outboundEmail: 'okc@emma.test',
  outboundName: 'Emma',
  hasOutboundRefreshToken: true,
});

// The page has many fields: asking each whether it is visible takes seconds.
beforeAll(() => configure({ defaultHidden: true }));
afterAll(() => configure({ defaultHidden: false }));

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi()
    .on('GET /client-config', givenClientConfig())
    .on<BranchView>('GET /branch/:id', branch)
    .on<PlanningView>('GET /branch/:id/planning', givenPlanning())
    .on('GET /timezone', ['America/Chicago'])
    .on('GET /zipzone', []);
});
afterEach(() => {
  sessionStorage.clear();
  api.restore();
});

const open = () =>
  renderApp(<BranchPage />, {
    at: `/emma/admin/branch/${OKLAHOMA}`,
    path: '/emma/admin/branch/:id',
    roles: ['admin'],
  });
const box = (name: string) => screen.getByLabelText(name);
const loaded = () => screen.findByLabelText('Facebook');
const save = () => screen.getByRole('button', { name: 'Save' });

describe('a branch that somebody else changed since', () => {
  itAtNight('says who changed what since, and keeps what was typed [R-BRANCH-18]', async () => {
    const theirs = { ...branch, publicShare: 40, phone: '4055550199', version: 2 };
    const more = { changedBy: DANA, changed: '2026-11-21T20:15:00Z', branch: theirs };
    const stale = refuse(409, 'STALE_VERSION', 'Someone else changed this.', more);
    api.on('PUT /branch/:id', stale).on('GET /employee', [givenEmployee()]);
    const { user } = open();
    await loaded();
    await user.type(box('Facebook'), 'https://facebook.com/emma');
    api.on<BranchView>('GET /branch/:id', theirs);
    await user.click(save());
    const told =
      /Dana R. changed this on .* Phone: \(405\) 555-0100 → \(405\) 555-0199; .*50 → 40\./;
    expect(await screen.findByText(told)).toBeVisible();
    expect(box('Facebook')).toHaveValue('https://facebook.com/emma');
    expect(api.callsOf('PUT /branch/:id')[0]?.body).toMatchObject({ expectedVersion: 1 });
    const stored = { ...theirs, facebookUrl: 'https://facebook.com/emma', version: 3 };
    api.on('PUT /branch/:id', stored).on('GET /branch/:id', stored);
    await user.click(save());
    expect(await screen.findByText('Branch updated successfully')).toBeVisible();
    expect(api.callsOf('PUT /branch/:id')[1]?.body).toMatchObject({
      ...{ expectedVersion: 2, publicShare: 40, phone: '4055550199' },
    });
    await waitFor(() => expect(save()).toBeDisabled());
  });

  it('gives up what was typed for what somebody else stored [R-BRANCH-18]', async () => {
    const theirs = { ...branch, facebookUrl: 'https://facebook.com/them', version: 2 };
    const stale = refuse(409, 'STALE_VERSION', 'Someone else changed this.', { branch: theirs });
    api.on('PUT /branch/:id', stale).on('GET /employee', refuse(500, 'SYSTEM_ERROR', 'Down'));
    const { user } = open();
    await loaded();
    await user.type(box('Facebook'), 'https://facebook.com/emma');
    api.on<BranchView>('GET /branch/:id', theirs);
    await user.click(save());
    expect(await screen.findByText(/^Someone else changed this\. /)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Take theirs' }));
    expect(box('Facebook')).toHaveValue('https://facebook.com/them');
    expect(save()).toBeDisabled();
  });
});
