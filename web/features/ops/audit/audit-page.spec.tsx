import { screen, waitFor, within } from '@testing-library/react';
import type { AuditView } from '#modules/ops/contract/audit.view.js';
import { DANA, FakeApi, givenBranch, givenEmployee, renderApp } from '../../../testing';
import AuditPage from './audit-page';

const EVENT = '65f0000000000000000000a1';
const CUSTOMER = '65f0000000000000000000c9';

const TRAIL: AuditView = {
  total: 1,
  events: [
    {
      _id: EVENT,
      entity: 'customer',
      entityId: CUSTOMER,
      entityName: 'Anna Gomez',
      type: 'UPDATED',
      timestamp: '2026-11-21T14:00:00.000Z',
      employeeId: DANA,
      requestId: 'request-1',
      data: {},
      changes: [
        { field: 'firstName', before: 'Ann', after: 'Anna' },
        { field: 'move.activities.0.numMovers', before: 2, after: 3 },
        { field: 'notes', before: '', after: 'Gate code' },
      ],
    },
  ],
};

describe('the audit trail', () => {
  let api: FakeApi;
  beforeEach(() => {
    api = new FakeApi()
      .on('GET /branch', [givenBranch()])
      .on('GET /employee', [givenEmployee()])
      .on('GET /truck', [])
      .on<AuditView>('GET /audit', TRAIL);
  });
  afterEach(() => api.restore());

  const open = async (query = '') => {
    const path = '/emma/admin/audit';
    const rendered = renderApp(<AuditPage />, { at: path + query, path, roles: ['admin'] });
    await screen.findByText(/First name: Ann → Anna/);
    return rendered;
  };
  const lastQuery = () => Object.fromEntries(api.callsOf('GET /audit').at(-1)?.query ?? []);

  it('shows who did what to what', async () => {
    await open();
    const cells = screen.getAllByRole('gridcell').map(({ textContent }) => textContent);
    expect(cells.slice(1)).toEqual([
      'Dana Reyes',
      'Changed',
      'Customer Anna Gomez',
      'First name: Ann → Anna, Activity · Movers: 2 → 3, 1 more',
    ]);
    expect(screen.getByRole('link', { name: 'Anna Gomez' })).toHaveAttribute(
      'href',
      `/emma/customer/${CUSTOMER}`,
    );
  });

  it('keeps its filters in the address and asks the server for them', async () => {
    const { user, router } = await open(`?entity=customer&from=2026-11-01`);
    expect(lastQuery()).toEqual({ entity: 'customer', from: '2026-11-01', page: '1' });
    await user.type(screen.getByLabelText('Its id'), CUSTOMER);
    await waitFor(() => expect(lastQuery()).toMatchObject({ entity: 'customer', id: CUSTOMER }));
    expect(router.state.location.search).toContain(`id=${CUSTOMER}`);
  });

  it('shows every field before and after', async () => {
    await open(`?event=${EVENT}`);
    const dialog = await screen.findByRole('dialog', { name: 'Customer: Changed' });
    const row = within(dialog).getByRole('row', { name: 'Activity · Movers 2 3' });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['2', '3']);
    expect(dialog.textContent).not.toMatch(/[0-9a-f]{24}|numMovers/);
    expect(dialog.innerHTML).not.toContain('move.activities');
  });
});
