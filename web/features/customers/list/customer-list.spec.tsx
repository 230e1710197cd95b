import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { TicketView } from '#modules/access/contract/access.view.js';
import type {
  CustomerListView,
  CustomerRow,
} from '#modules/customers/contract/customer-row.view.js';
import { DENVER, FakeApi, givenBranch, OKLAHOMA, refuse, renderApp } from '../../../testing';
import CustomerListPage from './customer-list-page';
import { itAtNight } from '../../../../test/support/thorough';

const row = (change: Partial<CustomerRow> = {}): CustomerRow => ({
  _id: '65f0000000000000000000c1',
  firstName: 'Maria',
  lastName: 'Gomez',
  status: 'active',
  isRepeat: false,
  branchId: OKLAHOMA,
  branch: { name: 'Oklahoma City', timezone: 'America/Chicago' },
  requestedDay: '2026-12-05',
  nextActivity: '2026-12-05',
  lastEmails: { rfq: '2026-11-20T03:00:00.000Z', confirmation: null, mym: null, followup: null },
  managedBy: null,
  ...change,
});
const GONE = row({
  _id: '65f0000000000000000000c2',
  firstName: 'Lee',
  lastName: 'Park',
  status: 'inactive',
  requestedDay: null,
  nextActivity: 'elapsed',
});

const LIST: CustomerListView = { customers: [row(), GONE], total: 1504 };
let api: FakeApi;
beforeEach(() => {
  api = new FakeApi()
    .on('GET /branch', [givenBranch(), givenBranch({ _id: DENVER, name: 'Denver' })])
    .on<CustomerListView>('GET /customer', LIST);
});
afterEach(() => api.restore());

const open = (at = '/emma/customer', roles: ('sales' | 'mover')[] = ['sales']) =>
  renderApp(<CustomerListPage />, {
    at,
    path: '/emma/customer',
    roles,
    routes: [{ path: '/emma/customer/:id', element: <p>One customer</p> }],
  });
const box = () => screen.getByRole('textbox', { name: 'Search customers' });
const lastQuery = (): Record<string, string> =>
  Object.fromEntries(api.callsOf('GET /customer').at(-1)?.query ?? []);
/** What stands beside the name. */
const NAMED = { columns: 'phone,stage,estimate' };
const found = () => screen.findByText('Maria Gomez');

describe('the customer list', () => {
  it('shows each customer’s day, name and last emails, and how many there are [R-LIST-1, R-LIST-2]', async () => {
    open();
    await found();
    const [maria] = screen.getAllByRole('row').filter((line) => within(line).queryByRole('link'));
    const cells = within(maria!).getAllByRole('gridcell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      '',
      'Oklahoma City',
      '12/05/2026',
      '12/05/2026',
      'Maria Gomez',
      '',
      '',
      '',
      '11/19/2026',
      '',
      '',
      '',
    ]);
    expect(within(maria!).getAllByRole('img', { name: 'not sent' })).toHaveLength(3);
    expect(screen.getByText('1,504')).toBeInTheDocument();
    expect(screen.getByText('elapsed')).toBeInTheDocument();
    expect(lastQuery()).toEqual({ ...NAMED, page: '1', size: '25' });
  });

  itAtNight('marks inactive customers [R-LIST-7]', async () => {
    open();
    await found();
    expect(screen.getAllByRole('img', { name: 'inactive' })).toHaveLength(1);
  });

  it('searches by Enter, best match first, and keeps the search in the address [R-LIST-5]', async () => {
    const { user, router } = open('/emma/customer?sort=name&order=asc&page=4');
    await found();
    await user.type(box(), ' gomez {Enter}');
    await waitFor(() =>
      expect(lastQuery()).toEqual({
        search: 'gomez',
        columns: 'phone,city,stage,estimate',
        page: '1',
        size: '25',
      }),
    );
    expect(router.state.location.search).toBe('?search=gomez');
    expect(box()).toHaveFocus();
  });

  itAtNight(
    'searches a moment after the last key, in one step of the browser’s Back [R-LIST-5]',
    async () => {
      const { user, router } = open('/emma/customer?sort=name&order=asc&page=4');
      await found();
      await user.type(box(), 'maria g');
      await waitFor(() => expect(lastQuery()).toMatchObject({ search: 'maria g', page: '1' }));
      await user.type(box(), 'omez');
      await waitFor(() => expect(lastQuery()).toMatchObject({ search: 'maria gomez' }));
      const sought = api.callsOf('GET /customer').map(({ query }) => query.get('search'));
      expect(sought).toEqual([null, 'maria g', 'maria gomez']);
      expect(box()).toHaveValue('maria gomez');
      expect(box()).toHaveFocus();
      expect(router.state.historyAction).toBe('REPLACE');
      await user.clear(box());
      await waitFor(() => expect(router.state.location.search).toBe(''));
    },
  );

  itAtNight('has as many rows on a page as one chooses [R-LIST-4]', async () => {
    const { user, router } = open('/emma/customer?page=3');
    await found();
    await user.click(screen.getByRole('combobox', { name: 'Rows on a page' }));
    await user.click(await screen.findByRole('option', { name: '50 rows' }));
    await waitFor(() => expect(lastQuery()).toEqual({ ...NAMED, page: '1', size: '50' }));
    expect(router.state.location.search).toBe('?size=50');
    expect(screen.getByText('1–50 of 1,504')).toBeInTheDocument();
  });

  it('fills the window where nobody chose how many rows, and keeps to a page of a link [R-LIST-26]', async () => {
    const before = window.innerHeight;
    const isHigh = async (height: number): Promise<void> =>
      act(async () => {
        Object.assign(window, { innerHeight: height });
        window.dispatchEvent(new Event('resize'));
      });
    await isHigh(1440);
    const { user, router } = open();
    await found();
    expect(lastQuery()).toMatchObject({ size: '50' });
    await isHigh(640);
    await waitFor(() => expect(lastQuery()).toMatchObject({ size: '15' }));
    expect(router.state.location.search).toBe('');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(router.state.location.search).toBe('?size=15&page=2'));
    await isHigh(before);
    expect(lastQuery()).toMatchObject({ size: '15', page: '2' });
  });

  it('is walked by arrows, and leads by letters to an email and a call [R-LIST-15]', async () => {
    const { user, router } = open();
    await found();
    const rowWithFocus = () => document.activeElement?.closest('[role=row]')?.textContent;
    // The rows are there a moment before the list takes keys.
    await waitFor(async () => {
      await user.type(box(), '{ArrowDown}');
      expect(rowWithFocus()).toContain('Maria Gomez');
    });
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(rowWithFocus()).toContain('Lee Park'));
    await user.keyboard('e');
    await screen.findByText('One customer');
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe(`/emma/customer/${GONE._id}?open=email`);
    await act(() => router.navigate(-1));
    await found();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(rowWithFocus()).toContain('Maria Gomez'));
    await user.keyboard('c');
    await waitFor(() => expect(router.state.location.search).toBe('?open=call'));
  });

  itAtNight('tells namesakes apart by phone and city [R-LIST-21]', async () => {
    const at = { phone: '4055550142', city: 'Moore' };
    const other = row({ ...at, _id: '65f0000000000000000000c9', phone: '4055550199', city: null });
    api.on<CustomerListView>('GET /customer', { customers: [row(at), other, GONE], total: 3 });
    const { user } = open('/emma/customer?search=gomez');
    expect(await screen.findByText('Moore')).toBeInTheDocument();
    expect(screen.getAllByText(/^\(405\) 555-01/)).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Phone' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(lastQuery().columns).toBe('phone,city,stage,estimate'));
    expect(await screen.findByText('(405) 555-0142 · Moore')).toBeInTheDocument();
    expect(screen.getByText('(405) 555-0199')).toBeInTheDocument();
  });

  it('says that the text is required [R-PAGE-14]', async () => {
    const { user } = open();
    await found();
    await user.type(box(), '{Enter}');
    expect(await screen.findByText('Required!')).toBeInTheDocument();
    expect(api.callsOf('GET /customer')).toHaveLength(1);
  });

  itAtNight('takes everything from the address, and clears the search', async () => {
    const { user, router } = open(
      `/emma/customer?search=gomez&branch=${DENVER}&filter=all&sort=name&order=asc&page=2`,
    );
    await found();
    expect(lastQuery()).toEqual({
      search: 'gomez',
      columns: 'phone,city,stage,estimate',
      branch: DENVER,
      filter: 'all',
      sort: 'name',
      order: 'asc',
      page: '2',
      size: '25',
    });
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    await waitFor(() => expect(router.state.location.search).toBe(`?branch=${DENVER}&filter=all`));
  });

  it('sorts descending at the first click on a head [R-LIST-3]', async () => {
    const { router } = open('/emma/customer?page=3');
    await found();
    fireEvent.click(screen.getByText('Requested Date'));
    await waitFor(() => expect(lastQuery()).toMatchObject({ sort: 'requestedDay', order: 'desc' }));
    expect(router.state.location.search).toBe('?sort=requestedDay&order=desc');
    const head = screen.getByRole('columnheader', { name: /Requested Date/ });
    await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'descending'));
    fireEvent.click(screen.getByText('Requested Date'));
    await waitFor(() => expect(lastQuery()).toMatchObject({ order: 'asc', page: '1' }));
  });

  it('turns pages and opens rows [R-LIST-4, R-LIST-8]', async () => {
    const { user, router } = open();
    await found();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(lastQuery()).toMatchObject({ page: '2' }));
    fireEvent.click(await screen.findByRole('gridcell', { name: 'elapsed' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/emma/customer/${GONE._id}`));
  });

  it('shows inactive customers when asked [R-LIST-7]', async () => {
    const { user } = open();
    await found();
    await user.click(screen.getByRole('radio', { name: 'All' }));
    await waitFor(() => expect(lastQuery()).toMatchObject({ filter: 'all' }));
  });

  itAtNight('exports what the search finds', async () => {
    const opened: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click');
    click.mockImplementation(function (this: HTMLAnchorElement) {
      opened.push(this.href);
    });
    api.on<TicketView>('POST /tickets', { url: '/api/v3/customer/export?ticket=once' });
    const { user } = open('/emma/customer?search=gomez');
    await found();
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(opened).toHaveLength(1));
    click.mockRestore();
    expect(api.callsOf('POST /tickets')[0]?.body).toEqual({ for: 'customer-export' });
    expect(opened[0]).toContain('/api/v3/customer/export?ticket=once&search=gomez');
  });

  it('offers neither export nor a new customer to those who only read [R-ACCESS-16, R-LIST-8]', async () => {
    open('/emma/customer', ['mover']);
    await found();
    expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
    expect(screen.queryByText('New Customer')).not.toBeInTheDocument();
  });

  itAtNight('says when nobody fits, and leads back', async () => {
    api.on<CustomerListView>('GET /customer', { customers: [], total: 0 });
    const { user, router } = open('/emma/customer?search=xyzzy');
    expect(await screen.findByText('No match for “xyzzy”')).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Clear the search' }).at(-1)!);
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  itAtNight('shows why it failed and tries again', async () => {
    api.on('GET /customer', refuse(500, 'SYSTEM_ERROR', 'x'));
    const { user } = open();
    expect(await screen.findByText('We encountered a system error')).toBeInTheDocument();
    api.on<CustomerListView>('GET /customer', LIST);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await found();
  });

  it('says that the page is not for these roles', async () => {
    api.on('GET /customer', refuse(403, 'FORBIDDEN', 'No'));
    open();
    expect(
      await screen.findByText("You don't have permission to see this page"),
    ).toBeInTheDocument();
  });
});
