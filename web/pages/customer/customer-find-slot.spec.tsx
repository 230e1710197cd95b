import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ActivityView } from '#modules/moves/contract/activity.view.js';
import { SLOT_NOTES } from '#modules/scheduling/contract/slots.view.js';
import type { HoldBookedView, HoldView } from '#modules/scheduling/contract/holds.view.js';
import { givenActivity, givenCustomerWith, givenOperation, refuse, standAt } from '../../testing';
import type { Refusal } from '../../testing/fake-api';
import { figure, openCustomerPage, type } from '../../testing/customer-page';
import { T01 } from '../../testing/given-board';
import { OneCustomerServer } from '../../testing/one-customer-server';
import type { Rendered } from '../../testing/render-app';
import {
  CALLS,
  foundSlots,
  FRIDAY,
  givenHold,
  heard,
  holdsOne,
  THURSDAY,
  tooLate,
  withSlots,
} from '../../features/scheduling/slot-finder/slot-finder.fixture';
import { itAtNight } from '../../../test/support/thorough';

standAt('2026-11-23T18:00:00Z');

let server: OneCustomerServer;
afterEach(() => server.api.restore());

const begin = (change: Partial<ActivityView> = {}): void => {
  const operations = [givenOperation({ duration: 4 })];
  const activity = givenActivity({ operations, ...change });
  server = new OneCustomerServer(givenCustomerWith(activity));
  withSlots(server.api).on<HoldBookedView | Refusal>(CALLS.book, ({ body }) => {
    const { nounce } = body as { nounce: string };
    if (nounce !== server.nounce) return refuse(409, 'STALE_NOUNCE', 'Changed.');
    server.change(({ move }) => {
      const [activity] = move.activities;
      if (!activity) return;
      activity.activityDay = THURSDAY.day;
      for (const operation of activity.operations) operation.truck = T01;
    });
    return { nounce: server.nounce, bookings: [], neighbors: [] };
  });
};
const open = async (change?: Partial<ActivityView>): Promise<Rendered> => {
  begin(change);
  const view = openCustomerPage();
  await screen.findByRole('group', { name: 'Truck T01' });
  await waitFor(() => expect(figure('Est. costs')).toBe('$530.00'));
  return view;
};
const find = ({ user }: Rendered): Promise<void> =>
  user.keyboard('{Control>}{Shift>}F{/Shift}{/Control}');
const panel = (): HTMLElement => screen.getByRole('region', { name: 'Find a slot' });
const rows = (): HTMLElement[] => within(panel()).getAllByRole('option');
/** The page has options of its own. */
const found = async (): Promise<HTMLElement[]> =>
  within(await screen.findByRole('region', { name: 'Find a slot' })).findAllByRole('option');
const opened = async (change?: Partial<ActivityView>): Promise<Rendered> => {
  const view = await open(change);
  await find(view);
  await found();
  return view;
};
const count = (call: keyof typeof CALLS): number => server.api.callsOf(CALLS[call]).length;
const held = (): Promise<HTMLElement> => within(panel()).findByText('Held by Dana, 15 min');

it('holds the best time by Enter, books it by Enter again, and reads it all out [R-SLOT-18]', async () => {
  const said = heard();
  const view = await opened();
  await waitFor(() => expect(panel()).toHaveFocus());
  expect(rows()[0]).toHaveTextContent(/Thu, 11\/26 Start 12:00 PM.*T01.*12 min from Gomez/);
  expect(rows()[1]).toHaveTextContent(/Fri, 11\/27 Start 8:30 – 11:30 AM.*T02.*Quiet day/);
  expect(panel()).toHaveTextContent('4 h, 2 movers, 1 truck');
  expect(said.words).toContain('1 of 2, Thursday 12, truck T01');
  await view.user.keyboard('{Enter}');
  await held();
  expect(server.api.callsOf(CALLS.hold)[0]?.body).toEqual({ token: THURSDAY.token });
  expect(said.words.at(-1)).toMatch(
    /^Held for 15 minutes: Thu 11\/26\/2026, start 12:00 PM on T01\./,
  );
  await view.user.keyboard('{Enter}');
  expect(await screen.findByText('Booked: Thu 11/26/2026, start 12:00 PM on T01.')).toBeVisible();
  await waitFor(() => expect(server.activity.state).toBe('committed'));
  expect(screen.queryByRole('region', { name: 'Find a slot' })).toBeNull();
  expect(count('release')).toBe(0);
  await screen.findByRole('tab', { name: /11\/26\/2026/ });
  said.stop();
});

it('is open at once where the address asks for it [R-TODAY-14]', async () => {
  begin();
  const { router } = openCustomerPage(['sales'], null, '?open=slot');
  expect(await found()).not.toHaveLength(0);
  expect(router.state.location.search).toBe('');
});

it('looks for what is typed and not saved, and saves it only to book [R-SLOT-18]', async () => {
  const view = await open();
  await type(view, 'Duration of truck 1', '5');
  await type(view, 'Move Alerts', 'Dog in the yard');
  await find(view);
  await found();
  const [stop] = server.activity.locations;
  expect(server.api.callsOf(CALLS.find)[0]?.body).toMatchObject({
    ...{ branchId: server.customer.branchId, activityId: server.activity._id },
    ...{ duration: 5, truckCount: 1, numMovers: 2, from: '2026-11-23', days: 14, skip: 0 },
    stops: [{ latitude: stop?.latitude, longitude: stop?.longitude }, { latitude: 35.49 }],
  });
  await view.user.keyboard('{Enter}');
  await held();
  expect(server.customer.nounce).toBe('7');
  await view.user.keyboard('{Enter}');
  await view.user.click(await screen.findByRole('button', { name: 'Save anyway' }));
  await screen.findByText(/^Booked: \w{3} \d/);
  expect(server.api.callsOf(CALLS.book)[0]?.body).toMatchObject({ nounce: '8' });
  expect(server.activity).toMatchObject({ notes: 'Dog in the yard', state: 'committed' });
});

it('opens on the day that was asked for in “Anything free?”, which W changes [R-SLOT-26]', async () => {
  begin({ activityDay: '2026-12-03' });
  server.api.on(CALLS.find, foundSlots([], { notes: [SLOT_NOTES.nothingFree] }));
  const view = openCustomerPage(undefined, { askedDay: '2026-12-03' });
  await waitFor(() => expect(figure('Est. costs')).toBe('$530.00'));
  await find(view);
  expect(await screen.findByText(/^Nothing free in these days\./)).toBeVisible();
  expect(server.api.callsOf(CALLS.find)[0]?.body).toMatchObject({ from: '2026-12-03', days: 1 });
  expect(panel()).toHaveTextContent('Any time, Thu 12/03/2026.');
  const wish = within(panel()).getByLabelText('When would the customer like it?');
  expect(wish).toHaveValue('12/03/2026');
  await view.user.clear(wish);
  await view.user.keyboard('{Enter}');
  await waitFor(() => expect(count('find')).toBe(2));
  expect(server.api.callsOf(CALLS.find)[1]?.body).toMatchObject({ from: '2026-11-30', days: 14 });
});

it('says that a day that was asked for is over, and looks around another one of the page [R-SLOT-26, R-SLOT-24]', async () => {
  begin({ activityDay: '2026-11-20' });
  const view = openCustomerPage(undefined, { askedDay: '2026-11-20' });
  await waitFor(() => expect(figure('Est. costs')).toBe('$530.00'));
  await find(view);
  expect(await within(panel()).findByText(/^That day is past\. Press W/)).toBeVisible();
  expect(count('find')).toBe(0);
  const wish = within(panel()).getByLabelText('When would the customer like it?');
  await view.user.clear(wish);
  await view.user.keyboard('{Enter}');
  await found();
  expect(panel()).toHaveTextContent('Fri 11/20/2026 is over: these times are from today on.');
});

itAtNight('keeps the hold and what is typed where that can’t be saved [R-SLOT-20]', async () => {
  const view = await open();
  await type(view, 'Est Hours', '0');
  await find(view);
  await found();
  await view.user.keyboard('{Enter}');
  await held();
  panel().focus();
  await view.user.keyboard('{Enter}');
  expect(await screen.findByText(/^Not booked: your changes are not saved yet/)).toBeVisible();
  expect([count('book'), count('release')]).toEqual([0, 0]);
});

itAtNight(
  'looks again for a job that takes longer than its held time, and says why [R-SLOT-23]',
  async () => {
    const view = await opened();
    await view.user.keyboard('{Enter}');
    await held();
    server.api.on(CALLS.find, foundSlots([FRIDAY])).on(CALLS.book, tooLate([THURSDAY]));
    await type(view, 'Duration of truck 1', '5');
    await waitFor(() => expect(count('find')).toBe(2));
    await view.user.click(within(panel()).getByRole('button', { name: 'Book' }));
    await view.user.click(await screen.findByRole('button', { name: 'Save anyway' }));
    const words = /^There is no room for 5 h at this time\. These are the best times now\./;
    expect(await screen.findByText(words)).toBeVisible();
    await waitFor(() => expect(count('find')).toBe(3));
    expect(server.api.callsOf(CALLS.find)[2]?.body).toMatchObject({ duration: 5 });
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(rows()[0]).toHaveTextContent('Fri, 11/27');
  },
);

it('is worked by the button of the quote, too: it holds, then books [R-SLOT-20]', async () => {
  const view = await opened({ activityDay: '2026-11-25' });
  const quote = within(screen.getByRole('region', { name: 'Quote' }));
  await view.user.click(await quote.findByRole('button', { name: 'Hold T01' }));
  await held();
  await view.user.click(await quote.findByRole('button', { name: 'Book T01' }));
  expect(await screen.findByText('Booked: Thu 11/26/2026, start 12:00 PM on T01.')).toBeVisible();
});

it('only holds by a double click on the button of the quote, which waits until it is held [R-SLOT-20]', async () => {
  await opened({ activityDay: '2026-11-25' });
  let give: (hold: HoldView) => void = () => undefined;
  server.api.on(CALLS.hold, () => new Promise<HoldView>((done) => (give = done)));
  const quote = within(screen.getByRole('region', { name: 'Quote' }));
  const button = await quote.findByRole('button', { name: 'Hold T01' });
  fireEvent.click(button, { detail: 1 });
  await waitFor(() => expect(count('hold')).toBe(1));
  expect(button).toBeDisabled();
  give(givenHold(THURSDAY));
  await held();
  const book = await quote.findByRole('button', { name: 'Book T01' });
  await waitFor(() => expect(book).toBeEnabled());
  // What stands there by now is not what was clicked; a click that counts would make it wait again.
  fireEvent.click(book, { detail: 2 });
  expect(book).toBeEnabled();
});

it('only holds by an Enter that is held down on the button of the quote [R-SLOT-20]', async () => {
  const view = await opened({ activityDay: '2026-11-25' });
  const quote = within(screen.getByRole('region', { name: 'Quote' }));
  (await quote.findByRole('button', { name: 'Hold T01' })).focus();
  await view.user.keyboard('{Enter}');
  await held();
  const book = await quote.findByRole('button', { name: 'Book T01' });
  await waitFor(() => expect(book).toBeEnabled());
  // A browser clicks once more for each key that comes while it is held down, unless it is taken.
  const isTaken = (repeat: boolean): boolean => !fireEvent.keyDown(book, { key: 'Enter', repeat });
  expect(isTaken(true)).toBe(true);
  expect(isTaken(false)).toBe(false);
});

it('has nothing to press in the quote while there is no time to offer [R-SLOT-20]', async () => {
  const view = await open({ activityDay: '2026-11-25' });
  server.api.on(CALLS.find, foundSlots([], { notes: ['Nothing free in these days.'] }));
  await find(view);
  await screen.findByText(/^Nothing free in these days\./);
  const quote = within(screen.getByRole('region', { name: 'Quote' }));
  expect(quote.getByRole('button', { name: 'Book' })).toBeDisabled();
});

it('gives back what is held when the page is left [R-SLOT-21]', async () => {
  const view = await opened();
  await view.user.keyboard('{Enter}');
  await held();
  await act(() => view.router.navigate('/emma/customer'));
  await waitFor(() => expect(count('release')).toBe(1));
});

it('holds by Ctrl+Z what Escape gave back, and offers to book that one [R-SLOT-21, R-BOARD-57]', async () => {
  const view = await opened({ activityDay: '2026-11-25' });
  holdsOne(server.api, givenHold(FRIDAY, { activityId: server.activity._id }));
  server.api.hasReferences = true;
  const isOffered = async (): Promise<void> => {
    await waitFor(() => expect(held()).resolves.toBeVisible());
    expect(rows()[1]).toHaveAttribute('aria-selected', 'true');
    expect(await quote.findByRole('button', { name: 'Book T02' })).toBeEnabled();
  };
  const giveBack = async (): Promise<void> => {
    await view.user.keyboard('{Escape}');
    expect(await screen.findByText('T02, job 8:30 AM – 12:30 PM is free again')).toBeVisible();
    await screen.findByRole('group', { name: 'Truck T01' });
  };
  const quote = within(screen.getByRole('region', { name: 'Quote' }));
  await view.user.keyboard('{ArrowDown}{Enter}');
  await held();
  await giveBack();
  await view.user.keyboard('{Control>}z{/Control}');
  await isOffered();
  expect(view.router.state.location.search).not.toContain('open');
  expect(count('release')).toBe(1);

  // The same again, with another row chosen meanwhile.
  await waitFor(() => expect(panel()).toHaveFocus());
  await view.user.keyboard('{ArrowUp}');
  await giveBack();
  await view.user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(count('renew')).toBe(2));
  await isOffered();
  expect(count('release')).toBe(2);
});

it('shows what one holds for the day already, once it looks for times [R-SLOT-21]', async () => {
  const view = await open();
  const mine = givenHold(FRIDAY, { activityId: server.activity._id });
  server.api.on(CALLS.holds, [givenHold(THURSDAY, { _id: 'f'.repeat(24) }), mine]);
  await find(view);
  expect(
    await within(await screen.findByRole('region', { name: 'Find a slot' })).findByText('held'),
  ).toBeVisible();
  expect(rows()[1]).toHaveTextContent('held');
  expect(count('hold')).toBe(0);
});

it('is not there for people who do not sell [R-SLOT-18]', async () => {
  begin();
  const view = openCustomerPage(['mover']);
  await screen.findAllByText(/2500 NW 23rd St/);
  await find(view);
  expect(screen.queryByRole('button', { name: 'Find a slot' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Find a slot' })).toBeNull();
});
