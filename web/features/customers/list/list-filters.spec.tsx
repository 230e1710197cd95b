import { screen, waitFor, within } from '@testing-library/react';
import { useState, type JSX } from 'react';
import type {
  CustomerListView,
  CustomerRow,
} from '#modules/customers/contract/customer-row.view.js';
import { DANA, FakeApi, givenBranch, givenEmployee, OKLAHOMA, renderApp } from '../../../testing';
import CustomerListPage from './customer-list-page';
import { itAtNight } from '../../../../test/support/thorough';

const ROW: CustomerRow = {
  _id: '65f0000000000000000000c1',
  firstName: 'Maria',
  lastName: 'Gomez',
  status: 'active',
  isRepeat: false,
  branchId: OKLAHOMA,
  branch: { name: 'Oklahoma City', timezone: 'America/Chicago' },
  requestedDay: '2026-12-05',
  nextActivity: '2026-12-05',
  lastEmails: { rfq: null, confirmation: null, mym: null, followup: null },
  managedBy: DANA,
};
const MORE: Partial<CustomerRow> = {
  phone: '4055550142',
  stage: 20,
  nextStart: '2026-12-05T14:30:00.000Z',
  estimate: 1330,
  source: 'Web site',
  created: '2026-11-18T15:00:00.000Z',
};
const PEOPLE = new Map([[DANA, givenEmployee()]]);

let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  api = new FakeApi()
    .on('GET /branch', [givenBranch()])
    .on<CustomerListView>('GET /customer', ({ query }) => ({
      customers: [{ ...ROW, ...(query.get('columns') && MORE) }],
      total: 1,
    }));
});
afterEach(() => api.restore());

const open = (at = '/emma/customer') =>
  renderApp(<CustomerListPage people={PEOPLE} sources={['Web site', 'Yelp']} />, {
    at,
    path: '/emma/customer',
  });
const lastQuery = (): Record<string, string> =>
  Object.fromEntries(api.callsOf('GET /customer').at(-1)?.query ?? []);
const found = () => screen.findByText('Maria Gomez');

itAtNight(
  'shows more columns where one adds them, asks for no others, and remembers them [R-LIST-16]',
  async () => {
    const view = open();
    await found();
    expect(screen.queryByRole('columnheader', { name: 'Source' })).not.toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Columns' }));
    for (const name of ['Source', 'Manager'])
      await view.user.click(await screen.findByRole('menuitemcheckbox', { name }));
    await waitFor(() => expect(lastQuery().columns).toBe('phone,stage,estimate,source'));
    const shown = async () => {
      const phone = await screen.findByRole('link', { name: '(405) 555-0142' });
      expect(phone).toHaveAttribute('href', 'tel:+14055550142');
      const line = phone.closest<HTMLElement>('[role=row]')!;
      expect(line).toHaveTextContent(/RFQ sent\$1,330.*Dana R\./);
    };
    await shown();
    view.unmount();
    open();
    await found();
    expect(lastQuery().columns).toBe('phone,stage,estimate,source');
    await shown();
  },
);

/** A list that is there before the people are. */
function BeforePeople(): JSX.Element {
  const [people, setPeople] = useState<typeof PEOPLE>(new Map());
  return (
    <>
      <button onClick={() => setPeople(PEOPLE)}>People arrive</button>
      <CustomerListPage people={people} />
    </>
  );
}

it('names managers once the people are known', async () => {
  const at = '/emma/customer';
  const { user } = renderApp(<BeforePeople />, { at, path: at });
  await found();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Manager' }));
  await screen.findByRole('columnheader', { name: 'Manager' });
  expect(screen.queryByText('Dana R.')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'People arrive' }));
  expect(await screen.findByText('Dana R.')).toBeInTheDocument();
});

itAtNight('is narrowed down by filters, which are in the address [R-LIST-17]', async () => {
  const { user, router } = open('/emma/customer?page=3');
  await found();
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  const menu = await screen.findByRole('dialog', { name: 'Filter' });
  const choose = async (filter: string, choice: string) => {
    await user.click(within(menu).getByRole('combobox', { name: filter }));
    await user.click(await within(menu).findByRole('option', { name: choice }));
  };
  await choose('Stage', 'RFQ sent');
  await choose('Manager', 'Me');
  await choose('Next activity', 'Within 7 days');
  await user.type(within(menu).getByRole('textbox', { name: 'No answer for days' }), '3');
  await waitFor(() =>
    expect(lastQuery()).toEqual({
      ...{ stage: '20', manager: 'me', activityFrom: '0d', activityTo: '7d', silentDays: '3' },
      ...{ columns: 'phone,stage,estimate', page: '1', size: '25' },
    }),
  );
  expect(router.state.location.search).toBe(
    '?stage=20&manager=me&activityFrom=0d&activityTo=7d&silentDays=3',
  );
});

itAtNight('asks for no part of a day without an answer', async () => {
  const { user } = open('/emma/customer?silentDays=3');
  await found();
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  const menu = await screen.findByRole('dialog', { name: 'Filter' });
  const days = within(menu).getByRole('textbox', { name: 'No answer for days' });
  await user.type(days, '.5');
  await user.tab();
  expect(days).toHaveValue('3.5');
  expect(days).toHaveAccessibleDescription('Type a whole number, without decimals.');
  expect(lastQuery()).not.toHaveProperty('silentDays');
});

it('says what it is narrowed down by, and takes it away [R-LIST-17]', async () => {
  const { user, router } = open(
    `/emma/customer?stage=20,40&manager=${DANA}&createdFrom=-3d&activityFrom=0d&activityTo=7d`,
  );
  await found();
  expect(screen.getByText('RFQ sent, Second call')).toBeInTheDocument();
  expect(screen.getByText('Dana R.')).toBeInTheDocument();
  expect(screen.getByText('from 3 days ago')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Without Next activity within 7 days' }));
  await waitFor(() => expect(lastQuery()).not.toHaveProperty('activityTo'));
  expect(router.state.location.search).toBe(`?stage=20%2C40&manager=${DANA}&createdFrom=-3d`);
});

it('gives those who are selected to a manager, and exports them [R-LIST-24]', async () => {
  api.on('GET /customer/:id', { nounce: '7' }).on('PUT /customermgt/:id', {});
  const { user } = open();
  await found();
  await user.click(screen.getByRole('checkbox', { name: 'Select Maria Gomez' }));
  const bar = within(await screen.findByRole('toolbar', { name: 'Selected customers' }));
  expect(bar.getByText('1 selected')).toBeInTheDocument();
  expect(bar.getByRole('button', { name: 'Export' })).toBeEnabled();
  await user.click(bar.getByRole('button', { name: 'Assign manager' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Dana R.' }));
  await screen.findByText('Manager of 1 customer changed');
  expect(api.callsOf('PUT /customermgt/:id')[0]?.body).toEqual({ nounce: '7', managedBy: DANA });
  await waitFor(() => expect(screen.queryByRole('toolbar')).not.toBeInTheDocument());
  await user.keyboard('{ArrowDown}');
  const row = () => document.activeElement?.closest('[role=row]');
  await waitFor(() => expect(row()).toHaveTextContent('Maria Gomez'));
  await user.keyboard('x');
  expect(await screen.findByText('1 selected')).toBeInTheDocument();
});

it('leads out of filters that nobody fits', async () => {
  api.on<CustomerListView>('GET /customer', { customers: [], total: 0 });
  const { user, router } = open('/emma/customer?stage=100&branch=all');
  await user.click(await screen.findByRole('button', { name: 'Show all customers' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});
