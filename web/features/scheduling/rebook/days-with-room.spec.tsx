import { screen, waitFor, within } from '@testing-library/react';
import { FakeApi, givenActivity, givenOperation, OKLAHOMA, renderApp } from '../../../testing';
import { standAt } from '../../../testing/stand-at';
import { DaysWithRoom } from './days-with-room';

const ROOM = 'GET /movemanager/availability/:branch';

describe('the days with room', () => {
  standAt('2026-11-20T18:00:00Z');
  let server: FakeApi;
  afterEach(() => server.restore());

  it('go on to farther days, with the focus on the first that came [R-BOARD-37]', async () => {
    const startTimes = [{ time: '08:30', slots: 1 }];
    const dates = [22, 24, 25, 26, 27, 28, 29, 30].map((day) => `2026-11-${day}`);
    server = new FakeApi().on(ROOM, {
      availabilities: dates.map((date) => ({ date, startTimes })),
    });
    const activity = givenActivity({ activityDay: '2026-11-23', operations: [givenOperation()] });
    const { user } = renderApp(
      <DaysWithRoom {...{ activity, branchId: OKLAHOMA, day: null }} onChoose={jest.fn()} />,
    );
    const days = within(await screen.findByRole('group', { name: 'Days with room' }));
    expect(days.getAllByRole('button')).toHaveLength(7);
    await user.click(days.getByRole('button', { name: 'More days' }));
    await waitFor(() => expect(days.getAllByRole('button')).toHaveLength(9));
    await waitFor(() => expect(days.getByRole('button', { name: /11\/29/ })).toHaveFocus());
    await user.click(days.getByRole('button', { name: 'More days' }));
    await waitFor(() => expect(days.queryByRole('button', { name: 'More days' })).toBeNull());
    expect(server.callsOf(ROOM).at(-1)?.query.get('days')).not.toBe(
      server.callsOf(ROOM)[0]?.query.get('days'),
    );
  });
});
