import { act, screen, waitFor, within } from '@testing-library/react';
import type { SalesTodayView } from '#modules/customers/contract/sales-today.view.js';
import { customerTopic } from '#modules/moves/contract/live.js';
import { givenHomeBranch, OKLAHOMA, renderApp, type FakeApi } from '../../../testing';
import { GivenLive } from '../../../testing/given-live';
import TodayPage from '../today-page';
import { givenToday, SALES } from '../today.fixture';

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

const open = () => renderApp(<TodayPage />, { at: '/emma/today', roles: ['sales'] });
const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the lists of sales', () => {
  it('shows sales what visitors of the web site hold, and for how long still [R-TODAY-12]', async () => {
    open();
    const held = await part('Held online');
    const row = within((await held.findByText('Tue, 12/01, 9:00 AM')).closest('li')!);
    expect(row.getByText('9 min')).toBeVisible();
    expect(row.getByText('OKC_02, until 1:00 PM')).toBeVisible();
    expect(row.getByRole('link').getAttribute('href')).toBe(
      `/emma/move/2026-12-01?branchId=${OKLAHOMA}`,
    );
    expect(row.getByRole('button', { name: /^View Tue, 12\/01/ })).toBeVisible();
    jest.setSystemTime(new Date('2026-11-23T15:51:00Z'));
    act(() => void jest.advanceTimersByTime(60_000));
    expect(await held.findByText('Nobody is booking on the web site.')).toBeVisible();
  });

  it('lets go of whom a colleague called at once [R-TODAY-13]', async () => {
    const [live, colleague] = [new GivenLive(customerTopic('c1')), 'colleague'];
    open();
    const calls = await part('Call now');
    await calls.findByRole('article', { name: 'Tyler Brooks' });
    act(() => live.attach());
    await waitFor(() => expect(live.isWatching).toBe(true));
    const [, grace] = SALES.calls.customers;
    api.on<SalesTodayView>('GET /customermgt/today', {
      ...SALES,
      calls: { total: 8, customers: grace ? [grace] : [] },
    });
    const asked = api.callsOf('GET /customermgt/today').length;
    live.changed(6, colleague, { kind: 'call', eventId: 'e' });
    live.changed(7, colleague, { kind: 'nextCall', eventId: 'f' });
    expect(await calls.findByRole('article', { name: 'Grace Nguyen' })).toBeVisible();
    expect(api.callsOf('GET /customermgt/today')).toHaveLength(asked + 1);
  });
});
