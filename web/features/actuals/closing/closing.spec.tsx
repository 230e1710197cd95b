import { act, screen, waitFor, within } from '@testing-library/react';
import type { ActualRowView, ActualsView } from '#modules/actuals/contract/actual.view.js';
import { baseApi } from '../../../shared/api';
import { branchChosen, followOtherTabs } from '../../../shared/viewing-branch';
import {
  DENVER,
  FakeApi,
  givenActual,
  givenBranch,
  givenHomeBranch,
  OKLAHOMA,
  refuse,
  renderApp,
  standAt,
} from '../../../testing';
import ClosingPage from './closing-page';

const DAY = '2026-11-21';
const at = (clock: string): string => new Date(`${DAY}T${clock}:00-06:00`).toISOString();
const LIST = 'GET /actuals';
const SAVE = 'PUT /actuals/:operation';

const row = (n: number, change: Partial<ActualRowView> = {}): ActualRowView => ({
  ...givenActual({ operation: `${n}`.repeat(24) }),
  ...{ day: DAY, truckName: `T0${n}`, customerId: `${n}`.repeat(24) },
  customerName: `Customer ${n}`,
  ...change,
});
const complete = row(1, { started: at('08:30'), finished: at('12:30'), clockHours: 4, version: 2 });
const assumed = row(2, {
  ...{ started: at('08:40'), finished: at('12:40'), assumed: ['finished'], source: 'assumed' },
  version: 1,
});
const unknown = row(3);
const list = (...rows: ActualRowView[]): ActualsView => ({ rows, complete: 1, total: rows.length });

standAt('2026-11-22T18:00:00Z');

let api: FakeApi;
beforeEach(() => {
  givenHomeBranch(OKLAHOMA);
  api = new FakeApi()
    .on('GET /branch', [givenBranch()])
    .on<ActualsView>(LIST, list(complete, assumed, unknown));
});
afterEach(() => api.restore());

const open = () =>
  renderApp(<ClosingPage />, {
    at: `/emma/move/closing?day=${DAY}`,
    path: '/emma/move/closing',
    roles: ['manager'],
  });
const field = (name: string): Promise<HTMLElement> => screen.findByRole('textbox', { name });

it('counts what is complete, and says what each job lacks', async () => {
  open();
  expect(await screen.findByRole('heading', { name: '1 of 3 complete' })).toBeVisible();
  const rows = screen.getAllByRole('row').slice(1);
  expect(
    rows.map(({ textContent }) => /Complete|Assumed end|No start, no end/.exec(textContent)?.[0]),
  ).toEqual(['Complete', 'Assumed end', 'No start, no end']);
  const link = within(rows[1]!).getByRole('link', { name: 'Customer 2' });
  expect(link).toHaveAttribute('href', `/emma/customer/${assumed.customerId}`);
  expect(screen.getByRole('link', { name: 'Open the board' })).toHaveAttribute(
    'href',
    `/emma/move/${DAY}`,
  );
});

it('confirms with one key what is assumed, and goes to the next job', async () => {
  api.on(SAVE, () => {
    api.on<ActualsView>(LIST, list(complete, { ...assumed, assumed: [], version: 2 }, unknown));
    return givenActual();
  });
  const { user } = open();
  const end = await field('Finished: Customer 2');
  expect(end).toHaveValue('12:40 PM');
  await user.click(end);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(api.callsOf(SAVE)).toHaveLength(1));
  expect(api.callsOf(SAVE)[0]?.body).toEqual({ version: 1, finished: at('12:40') });
  await waitFor(async () => expect(await field('Started: Customer 3')).toHaveFocus());
  await user.keyboard('815');
  await user.tab();
  await user.keyboard('1215{Enter}');
  await waitFor(() => expect(api.callsOf(SAVE)).toHaveLength(2));
  expect(api.callsOf(SAVE)[1]?.body).toEqual({
    ...{ version: 0, started: at('08:15'), finished: at('12:15') },
  });
});

it('shows what was saved at once, before the list is read again', async () => {
  const stored = { ...givenActual(), operation: assumed.operation, version: 2 };
  const finished = at('13:30');
  api.on(SAVE, () => {
    api.on(LIST, () => new Promise(() => undefined));
    return { ...stored, started: assumed.started, finished };
  });
  const { user } = open();
  const end = await field('Finished: Customer 2');
  await user.click(end);
  await user.keyboard('1:30{Enter}');
  await waitFor(() => expect(end).toHaveValue('1:30 PM'));
  expect(screen.getByRole('heading', { name: '2 of 3 complete' })).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Complete' })).toHaveValue(2);
  expect(api.callsOf(LIST)).toHaveLength(2);
});

it('keeps what is typed where somebody else was faster', async () => {
  const message = 'These times were changed by someone else.';
  api.on(SAVE, () => {
    const theirs = { ...assumed, started: at('08:35'), version: 5 };
    api.on<ActualsView>(LIST, list(complete, theirs, unknown));
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
  await waitFor(() => expect(api.callsOf(SAVE)).toHaveLength(2));
  expect(api.callsOf(SAVE)[1]?.body).toMatchObject({ version: 5, finished: at('13:30') });
});

it('shows what somebody else entered in the same field before it is overwritten', async () => {
  const message = 'These times were changed by someone else.';
  const { user, dispatch } = open();
  const end = await field('Finished: Customer 2');
  await user.click(end);
  await user.keyboard('1:30');
  api.on<ActualsView>(LIST, () => {
    const theirs = { ...assumed, finished: at('13:00'), assumed: [], version: 5 };
    return list(complete, theirs, unknown);
  });
  act(() => void dispatch(baseApi.util.invalidateTags(['Actual'])));
  expect(await screen.findByText('Changed to 1:00 PM meanwhile')).toBeVisible();
  expect(end).toHaveValue('1:30');
  api.on(SAVE, refuse(409, 'STALE_ACTUAL', message));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  const finished = at('13:30');
  expect(api.callsOf(SAVE)[0]?.body).toEqual({ version: 1, finished });
  api.on(SAVE, givenActual());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(api.callsOf(SAVE)).toHaveLength(2));
  expect(api.callsOf(SAVE)[1]?.body).toEqual({ version: 5, finished });
});

it('asks before what is typed is lost with another day', async () => {
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

it('asks before what is typed is lost with another branch', async () => {
  api.on('GET /branch', [
    givenBranch(),
    givenBranch({ _id: DENVER, name: 'Denver', timezone: 'America/Denver' }),
  ]);
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
  await waitFor(() => expect(api.callsOf(LIST).at(-1)?.query.get('branchId')).toBe(DENVER));
  expect(await field('Started: Customer 3')).toHaveValue('');
});

it('leaves the branch of another tab alone, and shows it once what is typed is saved', async () => {
  api
    .on(SAVE, givenActual())
    .on('GET /branch', [
      givenBranch(),
      givenBranch({ _id: DENVER, name: 'Denver', timezone: 'America/Denver' }),
    ]);
  const { user, dispatch } = open();
  followOtherTabs(dispatch);
  await user.type(await field('Started: Customer 3'), '815');
  localStorage.setItem('viewingBranch', DENVER);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'viewingBranch' })));
  expect(
    await screen.findByText(/Oklahoma City stays here until your times are saved/),
  ).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.type(await field('Finished: Customer 3'), '1215');
  expect(localStorage.getItem('viewingBranch')).toBe(DENVER);
  expect(api.callsOf(LIST).at(-1)?.query.get('branchId')).toBe(OKLAHOMA);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.callsOf(LIST).at(-1)?.query.get('branchId')).toBe(DENVER));
  expect(screen.queryByText(/stays here until/)).toBeNull();
});

it('keeps what is typed in sight, and asks no more once it is saved', async () => {
  api.on(SAVE, givenActual());
  const { user, router } = open();
  await user.type(await field('Finished: Customer 1'), '{Backspace>}1245');
  await user.click(screen.getByRole('switch', { name: 'Only what is missing' }));
  expect(await field('Finished: Customer 1')).toHaveValue('1245');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Day before' }));
  await waitFor(() => expect(router.state.location.search).toBe('?day=2026-11-20'));
});

it('puts the focus on the field at fault, and after the last job on the way to the board', async () => {
  const errors = [{ path: 'finished', message: 'A job takes at most 20 hours' }];
  api
    .on<ActualsView>(LIST, list(complete, unknown))
    .on(SAVE, refuse(400, 'VALIDATION_FAILED', 'Please fix it', { errors }));
  const { user } = open();
  await user.type(await field('Started: Customer 3'), '8');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(await field('Finished: Customer 3')).toHaveFocus());
  api.on(SAVE, () => {
    api.on<ActualsView>(LIST, list(complete));
    return givenActual();
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Open the board' })).toHaveFocus());
});

it('keeps the focus while it saves, and takes no second Enter', async () => {
  let answer: (given: unknown) => void = () => undefined;
  api.on(SAVE, () => new Promise((resolve) => (answer = resolve)));
  const { user } = open();
  const end = await field('Finished: Customer 2');
  await user.click(end);
  await user.keyboard('1:30{Enter}');
  await waitFor(() => expect(api.callsOf(SAVE)).toHaveLength(1));
  expect(end).toHaveAttribute('readonly');
  expect(end).toHaveAttribute('aria-busy', 'true');
  await user.keyboard('{Enter}5');
  expect(end).toHaveFocus();
  expect(end).toHaveValue('1:30');
  answer(refuse(503, 'SERVICE_UNAVAILABLE', 'Not now'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Try again in a moment/);
  expect(end).not.toHaveAttribute('readonly');
  expect(end).toHaveFocus();
  expect(api.callsOf(SAVE)).toHaveLength(1);
});

it('names what is no time, and what the server refuses', async () => {
  const errors = [{ path: 'finished', message: 'A job takes at most 20 hours' }];
  api.on(SAVE, () => refuse(400, 'VALIDATION_FAILED', 'Please fix it', { errors }));
  const { user } = open();
  const start = await field('Started: Customer 3');
  await user.type(start, 'soon{Enter}');
  expect(await screen.findByText('Enter a time such as 8:15 AM')).toBeVisible();
  expect(api.callsOf(SAVE)).toHaveLength(0);
  await user.clear(start);
  await user.type(start, '8{Enter}');
  expect(await screen.findByText('A job takes at most 20 hours')).toBeVisible();
});

it('names the time that it read where that time is refused', async () => {
  const errors = [{ path: 'finished', message: 'This time lies in the future' }];
  api.on(SAVE, refuse(400, 'VALIDATION_FAILED', 'Please fix it', { errors }));
  const { user } = open();
  const end = await field('Finished: Customer 2');
  await user.click(end);
  await user.keyboard('730{Enter}');
  expect(await screen.findByText('This time lies in the future (read as 7:30 PM)')).toBeVisible();
  expect(end).toHaveValue('730');
});

it('says that the server is not reached until there is a network again', async () => {
  const { user } = open();
  await user.click(await field('Finished: Customer 2'));
  api.line = 'down';
  await user.keyboard('1:30{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The server cannot be reached/);
  api.line = 'up';
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await field('Finished: Customer 2')).toHaveValue('1:30');
});

it('has a word for a day without jobs, and for one that could not be read', async () => {
  api.on<ActualsView>(LIST, list());
  const { unmount } = open();
  expect(await screen.findByText(/^No booked jobs on/)).toBeVisible();
  unmount();
  api.on(LIST, refuse(503, 'SERVICE_UNAVAILABLE', 'Not now'));
  open();
  expect(await screen.findByRole('button', { name: /try again|retry/i })).toBeVisible();
});
