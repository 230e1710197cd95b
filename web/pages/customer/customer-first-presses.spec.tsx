import { screen, within } from '@testing-library/react';
import { beside, givenActivity, givenCustomerWith, givenOperation, standAt } from '../../testing';
import { openCustomerPage } from '../../testing/customer-page';
import { givenBoard } from '../../testing/given-board';
import { OneCustomerServer } from '../../testing/one-customer-server';
import { withSlots } from '../../features/scheduling/slot-finder/slot-finder.fixture';

// The parts of the page are drawn in their turns, as in a browser.
jest.unmock('../../shared/ui/deferred-render');

standAt('2026-11-23T18:00:00Z');

let server: OneCustomerServer;
beforeEach(() => {
  const operations = [givenOperation({ duration: 4, date: '2026-11-25T15:00:00.000Z' })];
  server = new OneCustomerServer(
    givenCustomerWith(givenActivity({ activityDay: '2026-11-25', operations })),
  );
  withSlots(server.api);
});
afterEach(() => server.api.restore());

const isDayDrawn = (): boolean => document.querySelector('[data-board-of-day]') !== null;

/** Opens the page and tries after each drawing, until it is done; whether the day was there by then. */
function triedAtOnce(act: () => boolean): Promise<{ wasDayDrawn: boolean }> {
  const done = new Promise<{ wasDayDrawn: boolean }>((resolve) => {
    const drawn = new MutationObserver(() => {
      const wasDayDrawn = isDayDrawn();
      if (!act()) return;
      drawn.disconnect();
      resolve({ wasDayDrawn });
    });
    drawn.observe(document.body, { childList: true, subtree: true });
  });
  openCustomerPage();
  return done;
}

const ctrlShiftF = { key: 'F', ctrlKey: true, shiftKey: true, bubbles: true, cancelable: true };

it.each<[string, () => boolean]>([
  ['Ctrl+Shift+F', () => !document.body.dispatchEvent(new KeyboardEvent('keydown', ctrlShiftF))],
  [
    'the button',
    () => {
      const button = screen.queryByText('Find a slot')?.closest('button');
      button?.click();
      return button !== undefined && button !== null;
    },
  ],
])('looks for free times that were asked for by %s before the day was drawn', async (_, act) => {
  expect(await beside(() => triedAtOnce(act))).toEqual({ wasDayDrawn: false });
  const panel = await screen.findByRole('region', { name: 'Find a slot' });
  expect(await within(panel).findAllByRole('option')).toHaveLength(2);
});

it('offers to book only once it is known what', async () => {
  let load: () => void = () => undefined;
  const isLoaded = new Promise<void>((resolve) => (load = resolve));
  server.api.on('GET /movemanager/day_view/:date/:branch', async ({ path }) => {
    await isLoaded;
    return givenBoard(server.customer, path.split('/')[3] ?? '');
  });
  openCustomerPage();
  expect(await screen.findByRole('button', { name: 'Book' })).toBeDisabled();
  load();
  expect(await screen.findByRole('button', { name: 'Book T01' })).toBeEnabled();
});
