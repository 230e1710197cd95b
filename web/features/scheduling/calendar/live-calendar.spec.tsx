import { act, screen, waitFor } from '@testing-library/react';
import { boardTopic } from '#modules/scheduling/contract/live.js';
import { live, type LiveSocket } from '../../../shared/realtime';
import { type FakeApi, OKLAHOMA, refuse, renderApp } from '../../../testing';
import { serveDay, VIEW } from '../day/day-planner.fixture';
import { DAY } from '../given-day.fixture';
import type { PlannerView } from './planner-views';
import { MoveManager } from './move-manager';

const LOAD = 'GET /movemanager/load/:branch';
const OTHER_DAY = '2026-11-18';

describe('the week and the month, live', () => {
  let server: FakeApi;
  let tell: (message: object) => void = () => undefined;
  const watched = new Set<string>();

  beforeEach(() => {
    server = serveDay().on(LOAD, () => [
      { date: OTHER_DAY, bookedMinutes: 60, capacityMinutes: 600, bookings: 1, unassigned: 0 },
    ]);
    watched.clear();
    live.attach({
      connected: true,
      on: (event: string, handler: (payload: unknown) => void) => {
        if (event === 'changed') tell = handler;
      },
      emit: (event: string, { topic }: { topic: string }, answer?: (value: unknown) => void) => {
        if (event !== 'watch') return;
        watched.add(topic);
        setTimeout(() => answer?.({ revision: 5 }));
      },
      disconnect: jest.fn(),
    } as unknown as LiveSocket);
  });
  afterEach(() => {
    act(() => live.detach());
    server.restore();
  });

  const open = (view: PlannerView): void => {
    renderApp(
      <MoveManager
        branchId={OKLAHOMA}
        timezone="America/Chicago"
        day={DAY}
        view={view}
        isProblem={() => false}
        onDay={jest.fn()}
        onView={jest.fn()}
        onOpenDay={jest.fn()}
      />,
      { roles: ['manager'] },
    );
  };
  const readsOf = (day: string): number =>
    server.callsOf(VIEW).filter(({ path }) => path.includes(day)).length;

  it.each(['week', 'month'] as const)('a change of a day reaches the %s', async (view) => {
    open(view);
    await screen.findByRole('button', { name: /1 move, 10% full/ });
    const topic = boardTopic(OKLAHOMA, OTHER_DAY);
    await waitFor(() => expect(watched).toContain(topic));
    const [loads, days] = [server.callsOf(LOAD).length, readsOf(OTHER_DAY)];
    act(() => tell({ topic, revision: 6, change: null }));
    await waitFor(() => expect(server.callsOf(LOAD)).toHaveLength(loads + 1));
    if (view === 'week') await waitFor(() => expect(readsOf(OTHER_DAY)).toBe(days + 1));
  });

  it.each([
    ['week', VIEW],
    ['month', LOAD],
  ] as const)('that could not be read says so in the %s', async (view, call) => {
    server.on(call, refuse(500, 'SYSTEM_ERROR', 'secret'));
    open(view);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getAllByText('Unable to retrieve scheduling information!')).not.toHaveLength(0);
  });
});
