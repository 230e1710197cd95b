import { screen, within } from '@testing-library/react';
import type { ProgressView } from '#modules/scheduling/contract/progress.view.js';
import { NOT_BEGUN } from '#modules/scheduling/contract/progress.view.js';
import type { FakeApi } from '../../../testing';
import { standAt } from '../../../testing';
import { at, givenBooking, givenDay } from '../given-day.fixture';
import { gomez, openPlanner, row, serveDay, VIEW } from './day-planner.fixture';

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

it('marks a job that should have begun, and counts it', async () => {
  await openPlanner();
  expect(gomez()).toHaveAccessibleName(/Running late/);
  expect(screen.getByRole('button', { name: /1 may run late/ })).toHaveAttribute(
    'title',
    expect.stringContaining('likely to end more than 15 minutes late'),
  );
  expect(gomez().querySelector('[data-progress]')).toBeNull();
});

it('shows how far a job is, and by how much it may outlast its block', async () => {
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

it('lets that fade with its block, while another move is looked for', async () => {
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
