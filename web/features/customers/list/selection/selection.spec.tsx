import { screen, waitFor, within } from '@testing-library/react';
import type {
  CustomerListView,
  CustomerRow,
} from '#modules/customers/contract/customer-row.view.js';
import {
  DANA,
  FakeApi,
  givenBranch,
  givenEmployee,
  LEE,
  OKLAHOMA,
  refuse,
  renderApp,
} from '../../../../testing';
import CustomerListPage, {
  type CustomerListPageProps,
  type GroupLetterProps,
} from '../customer-list-page';
import { itAtNight } from '../../../../../test/support/thorough';

const row = (_id: string, firstName: string): CustomerRow => ({
  ...{ _id, firstName, lastName: 'Gomez', status: 'active', isRepeat: false, managedBy: LEE },
  ...{ branchId: OKLAHOMA, branch: { name: 'Oklahoma City', timezone: 'America/Chicago' } },
  ...{ requestedDay: '2026-12-05', nextActivity: '2026-12-05' },
  lastEmails: { rfq: null, confirmation: null, mym: null, followup: null },
});
const [MARIA, ANA] = ['65f0000000000000000000c1', '65f0000000000000000000c2'] as const;
const PEOPLE = new Map([[DANA, givenEmployee()]]);

let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  api = new FakeApi()
    .on('GET /branch', [givenBranch()])
    .on('GET /customerview', [])
    .on<CustomerListView>('GET /customer', {
      customers: [row(MARIA, 'Maria'), row(ANA, 'Ana')],
      total: 2,
    });
});
afterEach(() => api.restore());

const open = async (props: CustomerListPageProps = {}) => {
  const view = renderApp(<CustomerListPage people={PEOPLE} {...props} />, {
    ...{ at: '/emma/customer', path: '/emma/customer' },
  });
  await screen.findByText('Maria Gomez');
  const select = (name: string) =>
    view.user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  return { ...view, select };
};

it('keeps those selected who were refused, and gives the others back by Undo [R-LIST-24]', async () => {
  api
    .on('GET /customer/:id', { nounce: '7', managedBy: LEE })
    .on('PUT /customermgt/:id', ({ path }) =>
      path.endsWith(ANA) ? refuse(409, 'STALE_NOUNCE', 'Somebody was faster.') : {},
    );
  const { user, select } = await open();
  await select('Maria Gomez');
  await select('Ana Gomez');
  const bar = within(await screen.findByRole('toolbar', { name: 'Selected customers' }));
  await user.click(bar.getByRole('button', { name: 'Assign manager' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Dana R.' }));
  await screen.findByText('Manager of 1 customer changed');
  expect(await bar.findByText('1 selected')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Select Ana Gomez' })).toBeChecked();
  await waitFor(() => expect(api.callsOf('GET /customer')).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Manager of 1 customer as before');
  const stored = api.callsOf('PUT /customermgt/:id').map(({ path, body }) => [path, body]);
  expect(stored.at(-1)).toEqual([`/customermgt/${MARIA}`, { nounce: '7', managedBy: LEE }]);
});

itAtNight('keeps the search and the keys while customers are selected', async () => {
  const { user, select } = await open();
  const box = screen.getByRole('textbox', { name: 'Search customers' });
  await user.type(box, 'g');
  await select('Maria Gomez');
  await screen.findByText('1 selected');
  expect(box).toBeInTheDocument();
  expect(box).toHaveValue('g');
  await user.keyboard('x');
  await waitFor(() => expect(screen.queryByRole('toolbar')).not.toBeInTheDocument());
  await select('Maria Gomez');
  await user.click(await screen.findByRole('button', { name: 'Clear' }));
  await waitFor(() =>
    expect(document.activeElement?.closest('[role=row]')).toHaveTextContent('Maria Gomez'),
  );
});

it('writes to several at once, and keeps those selected who got nothing [R-LIST-24]', async () => {
  const GroupLetter = ({ customers, onSent, onClose }: GroupLetterProps) => (
    <button
      type="button"
      onClick={() => {
        onSent([MARIA]);
        onClose();
      }}
    >
      {customers.map(({ firstName }) => firstName).join(' and ')}
    </button>
  );
  const { user, select } = await open({ GroupLetter });
  await select('Maria Gomez');
  await select('Ana Gomez');
  const bar = within(await screen.findByRole('toolbar', { name: 'Selected customers' }));
  await user.click(bar.getByRole('button', { name: 'Email' }));
  await user.click(await screen.findByRole('button', { name: 'Maria and Ana' }));
  expect(await bar.findByText('1 selected')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Select Ana Gomez' })).toBeChecked();
  expect(screen.queryByRole('button', { name: 'Maria and Ana' })).not.toBeInTheDocument();
});
