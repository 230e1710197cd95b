import { act, screen, waitFor, within } from '@testing-library/react';
import type { ActualsView } from '#modules/actuals/contract/actual.view.js';
import { givenActual, refuse } from '../../../testing';
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

it('counts what is complete, and says what each job lacks [R-ACTUAL-11]', async () => {
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

it('shows plan, clock and difference, the promises kept, and doubts what is far off [R-ACTUAL-15, R-ACTUAL-16]', async () => {
  const far = { ...complete, ...{ clockHours: 12.5, difference: 8.5, kept: false } };
  const doubt = 'Far longer than planned';
  given.api.on<ActualsView>(LIST, list(complete, { ...far, operation: 'f'.repeat(24), doubt }));
  open();
  expect(await screen.findByText('Promises kept: 1 of 2')).toBeVisible();
  const [, first, second] = screen.getAllByRole('row');
  expect(first).toHaveTextContent(/4 h4 h0 hComplete/);
  expect(second).toHaveTextContent(/4 h12.5 h\+8.5 hComplete · checkFar longer than planned/);
});

it('confirms with one key what is assumed, and goes to the next job [R-ACTUAL-11]', async () => {
  given.api.on(SAVE, () => {
    given.api.on<ActualsView>(
      LIST,
      list(complete, { ...assumed, assumed: [], version: 2 }, unknown),
    );
    return givenActual();
  });
  const { user } = open();
  const end = await field('Finished: Customer 2');
  expect(end).toHaveValue('12:40 PM');
  await user.click(end);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(given.api.callsOf(SAVE)).toHaveLength(1));
  expect(given.api.callsOf(SAVE)[0]?.body).toEqual({ version: 1, finished: at('12:40') });
  await waitFor(async () => expect(await field('Started: Customer 3')).toHaveFocus());
  await user.keyboard('815');
  await user.tab();
  await user.keyboard('1215{Enter}');
  await waitFor(() => expect(given.api.callsOf(SAVE)).toHaveLength(2));
  expect(given.api.callsOf(SAVE)[1]?.body).toEqual({
    ...{ version: 0, started: at('08:15'), finished: at('12:15') },
  });
});

it('shows what was saved at once, before the list is read again', async () => {
  const stored = { ...givenActual(), operation: assumed.operation, version: 2 };
  const finished = at('13:30');
  given.api.on(SAVE, () => {
    given.api.on(LIST, () => new Promise(() => undefined));
    return { ...stored, started: assumed.started, finished };
  });
  const { user } = open();
  const end = await field('Finished: Customer 2');
  await user.click(end);
  await user.keyboard('1:30{Enter}');
  await waitFor(() => expect(end).toHaveValue('1:30 PM'));
  expect(screen.getByRole('heading', { name: '2 of 3 complete' })).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Complete' })).toHaveValue(2);
  expect(screen.getByText('Promises kept: 2 of 2')).toBeVisible();
  expect(given.api.callsOf(LIST)).toHaveLength(2);
});

it('puts the focus on the field at fault, and after the last job on the way to the board', async () => {
  const errors = [{ path: 'finished', message: 'A job takes at most 20 hours' }];
  given.api
    .on<ActualsView>(LIST, list(complete, unknown))
    .on(SAVE, refuse(400, 'VALIDATION_FAILED', 'Please fix it', { errors }));
  const { user } = open();
  await user.type(await field('Started: Customer 3'), '8');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(await field('Finished: Customer 3')).toHaveFocus());
  given.api.on(SAVE, () => {
    given.api.on<ActualsView>(LIST, list(complete));
    return givenActual();
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Open the board' })).toHaveFocus());
});

it('keeps the focus while it saves, and takes no second Enter', async () => {
  let answer: (given: unknown) => void = () => undefined;
  given.api.on(SAVE, () => new Promise((resolve) => (answer = resolve)));
  const { user } = open();
  const end = await field('Finished: Customer 2');
  await user.click(end);
  await user.keyboard('1:30{Enter}');
  await waitFor(() => expect(given.api.callsOf(SAVE)).toHaveLength(1));
  expect(end).toHaveAttribute('readonly');
  expect(end).toHaveAttribute('aria-busy', 'true');
  await user.keyboard('{Enter}5');
  expect(end).toHaveFocus();
  expect(end).toHaveValue('1:30');
  answer(refuse(503, 'SERVICE_UNAVAILABLE', 'Not now'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Try again in a moment/);
  expect(end).not.toHaveAttribute('readonly');
  expect(end).toHaveFocus();
  expect(given.api.callsOf(SAVE)).toHaveLength(1);
});

it('names what is no time, and what the server refuses', async () => {
  const errors = [{ path: 'finished', message: 'A job takes at most 20 hours' }];
  given.api.on(SAVE, () => refuse(400, 'VALIDATION_FAILED', 'Please fix it', { errors }));
  const { user } = open();
  const start = await field('Started: Customer 3');
  await user.type(start, 'soon{Enter}');
  expect(await screen.findByText('Enter a time such as 8:15 AM')).toBeVisible();
  expect(given.api.callsOf(SAVE)).toHaveLength(0);
  await user.clear(start);
  await user.type(start, '8{Enter}');
  expect(await screen.findByText('A job takes at most 20 hours')).toBeVisible();
});

it('names the time that it read where that time is refused [R-ACTUAL-11]', async () => {
  const errors = [{ path: 'finished', message: 'This time lies in the future' }];
  given.api.on(SAVE, refuse(400, 'VALIDATION_FAILED', 'Please fix it', { errors }));
  const { user } = open();
  const end = await field('Finished: Customer 2');
  await user.click(end);
  await user.keyboard('730{Enter}');
  expect(await screen.findByText('This time lies in the future (read as 7:30 PM)')).toBeVisible();
  expect(end).toHaveValue('730');
});

it('says that the server is not reached until there is a network again [R-ACTUAL-11]', async () => {
  const { user } = open();
  await user.click(await field('Finished: Customer 2'));
  given.api.line = 'down';
  await user.keyboard('1:30{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The server cannot be reached/);
  given.api.line = 'up';
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await field('Finished: Customer 2')).toHaveValue('1:30');
});

it('has a word for a day without jobs, and for one that could not be read', async () => {
  given.api.on<ActualsView>(LIST, list());
  const { unmount } = open();
  expect(await screen.findByText(/^No booked jobs on/)).toBeVisible();
  unmount();
  given.api.on(LIST, refuse(503, 'SERVICE_UNAVAILABLE', 'Not now'));
  open();
  expect(await screen.findByRole('button', { name: /try again|retry/i })).toBeVisible();
});
