import { screen, waitFor, within } from '@testing-library/react';
import type { SalesTodayView } from '#modules/customers/contract/sales-today.view.js';
import {
  givenHomeBranch,
  OKLAHOMA,
  refuse,
  renderApp,
  type FakeApi,
  type Rendered,
} from '../../testing';
import type { Role } from '../../shared/auth';
import TodayPage from './today-page';
import { givenToday, SALES } from './today.fixture';

let api: FakeApi;
beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true, now: new Date('2026-11-23T15:42:00Z') });
  givenHomeBranch(OKLAHOMA);
  api = givenToday();
});
afterEach(() => {
  api.restore();
  givenHomeBranch(null);
  jest.useRealTimers();
});

const open = (role: Role) => renderApp(<TodayPage />, { at: '/emma/today', roles: [role] });
const part = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));
const href = (link: HTMLElement): string | null => link.getAttribute('href');

describe('the page of today', () => {
  it('shows sales who waits and the room on the trucks, and asks for nothing else [R-TODAY-7]', async () => {
    open('sales');
    const calls = await part('Call now');
    const card = within(await calls.findByRole('article', { name: 'Tyler Brooks' }));
    expect(card.getByText('Booked online, call first, waiting 2 days')).toBeVisible();
    expect(card.getByText('Moves Tue, 12/01 · Norman to Edmond')).toBeVisible();
    expect(card.getByText(/Asked about the piano/)).toHaveTextContent('Sam, 11/20');
    expect(href(card.getByRole('link', { name: /^Call Tyler Brooks/ }))).toBe('tel:+14055550107');
    expect(calls.getByText('9')).toBeVisible();
    expect(href(calls.getByRole('link', { name: 'Grace Nguyen' }))).toBe('/emma/customer/c3');
    expect(calls.queryByRole('link', { name: 'Tyler Brooks' })).toBeNull();
    const toConfirm = await part('Not confirmed within 7 days');
    expect(
      toConfirm.getByRole('button', { name: 'Send the confirmation to Leon Hughes' }),
    ).toBeVisible();
    expect(toConfirm.getByRole('button', { name: 'Reconfirm Aisha Bello' })).toBeVisible();
    const silent = await part('Quoted and silent for 3 days');
    expect(await silent.findByText('No quote has been silent for 3 days.')).toBeVisible();
    expect(href(silent.getByRole('link', { name: 'All' }))).toBe(
      `/emma/customer?branch=${OKLAHOMA}&activityFrom=0d&silentDays=3&sent=rfq`,
    );
    const room = await part('Room on the trucks');
    const today = await room.findByRole('link', { name: /12 truck hours free, 50% booked, 1 un/ });
    expect(href(today)).toBe(`/emma/move/2026-11-23?branchId=${OKLAHOMA}`);
    expect(room.getByRole('link', { name: /11\/24, 0 truck hours free/ })).toHaveTextContent(
      'full',
    );
    expect(screen.queryByRole('region', { name: /tomorrow/ })).toBeNull();
    expect(api.calls.filter(({ path }) => /day_view|reports|ops/.test(path))).toEqual([]);
  });

  it('says the free hours by figure and bar alike, and which days are closed [R-TODAY-11]', async () => {
    open('sales');
    const room = await part('Room on the trucks');
    const days = await room.findAllByRole('link', { name: /^\w{3}, 11\/2/ });
    const told = days.map((day) => [
      day.querySelector('b')?.textContent,
      day.style.getPropertyValue('--share'),
    ]);
    expect(told).toEqual([
      ['12', '50%'],
      ['full', '0%'],
      ['18', '75%'],
      ['closed', '0%'],
    ]);
    expect(room.getByRole('link', { name: 'Thu, 11/26, closed, no truck works' })).toBeVisible();
  });

  it('shows admins the last 30 days and what is queued [R-TODAY-7]', async () => {
    open('admin');
    const company = await part('Last 30 days');
    expect(await company.findByText('+20%')).toBeVisible();
    expect(company.getByText('41.0%')).toBeVisible();
    expect(company.getByText('−2 pt')).toBeVisible();
    expect(href(company.getByRole('link'))).toBe(
      `/emma/report/marketing?start=2026-10-25&end=2026-11-23&branch=${OKLAHOMA}`,
    );
    const queued = await part('In the queues');
    expect(href(await queued.findByRole('link', { name: 'Reports long' }))).toBe(
      '/emma/admin/queues?queue=reports-long',
    );
    expect(queued.getByText('1 running, 2 waiting')).toBeVisible();
  });

  it('says what failed where it failed, and tries again [R-TODAY-8]', async () => {
    api.on('GET /customermgt/today', refuse(503, 'UNAVAILABLE', 'The database is busy.'));
    const { user } = open('sales');
    const calls = await part('Call now');
    const retry = await calls.findByRole('button', { name: 'Try again' });
    expect(await screen.findByRole('link', { name: /11\/24, 0 truck/ })).toBeVisible();
    api.on<SalesTodayView>('GET /customermgt/today', SALES);
    await user.click(retry);
    expect(await calls.findByRole('article', { name: 'Tyler Brooks' })).toBeVisible();
  });

  describe('by keys', () => {
    const opened = async (): Promise<Rendered> => {
      const page = open('sales');
      await screen.findByRole('article', { name: 'Tyler Brooks' });
      return page;
    };
    const address = ({ router }: Rendered): string => {
      const { pathname, search } = router.state.location;
      return pathname + search;
    };

    it('calls who is next, and notes the call [R-TODAY-10]', async () => {
      const dialed: string[] = [];
      const click = jest
        .spyOn(HTMLAnchorElement.prototype, 'click')
        .mockImplementation(function dial(this: HTMLAnchorElement) {
          dialed.push(this.href);
        });
      const page = await opened();
      await page.user.keyboard('c');
      await waitFor(() => expect(address(page)).toBe('/emma/customer/c1?open=call'));
      expect(dialed).toEqual(['tel:+14055550107']);
      click.mockRestore();
    });

    it('puts off who has the focus until tomorrow at nine, and takes that back [R-TODAY-10]', async () => {
      const NEXT = 'PUT /customermgt/:id/nextcall';
      api.on(NEXT, { at: null });
      const page = await opened();
      await page.user.keyboard('{ArrowDown}{ArrowDown}');
      expect(screen.getByRole('link', { name: 'Grace Nguyen' })).toHaveFocus();
      await page.user.keyboard('s');
      await waitFor(() => expect(api.callsOf(NEXT)).toHaveLength(1));
      expect(api.callsOf(NEXT)[0]).toMatchObject({
        path: '/customermgt/c3/nextcall',
        body: { at: '2026-11-24T15:00:00.000Z' },
      });
      await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(api.callsOf(NEXT)[1]?.body).toEqual({ at: null }));
    });

    it('opens who is next by Enter, and who has the focus [R-TODAY-10]', async () => {
      const page = await opened();
      // Who comes back from a customer has the focus on the page itself.
      const main = screen.getByRole('article').closest('section')!;
      main.tabIndex = -1;
      main.focus();
      await page.user.keyboard('{Enter}');
      await waitFor(() => expect(address(page)).toBe('/emma/customer/c1'));
    });
  });
});
