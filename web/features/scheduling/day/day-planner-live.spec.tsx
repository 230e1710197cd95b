import { act, screen, waitFor, within } from '@testing-library/react';
import { live } from '../../../shared/realtime';
import { DANA, type FakeApi, LEE, settled } from '../../../testing';
import { ASSIGN, gomez, openPlanner, row, serveDay, VIEW } from './day-planner.fixture';
import { givenBooking, GOMEZ, GOMEZ_MOVE, T02 } from '../given-day.fixture';
import { GivenLive } from '../../../testing/given-live';
import { itAtNight } from '../../../../test/support/thorough';

describe('DayPlanner, live', () => {
  let server: FakeApi;
  let given: GivenLive;
  const moved = {
    kind: 'booking',
    customerId: GOMEZ,
    nounce: '8',
    operationId: GOMEZ_MOVE,
    booking: givenBooking({ nounce: '8' }, { truck: T02 }),
  };
  const changed = (revision: number, actorId: string, item: object = moved): void =>
    given.changed(revision, actorId, item);

  beforeEach(() => {
    server = serveDay();
    given = new GivenLive();
    given.attach();
  });
  afterEach(() => {
    act(() => live.detach());
    server.restore();
  });

  const opened = async (): Promise<number> => {
    await openPlanner();
    await waitFor(() => expect(given.isWatching).toBe(true));
    // Who works here is known by then, too.
    await settled(server);
    return server.callsOf(VIEW).length;
  };

  it('reads the board once when nothing changed before the watch began', async () => {
    expect(await opened()).toBe(1);
  });

  it('reads the board anew when it changed before the watch began', async () => {
    given.revision = 6;
    await openPlanner();
    await waitFor(() => expect(server.callsOf(VIEW).length).toBeGreaterThan(1));
  });

  itAtNight('moves a block by another hand and says whose it was', async () => {
    const reads = await opened();
    changed(6, LEE);
    const block = await within(row('Truck T02')).findByRole('button', { name: /^Maria Gomez/ });
    expect(block).toHaveTextContent('Lee P.');
    expect(server.callsOf(VIEW)).toHaveLength(reads);
  });

  it('does not name the person’s own change', async () => {
    await opened();
    changed(6, DANA);
    const block = await within(row('Truck T02')).findByRole('button', { name: /^Maria Gomez/ });
    expect(block).not.toHaveTextContent('Dana');
  });

  it('reads the board anew when a revision is missing', async () => {
    const reads = await opened();
    changed(8, LEE);
    await waitFor(() => expect(server.callsOf(VIEW)).toHaveLength(reads + 1));
  });

  it('reads the board anew when its trucks changed', async () => {
    const reads = await opened();
    changed(6, LEE, { kind: 'trucks', truckIds: [T02] });
    await waitFor(() => expect(server.callsOf(VIEW)).toHaveLength(reads + 1));
  });

  it('does not take back what someone else changed since, and names them [R-BOARD-57]', async () => {
    server.on(ASSIGN, { nounce: '8', booking: givenBooking({ nounce: '8' }, { truck: T02 }) });
    await opened();
    const { userEvent } = await import('@testing-library/user-event');
    gomez().focus();
    await userEvent.keyboard(' {ArrowDown} ');
    await waitFor(() => expect(server.callsOf(ASSIGN)).toHaveLength(1));
    await settled(server);
    const { bookingEnvelope } = givenBooking().operation;
    const longer = { ...bookingEnvelope, jobDuration: 5, bookingDuration: 6.5 };
    const place = { truck: T02, bookingEnvelope: longer };
    changed(6, LEE, {
      ...moved,
      nounce: '9',
      booking: givenBooking({ nounce: '9', duration: 5 }, place),
    });
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('Lee P. changed this move.')).toBeInTheDocument();
    expect(server.callsOf(ASSIGN)).toHaveLength(1);
  });

  it('never tears a block from the hand', async () => {
    await opened();
    gomez().focus();
    const { userEvent } = await import('@testing-library/user-event');
    await userEvent.keyboard(' ');
    changed(6, LEE);
    await waitFor(() =>
      expect(within(row('Truck T01')).getByRole('button', { name: /^Maria Gomez/ })).toHaveFocus(),
    );
  });
});
