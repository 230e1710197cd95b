import { act, screen, waitFor } from '@testing-library/react';
import { live } from '../../../shared/realtime';
import { listen, pageStore } from '../../../shared/store';
import { confirm } from '../../../shared/ui';
import type { FakeApi } from '../../../testing';
import { GivenLive } from '../../../testing/given-live';
import { givenBooking, GOMEZ_MOVE, T01, T02 } from '../given-day.fixture';
import { ASSIGN, gomez, openPlanner, serveDay } from './day-planner.fixture';

/** Everything but what the server knows, with what is in it once a board is open. */
function seen(): Record<string, unknown> {
  const { api: _api, ...state } = pageStore().getState() as Record<string, object>;
  const only = (name: string): unknown => Object.values(state[name] ?? {})[0];
  return { ...state, drag: only('drag'), boards: only('boards'), undo: only('undo') };
}

describe('A day that is played, in the page’s state', () => {
  let server: FakeApi;
  const types: string[] = [];
  let stop: () => void;

  beforeEach(() => {
    server = serveDay();
    stop = listen({ predicate: () => true, effect: ({ type }) => void types.push(type) });
    types.length = 0;
  });
  afterEach(() => {
    stop();
    act(() => live.detach());
    server.restore();
  });

  it('shows drag session, dialogs, connection and undo, all of it plain data', async () => {
    let agree: (answer: object) => void = () => undefined;
    server.on(ASSIGN, () => new Promise<object>((resolve) => (agree = resolve)));
    new GivenLive().attach();
    const { user } = await openPlanner();
    expect(seen()).toMatchObject({ connection: { live: 'online' }, drag: undefined });

    gomez().focus();
    await user.keyboard(' {ArrowDown}');
    const session = { operationId: GOMEZ_MOVE, name: 'Maria Gomez', by: 'keys' };
    expect(seen()).toMatchObject({ drag: { ...session, from: T01, over: T02 } });

    await user.keyboard(' ');
    const [before, after] = [T01, T02].map((truck) => ({ truck, unassigned: false }));
    const entry = {
      name: 'Maria Gomez to T02',
      kind: 'placing',
      data: { from: before, to: after, booking: { metaData: { nounce: '7' } } },
    };
    expect(seen()).toMatchObject({
      drag: undefined,
      placings: { [GOMEZ_MOVE]: { count: 1 } },
      undo: { done: [entry], undone: [], underWay: null },
    });

    await waitFor(() => expect(server.callsOf(ASSIGN)).toHaveLength(1));
    agree({ nounce: '8', booking: givenBooking({ nounce: '8' }, { truck: T02 }) });
    await waitFor(() =>
      expect(seen()).toMatchObject({
        undo: { done: [{ data: { booking: { metaData: { nounce: '8' } } } }] },
      }),
    );
    expect(seen().placings).toEqual({});

    act(() => void confirm({ title: 'Leave this page?', message: ['Two moves wait.'] }));
    expect(seen()).toMatchObject({
      dialogs: [{ kind: 'confirm', title: 'Leave this page?', message: ['Two moves wait.'] }],
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(seen()).toMatchObject({ dialogs: [] });

    act(() => live.lose());
    expect(seen()).toMatchObject({ connection: { live: 'lost' } });
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
    expect(JSON.parse(JSON.stringify(seen()))).toEqual(seen());
    expect(types).toEqual(
      expect.arrayContaining(['drag/dragStarted', 'dialogs/dialogOpened', 'undo/actionAgreed']),
    );
  });

  it('follows a drag from row to row, not with every move of the pointer', async () => {
    const { user } = await openPlanner();
    gomez().focus();
    await user.keyboard(' {ArrowDown}');
    types.length = 0;
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    const hovers = types.filter((type) => type.startsWith('drag/'));
    // Below the truck are the Unassigned row and the way off the board; the arrow keys end there.
    expect(hovers).toEqual(['drag/dragHovered', 'drag/dragHovered']);
  });
});
