import { act, screen, waitFor, within } from '@testing-library/react';
import type { ScheduleDayView, ScheduleView } from '#modules/scheduling/contract/schedule.view.js';
import { baseApi } from '../../shared/api';
import { deviceStore, forgetDevice } from '../../shared/device';
import {
  beside,
  DENVER,
  FakeApi,
  givenActual,
  givenEmployee,
  refuse,
  renderApp,
  type Rendered,
} from '../../testing';
import type { Call } from '../../testing/fake-api';
import JobPage from './job-page';
import MySchedulePage from './my-schedule-page';
import { FIRST_JOB, givenDay, givenJob, givenTwoJobs } from './schedule.fixture';

const SEND = 'POST /actuals/stamps';
const SCHEDULE = 'GET /assignment/schedule/:id';

describe('the jobs of today on the phone', () => {
  let server: FakeApi;
  beforeEach(() => {
    jest.useFakeTimers({
      now: new Date('2026-11-21T13:16:00Z'),
      doNotFake: ['queueMicrotask'],
      advanceTimers: true,
    });
    server = new FakeApi()
      .on('GET /employee/self', givenEmployee())
      .on<ScheduleView>(SCHEDULE, givenTwoJobs());
  });
  afterEach(async () => {
    jest.useRealTimers();
    server.restore();
    await forgetDevice();
  });

  const openSchedule = () => renderApp(<MySchedulePage />, { roles: ['mover'] });
  const openJob = (operation: string) =>
    renderApp(<JobPage />, {
      roles: ['mover'],
      at: `/emma/account/job/${operation}`,
      path: '/emma/account/job/:operationId',
    });
  const now = async () => within(await screen.findByRole('region', { name: 'Now' }));
  const button = (name: RegExp | string) => screen.findByRole('button', { name });
  /** Taps, and waits until the next tap counts. */
  const tap = async ({ user }: Rendered, name: RegExp | string): Promise<void> => {
    await beside(async () => user.click(await button(name)));
    await act(() => jest.advanceTimersByTimeAsync(1_000));
  };

  it('say with the present one which truck it is, which takes over, and to which branch one is lent [R-CREW-8]', async () => {
    const { '2026-11-21': today } = givenTwoJobs();
    const standIn = { name: 'T03', from: '07:15' };
    const lent = { branchId: DENVER, branchName: 'Denver', standIn };
    server.on<ScheduleView>(SCHEDULE, { '2026-11-21': { ...today!, ...lent } });
    openSchedule();
    const words = await now();
    expect(words.getByText('From 7:15 AM you drive T03.')).toBeVisible();
    expect(await words.findByText('Truck T01, lent to Denver')).toBeVisible();
  });

  it('say at home only the truck, and its change also where no job is left [R-CREW-8]', async () => {
    const down = givenDay({ operations: [], unavailableFrom: '12:30' });
    server.on<ScheduleView>(SCHEDULE, { '2026-11-21': down });
    openSchedule();
    const part = within(await screen.findByRole('region', { name: 'Today' }));
    expect(part.getByText('T01 is down from 12:30 PM.')).toBeVisible();
    expect(part.getByText('Truck T01')).toBeVisible();
  });

  it('have one button that goes from leaving the yard to being back, and then to the next job [R-CREW-16]', async () => {
    server.line = 'up';
    const page = openSchedule();
    await now();
    server.line = 'down';
    await tap(page, /^Leave the yard/);
    await tap(page, /^Start the job/);
    await tap(page, 'Start a break');
    await tap(page, 'End the break');
    await tap(page, /^Finish the job/);
    await tap(page, 'Back at the yard');
    expect((await now()).getByText('Ada Lopez')).toBeInTheDocument();
    await tap(page, /^Leave the yard/);
    expect(await screen.findByText('7 not sent')).toBeInTheDocument();
    const others = within(screen.getByRole('list', { name: 'Other jobs of today' }));
    expect(others.getByRole('link', { name: /Maria Gomez.*done/ })).toBeInTheDocument();
  });

  it('say when one that waits is expected, and when it was planned [R-ACTUAL-18]', async () => {
    const [day, entry] = Object.entries(givenTwoJobs())[0]!;
    const [first, second] = entry.operations;
    const waiting = { ...second!, expectedStart: '2026-11-21T20:30:00.000Z', waitsFor: true };
    server.on<ScheduleView>(SCHEDULE, { [day]: { ...entry, operations: [first!, waiting] } });
    openSchedule();
    const others = within(await screen.findByRole('list', { name: 'Other jobs of today' }));
    const words = /Expected 2:30 PM( CST)?, planned 1:00 PM/;
    expect(others.getByText(words)).toBeVisible();
    expect(
      within(screen.getByRole('listitem', { current: 'date' })).getByText(words),
    ).toBeVisible();
  });

  it('are not all said to be done where an earlier one was never finished [R-CREW-16]', async () => {
    const [[day, entry]] = Object.entries(givenTwoJobs()) as [[string, ScheduleDayView]];
    const [first, second] = entry.operations;
    const began = { started: '2026-11-21T14:00:00Z' };
    const ended = { finished: '2026-11-21T18:00:00Z', backYard: '2026-11-21T18:20:00Z' };
    server.on<ScheduleView>(SCHEDULE, {
      [day]: {
        ...entry,
        operations: [
          { ...first!, actual: givenActual({ operation: first!._id, state: 'working', ...began }) },
          {
            ...second!,
            actual: givenActual({ operation: second!._id, state: 'back', ...began, ...ended }),
          },
        ],
      },
    });
    openSchedule();
    expect(await screen.findByRole('heading', { name: 'Today’s jobs' })).toBeVisible();
    const rows = within(screen.getByRole('list', { name: 'Other jobs of today' }));
    expect(rows.getByRole('link', { name: /Maria Gomez.*not finished/ })).toBeVisible();
    expect(rows.getByRole('link', { name: /Ada Lopez.*done/ })).toBeVisible();
  });

  it('take no second tap that was meant for the first button [R-CREW-16]', async () => {
    const { user } = openSchedule();
    server.on(SEND, refuse(503, 'X', 'down'));
    await user.click(await button(/^Leave the yard/));
    await user.click(await button(/^Start the job/));
    expect(await screen.findByText('1 not sent')).toBeInTheDocument();
  });

  it('are stamped in error for two minutes at most [R-CREW-17]', async () => {
    server.line = 'up';
    const page = openSchedule();
    await button(/^Leave the yard/);
    server.line = 'down';
    await tap(page, /^Leave the yard/);
    await tap(page, /^Undo “Left the yard 7:16 AM/);
    expect(await button(/^Leave the yard/)).toBeInTheDocument();
    await tap(page, /^Leave the yard/);
    expect(await button(/^Undo/)).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(121_000));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument(),
    );
  });

  it('take extra minutes with what they were for [R-CREW-16]', async () => {
    const started = '2026-11-21T13:10:00.000Z';
    const actual = givenActual({ version: 2, state: 'working', started });
    server.on<ScheduleView>(SCHEDULE, {
      '2026-11-21': givenDay({ operations: [givenJob({ actual })] }),
    });
    const { user } = openSchedule();
    await user.click(await button('Extra time'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Extra time' }));
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(dialog.getAllByText('This field is required')).toHaveLength(2);
    await user.click(dialog.getByRole('button', { name: '30 min' }));
    await user.type(dialog.getByLabelText('What took longer'), 'Piano');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(server.callsOf(SEND)).toHaveLength(1));
    expect(server.callsOf(SEND)[0]?.body).toMatchObject({
      stamps: [{ operation: FIRST_JOB, kind: 'extra', minutes: 30, note: 'Piano' }],
    });
    expect(await screen.findByText('30 extra minutes')).toBeInTheDocument();
  });

  it('say which stamp was not taken, and what to do, until it was read [R-CREW-19]', async () => {
    server.on(SEND, ({ body }) => ({
      results: (body as { stamps: { id: string; at: string }[] }).stamps.map(({ id, at }) => ({
        ...{ id, at, state: 'refused', code: 'NOT_YOUR_JOB' },
        message: 'This job is not on your truck that day.',
      })),
      actuals: [],
    }));
    const page = openSchedule();
    await tap(page, /^Leave the yard/);
    const refused = await screen.findByRole('alert');
    expect(refused).toHaveTextContent(
      /^Left the yard 7:16 AM.*, Maria Gomez: not taken\. You are not on this job\. Ask the office\. Once you are, send this again\.$/,
    );
    await page.user.click(await button(/^Remove/));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(screen.queryByText(/not sent/)).not.toBeInTheDocument();
  });

  it('send a refused stamp again with its own time, and name its job though it left the schedule [R-CREW-19]', async () => {
    const stamps = ({ body }: Call) => (body as { stamps: { id: string; at: string }[] }).stamps;
    const refusal = { code: 'JOB_NOT_BOOKED', message: 'This job is on no truck.' };
    server.on(SEND, (call) => ({
      results: stamps(call).map(({ id, at }) => ({ id, at, state: 'refused', ...refusal })),
      actuals: [],
    }));
    const page = openSchedule();
    await tap(page, /^Leave the yard/);
    await screen.findByRole('alert');
    server.on<ScheduleView>(SCHEDULE, { '2026-11-21': givenDay({ operations: [] }) });
    act(() => void page.dispatch(baseApi.util.invalidateTags(['Schedule'])));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Now' })).toBeNull());
    const refused = screen.getByRole('alert');
    expect(refused).toHaveTextContent(/^Left the yard 7:16 AM.*, Maria Gomez: not taken\./);
    expect(refused).toHaveTextContent(/ Ask the office\./);
    expect(refused).not.toHaveTextContent(/truck/);
    const asked = server.callsOf(SCHEDULE).length;
    await act(() => {
      // At once: with what is asked meanwhile it would be asked again and again.
      jest.advanceTimersByTime(600_000);
      return jest.advanceTimersByTimeAsync(0);
    });
    await waitFor(() => expect(server.callsOf(SCHEDULE)).toHaveLength(asked + 1));
    server.on(SEND, (call) => ({
      results: stamps(call).map(({ id, at }) => ({ id, at, state: 'stored' })),
      actuals: [],
    }));
    server.on<ScheduleView>(SCHEDULE, { '2026-11-21': givenDay() });
    await beside(async () =>
      page.user.click(await button(/^Send again: “Left the yard 7:16 AM.*”$/)),
    );
    await waitFor(() => expect(server.callsOf(SEND)).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await screen.findByRole('region', { name: 'Now' });
    expect(server.callsOf(SCHEDULE)).toHaveLength(asked + 2);
    const [first, again] = server.callsOf(SEND).map(stamps);
    expect(again).toEqual(first);
    expect(JSON.stringify(first)).not.toContain('Gomez');
  });

  it('open without a network as they were, once they were opened, with nothing of money [R-CREW-21]', async () => {
    const { unmount } = openSchedule();
    await now();
    await waitFor(async () => expect(await (await deviceStore()).copies()).toHaveLength(1));
    const kept = JSON.stringify(await (await deviceStore()).copies());
    expect(kept).toContain('1142#');
    expect(kept).not.toMatch(/fee|cost|price|rate|\$/i);
    unmount();
    server.line = 'down';
    openJob(FIRST_JOB);
    expect(await screen.findByRole('heading', { name: 'Maria Gomez' })).toBeInTheDocument();
    expect(screen.getByText(/1200 N Walker Ave #4/)).toBeInTheDocument();
    expect(screen.getByText(/gate code 1142# · dock East/)).toBeInTheDocument();
    expect(screen.getByText('3.75 h')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Directions to 1200 N Walker Ave/ })).toHaveAttribute(
      'href',
      expect.stringContaining('maps/dir'),
    );
    expect(await button(/^Leave the yard/)).toBeInTheDocument();
  });

  it('say that a job is not in the schedule anymore', async () => {
    openJob('65f0000000000000000000af');
    expect(await screen.findByText('This job is not in your schedule')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'My Schedule' })).toBeInTheDocument();
  });

  it('offer to try again where nothing is known', async () => {
    server.on(SCHEDULE, refuse(500, 'SYSTEM_ERROR', 'secret'));
    openJob(FIRST_JOB);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
