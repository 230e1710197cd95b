import { screen, waitFor } from '@testing-library/react';
import type { JSX } from 'react';
import { addDays } from '#kernel/local-date.js';
import { lastTypedDay } from '#kernel/typed-day.js';
import { todayIn } from '../../shared/format';
import { DENVER, FakeApi, givenBranch, OKLAHOMA, givenHomeBranch, renderApp } from '../../testing';
import { useBoardAddress } from './use-board-address';

function Probe(): JSX.Element {
  const { branchId, day, today, find, marks, ...address } = useBoardAddress();
  const { goTo, lookFor, pressMarks } = address;
  return (
    <>
      <p>
        {branchId} {day === today ? 'today' : day}
      </p>
      <button onClick={() => goTo(addDays(day, 1))}>Next day</button>
      <button onClick={() => lookFor('T03')}>Find {find}</button>
      <button onClick={() => pressMarks(['tight', 'reconfirm'])}>Press {marks.join(' ')}</button>
    </>
  );
}

describe('the address of the board', () => {
  let server: FakeApi;

  beforeEach(() => {
    localStorage.clear();
    givenHomeBranch(OKLAHOMA);
    server = new FakeApi().on('GET /branch', [
      givenBranch(),
      givenBranch({ _id: DENVER, name: 'Denver' }),
    ]);
  });
  afterEach(() => server.restore());

  const open = (at: string) =>
    renderApp(<Probe />, { at, path: '/emma/move/:pathDay?', roles: ['manager'] });

  it('is today at one’s own branch unless it says otherwise [R-BOARD-1]', async () => {
    const { router } = open('/emma/move');
    await screen.findByText(`${OKLAHOMA} today`);
    await waitFor(() => expect(router.state.location.search).toBe(`?branchId=${OKLAHOMA}`));
    expect(router.state.location.pathname).toMatch(/^\/emma\/move\/\d{4}-\d\d-\d\d$/);
  });

  it('names day and branch, and is rewritten when they change [R-BOARD-1]', async () => {
    const { router, user } = open(`/emma/move/2027-03-10?branchId=${DENVER}`);
    await screen.findByText(`${DENVER} 2027-03-10`);
    await waitFor(() => expect(localStorage.getItem('viewingBranch')).toBe(DENVER));
    await user.click(screen.getByRole('button', { name: 'Next day' }));
    await screen.findByText(`${DENVER} 2027-03-11`);
    const { pathname, search } = router.state.location;
    expect(`${pathname}${search}`).toBe(`/emma/move/2027-03-11?branchId=${DENVER}`);
  });

  it.each(['2050-01-01', '1999-12-31'])(
    'is today’s, and says why, for a day that has no board: %s [R-BOARD-1]',
    async (day) => {
      const { router } = open(`/emma/move/${day}?branchId=${OKLAHOMA}`);
      await screen.findByText(`${OKLAHOMA} today`);
      expect(await screen.findByText(/^There are boards from 01\/01\/2000 to /)).toBeVisible();
      await waitFor(() => expect(router.state.location.pathname).not.toContain(day));
      expect(router.state.historyAction).toBe('REPLACE');
    },
  );

  it('ends its steps at the last board [R-BOARD-1]', async () => {
    const last = lastTypedDay(todayIn('America/Chicago'));
    const { router, user } = open(`/emma/move/${last}?branchId=${OKLAHOMA}`);
    await screen.findByText(`${OKLAHOMA} ${last}`);
    await user.click(screen.getByRole('button', { name: 'Next day' }));
    expect(router.state.location.pathname).toBe(`/emma/move/${last}`);
  });

  it('keeps what is looked for, over the days too [R-BOARD-40]', async () => {
    const { router, user } = open(`/emma/move/2027-03-10?branchId=${OKLAHOMA}&find=gomez`);
    await user.click(await screen.findByRole('button', { name: 'Find gomez' }));
    await user.click(await screen.findByRole('button', { name: 'Next day' }));
    await screen.findByText(`${OKLAHOMA} 2027-03-11`);
    expect(router.state.location.search).toBe(`?branchId=${OKLAHOMA}&find=T03`);
  });

  it('has the marks that are pressed, without names that there are not, and keeps them [R-BOARD-61]', async () => {
    const at = `/emma/move/2027-03-10?branchId=${OKLAHOMA}`;
    const { router, user } = open(`${at}&mark=lateFinish,unconfirmed,lateFinish`);
    const button = await screen.findByRole('button', { name: 'Press lateFinish' });
    const address = (): string =>
      `${router.state.location.pathname}${router.state.location.search}`;
    await waitFor(() => expect(address()).toBe(`${at}&mark=lateFinish`));
    await user.click(button);
    await screen.findByRole('button', { name: 'Press tight reconfirm' });
    expect(address()).toBe(`${at}&mark=tight,reconfirm`);
    await user.click(screen.getByRole('button', { name: 'Next day' }));
    await screen.findByText(`${OKLAHOMA} 2027-03-11`);
    expect(address()).toContain('mark=tight,reconfirm');
  });
});
