import { screen, within } from '@testing-library/react';
import type { ProgressView } from '#modules/scheduling/contract/progress.view.js';
import { NOT_BEGUN } from '#modules/scheduling/contract/progress.view.js';
import type { FakeApi } from '../../../testing';
import { standAt } from '../../../testing';
import { at, givenBooking, givenDay, GOMEZ_MOVE, T01, T02 } from '../given-day.fixture';
import { ASSIGN, gomez, openPlanner, row, serveDay, VIEW } from './day-planner.fixture';
import { itAtNight } from '../../../../test/support/thorough';

standAt(at('09:00'));

let server: FakeApi;
beforeEach(() => {
  server = serveDay();
});
afterEach(() => server.restore());

function serve(progress: Partial<ProgressView>, tail: { column: number; span: number } | null) {
  const booking = { ...givenBooking(), progress: { ...NOT_BEGUN, ...progress }, tail };
  const [customer, park] = givenDay().customers;
  server.on(VIEW, () => givenDay({ customers: [{ ...customer!, bookings: [booking] }, park!] }));
}

it('marks a job that should have begun, and counts it [R-ACTUAL-12]', async () => {
  await openPlanner();
  expect(gomez()).toHaveAccessibleName(/Running late/);
  expect(screen.getByRole('button', { name: /1 running late/ })).toHaveAttribute(
    'title',
    expect.stringContaining('have not started 15 minutes after the plan'),
  );
  expect(gomez().querySelector('[data-progress]')).toBeNull();
});

it('shows how far a job is, and by how much it may outlast its block [R-ACTUAL-12]', async () => {
  serve({ state: 'working', started: at('08:40') }, { column: 22, span: 3 });
  const { user } = await openPlanner();
  expect(gomez()).toHaveAccessibleName(/At work/);
  expect(gomez()).not.toHaveAccessibleName(/Running late/);
  expect(gomez().querySelector('[data-progress="working"]')).not.toBeNull();
  const tail = row('Truck T01').querySelector('[data-tail]');
  expect(tail?.getAttribute('style')).toBe('--column: 22; --span: 3;');
  await user.click(gomez());
  const popup = within(await screen.findByRole('dialog', { name: 'Maria Gomez' }));
  expect(popup.getByText('Started 8:40 AM')).toBeVisible();
  expect(popup.getByText('Could take until 1:15 PM')).toBeVisible();
});

it('lets that fade with its block, while another move is looked for [R-BOARD-40]', async () => {
  serve({ state: 'working', started: at('08:40') }, { column: 22, span: 3 });
  const { user } = await openPlanner();
  const find = screen.getByRole('textbox', { name: 'Find a move on this board' });
  const tail = (): Element | null => row('Truck T01').querySelector('[data-tail]');
  expect(tail()).toHaveAttribute('data-fades', 'false');
  await user.type(find, 'park');
  expect(gomez()).toHaveAttribute('data-fades', 'true');
  expect(tail()).toHaveAttribute('data-fades', 'true');
  await user.clear(find);
  await user.type(find, 'gomez');
  expect(tail()).toHaveAttribute('data-fades', 'false');
});

describe('a job that its crew has begun', () => {
  const UNBOOK = 'DELETE /assignment/operation/:branch/:operation';
  const unassigned = { truck: null, unassigned: true };

  it('says so when it loses its truck, with a way back [R-BOARD-11]', async () => {
    serve({ state: 'working', started: at('08:40') }, null);
    server.on(UNBOOK, { nounce: '8', booking: givenBooking({ nounce: '8' }, unassigned) });
    const { user } = await openPlanner();
    gomez().focus();
    await user.keyboard(' {ArrowDown}{ArrowDown} ');
    const words = 'Maria Gomez is unassigned. The crew has already started.';
    const toast = (await screen.findByText(words)).closest<HTMLElement>('[role]');
    expect(within(toast!).getByRole('button', { name: 'Undo' })).toBeVisible();
  });

  it('says so on another truck too, where nothing is said of others [R-BOARD-11]', async () => {
    serve({ state: 'out', leftYard: at('08:10') }, null);
    server.on(ASSIGN, { nounce: '8', booking: givenBooking({ nounce: '8' }, { truck: T02 }) });
    const { user } = await openPlanner();
    gomez().focus();
    await user.keyboard(' {ArrowDown} ');
    const words = 'Maria Gomez is on truck T02. The crew is already on the way.';
    expect(await screen.findByText(words)).toBeVisible();
  });

  itAtNight('says so among several that are unassigned together [R-BOARD-11]', async () => {
    serve({ state: 'back', finished: at('08:50') }, null);
    server.on(UNBOOK, { nounce: '8', booking: givenBooking({ nounce: '8' }, unassigned) });
    const { user } = await openPlanner();
    gomez().focus();
    await user.keyboard('x');
    await user.click(screen.getByRole('button', { name: 'Unassign' }));
    const words = '1 move unassigned. Maria Gomez: The crew is already done.';
    expect(await screen.findByText(words)).toBeVisible();
  });
});

it('says for whom a job waits on block, card and popup [R-ACTUAL-19]', async () => {
  const [gomezOf, park] = givenDay().customers;
  const booking = {
    ...park!.bookings[0]!,
    operation: { ...park!.bookings[0]!.operation, truck: T01, unassigned: false },
    progress: { ...NOT_BEGUN, expectedStart: at('17:30'), waitsFor: GOMEZ_MOVE },
    grid: { column: 28, span: 28 },
  };
  const before = { ...givenBooking(), progress: { ...NOT_BEGUN, started: at('08:40') } };
  server.on(VIEW, () =>
    givenDay({
      customers: [
        { ...gomezOf!, bookings: [before] },
        { ...park!, bookings: [booking] },
      ],
    }),
  );
  const { user } = await openPlanner();
  const words = "Can't start before 5:30 PM: Gomez is still on T01";
  const block = screen.getByRole('button', { name: /^Sun Park/ });
  expect(block).toHaveAccessibleName(expect.stringContaining(`, ${words}, `));
  expect(within(block).getByText('Gomez is still on T01')).toBeInTheDocument();
  await user.hover(block);
  expect(within(await screen.findByRole('tooltip')).getByText(words)).toBeVisible();
  await user.click(block);
  const popup = within(await screen.findByRole('dialog', { name: 'Sun Park' }));
  expect(popup.getByText(words)).toBeVisible();
});
