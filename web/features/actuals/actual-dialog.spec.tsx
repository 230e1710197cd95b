import { screen, waitFor } from '@testing-library/react';
import type { ActualWithStampsView, StampView } from '#modules/actuals/contract/actual.view.js';
import { onFinalAct } from '../../shared/store';
import { FakeApi, givenActual, refuse, renderApp } from '../../testing';
import { ActualLine } from './actual-line';

const DAY = '2026-11-21';
const OPERATION = '65f0000000000000000000a1';
const at = (clock: string): string => new Date(`${DAY}T${clock}:00-06:00`).toISOString();
const READ = 'GET /actuals/:operation';
const SAVE = 'PUT /actuals/:operation';

const stamp: StampView = {
  ...{ _id: '1'.repeat(24), kind: 'started', at: at('08:30'), deviceAt: at('08:30') },
  ...{ receivedAt: at('08:31'), by: '2'.repeat(24), minutes: null, note: null, inForce: true },
};
const typed: ActualWithStampsView = {
  ...givenActual({ version: 2, started: at('08:45'), source: 'office', state: 'working' }),
  stamps: [stamp],
};

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi().on<ActualWithStampsView>(READ, typed);
});
afterEach(() => api.restore());

const open = (role: 'manager' | 'sales' = 'manager') =>
  renderApp(
    <ActualLine operation={OPERATION} name="Maria Gomez" day={DAY} timezone="America/Chicago" />,
    { roles: [role] },
  );

it('says when a job went on, to be corrected by those who dispatch', async () => {
  open('sales');
  expect(await screen.findByText('Started 8:45 AM')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('returns to the stamps where a field is emptied, and sends only what was changed', async () => {
  const done = jest.fn();
  const stop = onFinalAct(done);
  api.on(SAVE, givenActual());
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Correct the times' }));
  const start = await screen.findByRole('textbox', { name: 'Started' });
  expect(screen.getByText('Stamped 8:30 AM; empty the field to use it')).toBeVisible();
  await user.clear(start);
  await user.type(screen.getByRole('textbox', { name: 'Finished' }), '1230');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.callsOf(SAVE)).toHaveLength(1));
  const correction = { version: 2, started: null, finished: at('12:30') };
  expect(api.callsOf(SAVE)[0]?.body).toEqual(correction);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // Undo of a board stops there.
  const why = "Times of a job can't be taken back.";
  expect(done.mock.calls).toEqual([[{ name: 'Times of a job', why }]]);
  stop();
});

it('keeps what is typed when somebody else changed the times, and asks before it is thrown away', async () => {
  const message = 'These times were changed by someone else.';
  api.on(SAVE, () => {
    api.on<ActualWithStampsView>(READ, { ...typed, version: 7, breakMinutes: 30 });
    return refuse(409, 'STALE_ACTUAL', message);
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Correct the times' }));
  const end = await screen.findByRole('textbox', { name: 'Finished' });
  await user.type(end, '1230');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(new RegExp(message))).toBeVisible();
  expect(end).toHaveValue('1230');
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Breaks' })).toHaveValue('30 min'),
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.callsOf(SAVE)).toHaveLength(2));
  expect(api.callsOf(SAVE)[1]?.body).toEqual({ version: 7, finished: at('12:30') });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(end).toHaveValue('1230');
});
