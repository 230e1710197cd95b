import { act, screen, waitFor, within } from '@testing-library/react';
import { NOT_BEGUN, type ProgressView } from '#modules/scheduling/contract/progress.view.js';
import { live } from '../../../shared/realtime';
import { LEE, standAt, type FakeApi } from '../../../testing';
import { at, givenBooking, givenDay, GOMEZ_MOVE } from '../given-day.fixture';
import { GivenLive } from '../../../testing/given-live';
import { gomez, openPlanner, serveDay, VIEW } from './day-planner.fixture';

standAt(at('12:46'));

let server: FakeApi;
let given: GivenLive;
beforeEach(() => {
  server = serveDay();
  given = new GivenLive();
  given.attach();
});
afterEach(() => {
  act(() => live.detach());
  server.restore();
});

const working: ProgressView = {
  ...NOT_BEGUN,
  ...{ state: 'working', started: at('08:40'), span: { column: 6, span: 1 } },
};
function serve(progress: ProgressView): void {
  const [customer, park] = givenDay().customers;
  const booking = { ...givenBooking(), progress };
  server.on(VIEW, () => givenDay({ customers: [{ ...customer!, bookings: [booking] }, park!] }));
}

const worked = (): HTMLElement | null => gomez().querySelector('[data-worked]');
/** In columns of the board, as drawn within the planned ones. */
function drawn(): { column: number; span: number } {
  const { style } = worked()!;
  const planned = gomez().parentElement!.style;
  const column = Number(planned.getPropertyValue('--column'));
  const span = Number(planned.getPropertyValue('--span'));
  const share = (name: string): number => Number(style.getPropertyValue(name)) * span;
  return { column: Math.round(column + share('--at')), span: Math.round(share('--length')) };
}

it('draws a block over the hours that its job takes, its plan an outline [R-ACTUAL-20]', async () => {
  serve(working);
  const { user } = await openPlanner();
  expect(drawn()).toEqual({ column: 6, span: 18 });
  expect(gomez().parentElement!.getAttribute('style')).toBe('--column: 4; --span: 22;');
  expect(within(gomez()).getByText('Gomez')).toBeInTheDocument();
  expect(worked()!.querySelector('[data-progress="working"]')).not.toBeNull();
  await user.click(worked()!);
  expect(await screen.findByRole('dialog', { name: 'Maria Gomez' })).toBeVisible();
});

it('takes the end that is stamped meanwhile [R-ACTUAL-20]', async () => {
  serve(working);
  await openPlanner();
  await waitFor(() => expect(given.isWatching).toBe(true));
  const progress: ProgressView = {
    ...working,
    ...{ state: 'finished', finished: at('12:10'), span: { column: 6, span: 15 } },
  };
  given.changed(6, LEE, { kind: 'progress', operationId: GOMEZ_MOVE, progress, tail: null });
  await waitFor(() => expect(drawn()).toEqual({ column: 6, span: 15 }));
});

it('draws the plan itself until the job starts', async () => {
  serve({ ...NOT_BEGUN, state: 'out', leftYard: at('08:00') });
  await openPlanner();
  expect(worked()).toBeNull();
});
