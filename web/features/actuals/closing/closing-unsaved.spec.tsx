import { act, screen, waitFor, within } from '@testing-library/react';
import type { ActualsView } from '#modules/actuals/contract/actual.view.js';
import { baseApi } from '../../../shared/api';
import { branchChosen } from '../../../shared/viewing-branch';
import { DENVER, givenActual, givenBranch, OKLAHOMA, refuse } from '../../../testing';
import {
  assumed,
  at,
  complete,
  DAY,
  field,
  givenClosing,
  list,
  LIST,
  open,
  SAVE,
  unknown,
} from './given-closing.fixture';

const given = givenClosing();

const TWO_BRANCHES = [
  givenBranch(),
  givenBranch({ _id: DENVER, name: 'Denver', timezone: 'America/Denver' }),
];

it('keeps what is typed where somebody else was faster [R-ACTUAL-11]', async () => {
  const message = 'These times were changed by someone else.';
  given.api.on(SAVE, () => {
    const theirs = { ...assumed, started: at('08:35'), version: 5 };
    given.api.on<ActualsView>(LIST, list(complete, theirs, unknown));
    return refuse(409, 'STALE_ACTUAL', message);
  });
  const { user } = open();
  const end = await field('Finished: Customer 2');
  await user.click(end);
  await user.keyboard('1:30{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  await waitFor(async () => expect(await field('Started: Customer 2')).toHaveValue('8:35 AM'));
  expect(end).toHaveValue('1:30');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(given.api.callsOf(SAVE)).toHaveLength(2));
  expect(given.api.callsOf(SAVE)[1]?.body).toMatchObject({ version: 5, finished: at('13:30') });
});

it('shows what somebody else entered in the same field before it is overwritten [R-ACTUAL-11]', async () => {
  const message = 'These times were changed by someone else.';
  const { user, dispatch } = open();
  const end = await field('Finished: Customer 2');
  await user.click(end);
  await user.keyboard('1:30');
  given.api.on<ActualsView>(LIST, () => {
    const theirs = { ...assumed, finished: at('13:00'), assumed: [], version: 5 };
    return list(complete, theirs, unknown);
  });
  act(() => void dispatch(baseApi.util.invalidateTags(['Actual'])));
  expect(await screen.findByText('Changed to 1:00 PM meanwhile')).toBeVisible();
  expect(end).toHaveValue('1:30');
  given.api.on(SAVE, refuse(409, 'STALE_ACTUAL', message));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  const finished = at('13:30');
  expect(given.api.callsOf(SAVE)[0]?.body).toEqual({ version: 1, finished });
  given.api.on(SAVE, givenActual());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(given.api.callsOf(SAVE)).toHaveLength(2));
  expect(given.api.callsOf(SAVE)[1]?.body).toEqual({ version: 5, finished });
});

it('asks before what is typed is lost with another day [R-ACTUAL-11]', async () => {
  const { user, router } = open();
  await user.type(await field('Started: Customer 3'), '815');
  await user.click(screen.getByRole('button', { name: 'Day before' }));
  const question = within(await screen.findByRole('dialog', { name: 'Leave this page?' }));
  expect(question.getByText('The times of 1 job are not saved.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Stay' }));
  expect(await field('Started: Customer 3')).toHaveValue('815');
  expect(router.state.location.search).toBe(`?day=${DAY}`);
  await user.click(screen.getByRole('button', { name: 'Day before' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.search).toBe('?day=2026-11-20'));
});

it('asks before what is typed is lost with another branch [R-ACTUAL-11]', async () => {
  given.api.on('GET /branch', TWO_BRANCHES);
  const { user, dispatch } = open();
  await user.type(await field('Started: Customer 3'), '815');
  act(() => void dispatch(branchChosen(DENVER)));
  const question = within(await screen.findByRole('dialog', { name: 'Show another branch?' }));
  expect(question.getByText('The times of 1 job are not saved.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(localStorage.getItem('viewingBranch')).toBe(OKLAHOMA));
  expect(await field('Started: Customer 3')).toHaveValue('815');
  act(() => void dispatch(branchChosen(DENVER)));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(given.api.callsOf(LIST).at(-1)?.query.get('branchId')).toBe(DENVER));
  expect(await field('Started: Customer 3')).toHaveValue('');
});

it('stays at its branch, and asks nothing, where another tab chooses another [R-ACTUAL-11]', async () => {
  given.api.on('GET /branch', TWO_BRANCHES);
  const { user } = open();
  await user.type(await field('Started: Customer 3'), '815');
  localStorage.setItem('viewingBranch', DENVER);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'viewingBranch' })));
  expect(await field('Started: Customer 3')).toHaveValue('815');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(given.api.callsOf(LIST).map(({ query }) => query.get('branchId'))).toEqual([OKLAHOMA]);
});

it('keeps what is typed in sight, and asks no more once it is saved', async () => {
  given.api.on(SAVE, givenActual());
  const { user, router } = open();
  await user.type(await field('Finished: Customer 1'), '{Backspace>}1245');
  await user.click(screen.getByRole('switch', { name: 'Only what is missing' }));
  expect(await field('Finished: Customer 1')).toHaveValue('1245');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Day before' }));
  await waitFor(() => expect(router.state.location.search).toBe('?day=2026-11-20'));
});
