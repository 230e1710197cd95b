import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  FakeApi,
  givenActivity,
  givenCustomerWith,
  givenOperation,
  OKLAHOMA,
  renderApp,
  standAt,
} from '../../../testing';
import type { ReservationView } from '#modules/scheduling/contract/day.view.js';
import { givenBoard, T01 } from '../../../testing/given-board';
import type { Rendered } from '../../../testing/render-app';
import { pageStore } from '../../../shared/store';
import { staleDay } from '../api/scheduling-api';
import { undoStepsIn } from '../drag/undo-slice';
import { UndoStack } from '../drag/undo-stack';
import { SlotFinder } from './slot-finder';
import { CALLS, givenHold, holdsOne, THURSDAY, withSlots } from './slot-finder.fixture';

/** As the test's own session has it. */
const SELF = '65f000000000000000000001';

standAt('2026-11-23T18:00:00Z');

const operations = [givenOperation({ duration: 4, truck: null })];
const customer = givenCustomerWith(givenActivity({ operations }));
const onClose = jest.fn();

let api: FakeApi;
beforeEach(() => {
  onClose.mockReset();
  api = withSlots(new FakeApi())
    .on('GET /employee', [])
    .on('GET /movemanager/day_view/:day/:branch', ({ path }) =>
      givenBoard(customer, path.split('/')[3] ?? ''),
    );
});
afterEach(() => api.restore());

async function opened(): Promise<Rendered> {
  const view = renderApp(
    <SlotFinder
      {...{ customer, stored: customer, onClose }}
      activityId={customer.move.activities[0]?._id ?? ''}
      saveFirst={() => Promise.resolve({ customer, didSave: false })}
      write={(call) => call()}
      asked={1}
    />,
  );
  await screen.findAllByRole('option');
  return view;
}
const held = (): Promise<HTMLElement> =>
  within(screen.getByRole('region', { name: 'Find a slot' })).findByText('Held by Dana, 15 min');
const count = (call: keyof typeof CALLS): number => api.callsOf(CALLS[call]).length;
const done = () => undoStepsIn(pageStore().getState(), 'board').done;

it('holds a time as an act: Undo gives it back, and nothing before it [R-BOARD-57]', async () => {
  const view = await opened();
  act(() => new UndoStack().recordFinal('Email to Gomez', "It can't be taken back."));
  await view.user.keyboard('{Enter}');
  await held();
  expect(done().at(-1)?.name).toBe('Hold Thu 11/26/2026, start 12:00 PM on T01');
  await view.user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(count('release')).toBe(1));
  await waitFor(() => expect(screen.queryByText('Held by Dana, 15 min')).toBeNull());
  await view.user.keyboard('{Control>}z{/Control}');
  expect(done().map(({ name }) => name)).toEqual(['Email to Gomez']);
  expect(count('release')).toBe(1);
  expect(undoStepsIn(pageStore().getState(), 'board').undone).toEqual([]);
});

it('forgets the act with a hold that is given back by leaving, and stops Undo at what is booked at it [R-BOARD-57]', async () => {
  const view = await opened();
  await view.user.keyboard('{Enter}');
  await held();
  fireEvent(window, new Event('pagehide'));
  await waitFor(() => expect(done()).toEqual([]));
  api.on(CALLS.book, { nounce: '9', bookings: [], neighbors: [] });
  await view.user.keyboard('{Enter}');
  await held();
  await view.user.keyboard('{Enter}');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(done().map(({ kind, data }) => [kind, data])).toEqual([
    ['final', "What is booked at a held time can't be taken back here: unbook it instead."],
  ]);
});

it('is no longer held once it was given back on the board, and held again by Undo [R-BOARD-57]', async () => {
  api.hasReferences = true;
  const mine = givenHold(THURSDAY, { branchId: OKLAHOMA });
  const isHeld = holdsOne(api, mine);
  const onBoard: ReservationView = {
    ...{ _id: 'r1', truck: T01, grid: { column: 20, span: 16 }, holdId: mine._id },
    ...{ start: mine.start, end: mine.end, expiresAt: mine.expiresAt },
    heldBy: { _id: SELF, displayName: 'Dana' },
  };
  api.on('GET /movemanager/day_view/:day/:branch', ({ path }) => ({
    ...givenBoard(customer, path.split('/')[3] ?? ''),
    reservations: isHeld() ? [onBoard] : [],
  }));
  const view = await opened();
  await view.user.keyboard('{Enter}');
  await held();
  const { branchId, day } = mine;
  act(() => void pageStore().dispatch(staleDay({ branchId, day })));
  await view.user.click(await screen.findByRole('button', { name: /^Held by Dana.* Give back$/ }));
  await view.user.click(await screen.findByRole('button', { name: 'Give back' }));
  expect(await screen.findByText(/^T01, truck .* is free again$/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Held by Dana, 15 min')).toBeNull());
  const finder = within(screen.getByRole('region', { name: 'Find a slot' }));
  expect(finder.queryByText('held')).toBeNull();
  expect(finder.getByRole('button', { name: /^Hold for/ })).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Undo' }));
  await held();
  expect(finder.getByText('held')).toBeVisible();
});

it.each([
  [
    '×',
    ({ user }: Rendered) => user.click(screen.getByRole('button', { name: /^Close, and give/ })),
  ],
  ['Escape', ({ user }: Rendered) => user.keyboard('{Escape}')],
])('says what is free again by %s, and holds it again by Undo [R-SLOT-21]', async (_way, close) => {
  api.hasReferences = true;
  api.on(CALLS.renew, givenHold(THURSDAY));
  const view = await opened();
  await view.user.keyboard('{Enter}');
  await held();
  await close(view);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(await screen.findByText('T01, job 12:00 PM – 4:00 PM is free again')).toBeVisible();
  expect(done().map(({ name }) => name)).toEqual(['T01, job 12:00 PM – 4:00 PM given back']);
  await view.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone: T01, job 12:00 PM – 4:00 PM given back')).toBeVisible();
  expect(api.callsOf(CALLS.renew)[0]?.body).toEqual({
    undoes: expect.stringMatching(/^request-/) as string,
  });
  view.unmount();
  expect(count('release')).toBe(1);
});

it('says it of a time that was on its way to be held, too [R-SLOT-21]', async () => {
  let answer: () => void = () => undefined;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  api.on(CALLS.hold, async () => {
    await isAnswered;
    return givenHold(THURSDAY);
  });
  const view = await opened();
  await view.user.keyboard('{Enter}{Escape}');
  answer();
  expect(await screen.findByText('T01, job 12:00 PM – 4:00 PM is free again')).toBeVisible();
  expect(count('release')).toBe(1);
});

it('says nothing where the page is left [R-SLOT-21]', async () => {
  const view = await opened();
  await view.user.keyboard('{Enter}');
  await held();
  view.unmount();
  await waitFor(() => expect(count('release')).toBe(1));
  expect(done()).toEqual([]);
});
