import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer, type JSX } from 'react';
import type { NotesView } from '#modules/scheduling/contract/day.view.js';
import { live } from '../../../shared/realtime';
import { FakeApi, OKLAHOMA, refuse, renderApp } from '../../../testing';
import { DayPlanner } from '../day/day-planner';
import { DAY, givenDay } from '../given-day.fixture';
import { GivenLive } from '../../../testing/given-live';

const SAVE = 'PUT /movemanager/notes';

function Page(): JSX.Element {
  const [isLeft, leave] = useReducer(() => true, false);
  if (isLeft) return <p>Elsewhere</p>;
  return (
    <>
      <DayPlanner branchId={OKLAHOMA} day={DAY} isProblem={() => false} />
      <button onClick={leave}>Leave</button>
    </>
  );
}

describe('DailyAlerts', () => {
  let server: FakeApi;
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true });
    const assignment = { ...givenDay().assignment, notes: 'Marathon', notesRevision: 1 };
    server = new FakeApi()
      .on('GET /movemanager/day_view/:day/:branch', givenDay({ assignment, customers: [] }))
      .on('GET /employee', [])
      .on('GET /branch', []);
  });
  afterEach(() => {
    server.restore();
    jest.useRealTimers();
  });

  const open = async (): Promise<HTMLElement> => {
    renderApp(<Page />, { roles: ['manager'] });
    return screen.findByRole('textbox', { name: 'Daily alerts' });
  };
  const pass = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));

  it('are saved three seconds after the last keystroke, and say where they stand [R-BOARD-22]', async () => {
    server.on(SAVE, { notes: 'Marathon!', revision: 2 });
    const box = await open();
    expect(screen.getByText('Up to Date')).toBeInTheDocument();
    await user.type(box, '!');
    expect(screen.getByText('Editing (Not Saved)')).toBeInTheDocument();
    expect(box.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
    await pass(2500);
    expect(server.callsOf(SAVE)).toHaveLength(0);
    await pass(600);
    expect(await screen.findByText('Up to Date')).toBeInTheDocument();
    expect(server.callsOf(SAVE)[0]?.body).toEqual({
      branchId: OKLAHOMA,
      assignmentDay: DAY,
      notes: 'Marathon!',
      revision: 1,
    });
    expect(box).toHaveValue('Marathon!');
  });

  it('keep what was typed when the save fails [R-BOARD-23]', async () => {
    server.on(SAVE, refuse(500, 'SYSTEM_ERROR', ''));
    const box = await open();
    await user.type(box, '!');
    await pass(3100);
    expect(await screen.findByText('Error Saving')).toBeInTheDocument();
    expect(box).toHaveValue('Marathon!');
    server.on(SAVE, { notes: 'Marathon!', revision: 2 });
    await user.click(screen.getByRole('button', { name: 'Save again' }));
    expect(await screen.findByText('Up to Date')).toBeInTheDocument();
  });

  it('say that the server is out of reach, and save by themselves as soon as it is back [R-BOARD-23]', async () => {
    const given = new GivenLive();
    given.attach();
    server.on(SAVE, () => Promise.reject(new TypeError('Failed to fetch')));
    const box = await open();
    await user.type(box, '!');
    act(() => live.lose());
    await pass(3100);
    expect(await screen.findByText('Error Saving')).toBeInTheDocument();
    expect(screen.getByText(/^The server cannot be reached\. Your text is kept/)).toBeVisible();
    expect(screen.queryByText('Up to Date')).not.toBeInTheDocument();
    await pass(20_000);
    expect(server.callsOf(SAVE)).toHaveLength(1);
    expect(box).toHaveValue('Marathon!');
    server.on(SAVE, { notes: 'Marathon!', revision: 2 });
    act(() => given.attach());
    expect(await screen.findByText('Up to Date')).toBeInTheDocument();
    expect(screen.queryByText(/cannot be reached/)).not.toBeInTheDocument();
    expect(box).toHaveValue('Marathon!');
    expect(server.callsOf(SAVE)).toHaveLength(2);
    act(() => live.detach());
  });

  it('try again by themselves after a call that failed on a line that stands', async () => {
    server.on(SAVE, refuse(503, 'SERVICE_UNAVAILABLE', ''));
    const box = await open();
    await user.type(box, '!');
    await pass(3100);
    expect(await screen.findByText('Error Saving')).toBeInTheDocument();
    server.on(SAVE, { notes: 'Marathon!', revision: 2 });
    await pass(5100);
    expect(await screen.findByText('Up to Date')).toBeInTheDocument();
  });

  it('say why they are refused, and do not ask again by themselves', async () => {
    server.on(SAVE, refuse(403, 'FORBIDDEN', 'You are not allowed to do this'));
    const box = await open();
    await user.type(box, '!');
    await pass(3100);
    const why =
      'You are not allowed to do this. Ask an administrator if you need it for your work.';
    expect(await screen.findByText(why)).toBeVisible();
    expect(screen.getByText('Error Saving')).toBeInTheDocument();
    await pass(20_000);
    expect(server.callsOf(SAVE)).toHaveLength(1);
  });

  it('show both texts when someone else saved in between', async () => {
    server.on(
      SAVE,
      refuse(409, 'STALE_REVISION', 'Changed meanwhile', { notes: 'Snow', revision: 4 }),
    );
    const box = await open();
    await user.type(box, '!');
    await pass(3100);
    expect(await screen.findByText('Snow')).toBeInTheDocument();
    expect(box).toHaveValue('Marathon!');
    server.on(SAVE, { notes: 'Snow\nMarathon!', revision: 5 });
    await user.click(screen.getByRole('button', { name: 'Keep both' }));
    expect(await screen.findByText('Up to Date')).toBeInTheDocument();
    expect(server.callsOf(SAVE).at(-1)?.body).toMatchObject({
      notes: 'Snow\nMarathon!',
      revision: 4,
    });
  });

  it('wait for a save under way, so that nobody disagrees with themselves', async () => {
    const answers: ((view: NotesView) => void)[] = [];
    server.on(SAVE, () => new Promise<NotesView>((answer) => answers.push(answer)));
    const box = await open();
    await user.type(box, '!');
    await pass(3100);
    await user.type(box, '?');
    await pass(3100);
    expect(server.callsOf(SAVE)).toHaveLength(1);
    answers[0]!({ notes: 'Marathon!', revision: 2 });
    await pass(100);
    expect(server.callsOf(SAVE).at(-1)?.body).toMatchObject({ notes: 'Marathon!?', revision: 2 });
    answers[1]!({ notes: 'Marathon!?', revision: 3 });
    expect(await screen.findByText('Up to Date')).toBeInTheDocument();
    expect(server.callsOf(SAVE)).toHaveLength(2);
  });

  it('show what could not be saved when the day was left meanwhile', async () => {
    server.on(SAVE, refuse(409, 'STALE_REVISION', 'Changed meanwhile', { notes: '', revision: 4 }));
    const box = await open();
    await user.type(box, '!');
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText(/Changed meanwhile/)).toHaveTextContent('Marathon!');
  });
});
