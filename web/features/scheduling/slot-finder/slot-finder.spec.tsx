import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ActivityView } from '#modules/moves/contract/activity.view.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import {
  FakeApi,
  givenActivity,
  givenCustomerWith,
  givenOperation,
  onPhone,
  refuse,
  renderApp,
  standAt,
} from '../../../testing';
import { givenBoard, T01 } from '../../../testing/given-board';
import type { Rendered } from '../../../testing/render-app';
import { SlotFinder } from './slot-finder';
import {
  CALLS,
  foundSlots,
  FRIDAY,
  givenHold,
  heard,
  THURSDAY,
  tooLate,
  withSlots,
} from './slot-finder.fixture';

standAt('2026-11-23T18:00:00Z');

let api: FakeApi;
const onClose = jest.fn();
const saveFirst = jest.fn();
beforeEach(() => {
  onClose.mockReset();
  saveFirst.mockReset();
  const { customer } = given();
  api = withSlots(new FakeApi())
    .on('GET /employee', [])
    .on('GET /movemanager/day_view/:day/:branch', ({ path }) =>
      givenBoard(customer, path.split('/')[3] ?? ''),
    );
});
afterEach(() => api.restore());

function given(truck: string | null = null): { customer: CustomerView; stored: CustomerView } {
  const operations = [givenOperation({ duration: 4, truck })];
  const customer = givenCustomerWith(givenActivity({ operations }));
  saveFirst.mockResolvedValue({ customer, didSave: false });
  return { customer, stored: customer };
}

const open = (truck?: string): Rendered => {
  const { customer, stored } = given(truck);
  const activityId = customer.move.activities[0]?._id ?? '';
  return renderApp(
    <SlotFinder
      {...{ customer, stored, activityId, saveFirst, onClose }}
      write={(call) => call()}
      asked={1}
    />,
  );
};
const panel = (): HTMLElement => screen.getByRole('region', { name: 'Find a slot' });
const rows = (): HTMLElement[] => within(panel()).getAllByRole('option');
const opened = async (): Promise<Rendered> => {
  const view = open();
  await within(panel()).findAllByRole('option');
  return view;
};
const chosen = (): number =>
  rows().findIndex((row) => row.getAttribute('aria-selected') === 'true');
const count = (call: keyof typeof CALLS): number => api.callsOf(CALLS[call]).length;
const held = (): Promise<HTMLElement> => within(panel()).findByText('Held by Dana, 15 min');

it('chooses by number and arrows, and shows the time on the small board of its day [R-SLOT-19]', async () => {
  const said = heard();
  const view = await opened();
  const ghost = (): Element | null =>
    document.querySelector('[data-row] [data-offered]')?.closest('[data-row]') ?? null;
  await screen.findByRole('region', { name: 'Small board of Thu 11/26/2026' });
  await waitFor(() => expect(ghost()).toHaveAttribute('data-row', T01));
  await view.user.keyboard('2');
  expect(chosen()).toBe(1);
  expect(said.words.at(-1)).toBe('2 of 2, Friday 8:30 to 11:30, truck T02');
  await screen.findByRole('region', { name: 'Small board of Fri 11/27/2026' });
  await waitFor(() => expect(ghost()).toHaveTextContent('8:30–12:30'));
  await view.user.keyboard('{ArrowUp}{ArrowUp}5');
  expect(chosen()).toBe(0);
  said.stop();
});

it('takes a wish in words, says how it understood it, and shows the next five [R-SLOT-22]', async () => {
  const view = await opened();
  api.on(CALLS.find, foundSlots([FRIDAY], { more: true }));
  await view.user.keyboard('w');
  expect(screen.getByLabelText('When would the customer like it?')).toHaveFocus();
  await view.user.keyboard('thu after 1 blue');
  expect(screen.getByText(/^Thursdays, start from 1:00 PM, Mon .* “blue”\.$/)).toBeVisible();
  await view.user.keyboard('{Enter}');
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(panel()).toHaveFocus();
  const asked = (): unknown => api.callsOf(CALLS.find).at(-1)?.body;
  expect(asked()).toMatchObject({ wish: { weekdays: [4], from: '13:00' }, days: 30, skip: 0 });
  await view.user.keyboard('m');
  await waitFor(() => expect(asked()).toMatchObject({ skip: 5 }));
});

it('holds the best of what is found for Enter that was pressed while it looked', async () => {
  let found: () => void = () => undefined;
  const isFound = new Promise<void>((resolve) => (found = resolve));
  api.on(CALLS.find, async () => {
    await isFound;
    return foundSlots();
  });
  const view = open();
  await screen.findByRole('status', { name: 'Looking for free times' });
  await view.user.keyboard('{Enter}{Enter}');
  expect(count('hold')).toBe(0);
  found();
  await held();
  expect(api.callsOf(CALLS.hold).map(({ body }) => body)).toEqual([{ token: THURSDAY.token }]);
  expect(count('book')).toBe(0);
});

it('holds nothing of the question before for Enter right after a wish', async () => {
  const view = await opened();
  api.on(CALLS.find, foundSlots([FRIDAY]));
  await view.user.keyboard('wthu{Enter}{Enter}');
  await held();
  expect(api.callsOf(CALLS.hold).map(({ body }) => body)).toEqual([{ token: FRIDAY.token }]);
});

it('asks for a wish once by Enter, and by Escape for none', async () => {
  const view = await opened();
  await view.user.keyboard('wthu{Enter}');
  await waitFor(() => expect(count('find')).toBe(2));
  await waitFor(() => expect(panel()).toHaveFocus());
  await view.user.keyboard('w after 1');
  // What is asked while one types waits for 400 ms: nothing may come after them either.
  jest.useFakeTimers({ now: new Date() });
  await view.user.keyboard('{Escape}');
  await act(() => jest.advanceTimersByTimeAsync(600));
  expect(count('find')).toBe(2);
  expect(panel()).toHaveFocus();
  expect(screen.getByLabelText('When would the customer like it?')).toHaveValue('thu');
  expect(screen.getByText(/^Thursdays, Mon/)).toBeVisible();
});

let endPhone = (): void => undefined;
afterEach(() => endPhone());

it('has what is held below the times, and on a phone above them, where it is in sight [R-SLOT-20]', async () => {
  const isBarFirst = async (): Promise<boolean> => {
    const view = await opened();
    await view.user.keyboard('{Enter}');
    const timer = await screen.findByRole('timer');
    const order = timer.compareDocumentPosition(rows()[0]!);
    view.unmount();
    return (order & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  };
  expect(await isBarFirst()).toBe(false);
  endPhone = onPhone();
  expect(await isBarFirst()).toBe(true);
});

it('renews once [R-SLOT-20]', async () => {
  const view = await opened();
  api.on(CALLS.renew, () => givenHold(THURSDAY, { renewed: true }));
  await view.user.keyboard('{Enter}');
  await held();
  await view.user.keyboard('r');
  expect(await screen.findByRole('button', { name: 'Renewed' })).toBeDisabled();
  api.on(CALLS.renew, refuse(409, 'HOLD_RENEWED', 'This hold was renewed.'));
  await view.user.keyboard('r');
  expect(await screen.findByText(/^This hold was renewed\./)).toBeVisible();
  // Another question is not about that anymore.
  await view.user.keyboard('wfri{Enter}');
  expect(screen.queryByText(/^This hold was renewed\./)).toBeNull();
});

it('offers what is free instead where a colleague was faster [R-SLOT-23]', async () => {
  const view = await opened();
  api.on(CALLS.hold, tooLate([FRIDAY]));
  await view.user.keyboard('{Enter}');
  expect(
    await screen.findByText(/already booked on this truck\. These are the best/),
  ).toBeVisible();
  expect(rows()).toHaveLength(1);
  expect(rows()[0]).toHaveTextContent('Fri, 11/27');
});

it('shows what one holds where that is too much, and gives one back [R-SLOT-23]', async () => {
  const view = await opened();
  api.on(CALLS.hold, refuse(409, 'TOO_MANY_HOLDS', 'You hold five slots already.'));
  api.on(CALLS.holds, [givenHold(FRIDAY)]);
  await view.user.keyboard('{Enter}');
  const list = await screen.findByRole('list', { name: 'What you hold' });
  await waitFor(() =>
    expect(list).toHaveTextContent('Fri 11/27/2026, start 8:30 – 11:30 AM on T02, 15 min'),
  );
  await view.user.click(within(list).getByRole('button', { name: /^Give back/ }));
  await waitFor(() => expect(screen.queryByText(/^You hold five/)).toBeNull());
  expect(count('release')).toBe(1);
  expect(await screen.findByText(/^T02, job 8:30 AM – .* is free again$/)).toBeVisible();
});

it('says what to do where the hold is over [R-SLOT-23]', async () => {
  const view = await opened();
  api.on(CALLS.hold, () => givenHold(THURSDAY, { expiresAt: new Date().toISOString() }));
  await view.user.keyboard('{Enter}');
  expect(await screen.findByText(/^This hold has ended\. Press Enter/)).toBeVisible();
  await waitFor(() => expect(count('find')).toBe(2));
  api.on(CALLS.hold, () => givenHold(THURSDAY));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Hold for/ })).toBeEnabled());
  await view.user.keyboard('{Enter}');
  await held();
  api.on(CALLS.book, refuse(410, 'HOLD_EXPIRED', 'This hold has ended.'));
  await view.user.keyboard('{Enter}');
  expect(await screen.findByText(/^This hold has ended\. Look for a free time/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Hold for/ })).toBeVisible();
});

it('leaves out the days on which the customer has other work, and says so [R-SLOT-24]', async () => {
  const { customer, stored } = given();
  const [day] = customer.move.activities as [ActivityView];
  const other = { ...day, _id: 'a'.repeat(24), activityDay: THURSDAY.day };
  const both = { ...customer, move: { ...customer.move, activities: [day, other] } };
  renderApp(
    <SlotFinder
      {...{ customer: both, stored, activityId: day._id, saveFirst, onClose }}
      write={(call) => call()}
      asked={1}
    />,
  );
  expect(await screen.findAllByRole('option')).toHaveLength(1);
  expect(rows()[0]).toHaveTextContent('Fri, 11/27');
  expect(panel()).toHaveTextContent(
    'Without Thu 11/26/2026: this customer has another activity then.',
  );
});

it('says why there is nothing [R-SLOT-24]', async () => {
  api.on(CALLS.find, foundSlots([], { notes: ['Nothing free in these days.'] }));
  const view = open();
  expect(await screen.findByText(/^Nothing free in these days\. Press W/)).toBeVisible();
  await view.user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('says what failed, and that drives are estimates [R-SLOT-24]', async () => {
  api.on(CALLS.find, refuse(503, 'SERVICE_UNAVAILABLE', 'Later'));
  const view = open();
  const again = await within(panel()).findByRole('button', { name: 'Try again' });
  api.on(CALLS.find, foundSlots([{ ...FRIDAY, approximate: true }]));
  await view.user.click(again);
  expect(await screen.findByText(/Some drives are estimates/)).toBeVisible();
});

it.each([
  ['Escape', (view: Rendered) => view.user.keyboard('{Escape}').then(view.unmount)],
  ['closing the tab', () => Promise.resolve(fireEvent(window, new Event('pagehide')))],
])('gives back what is held by %s [R-SLOT-21]', async (_way, leave) => {
  const view = await opened();
  await view.user.keyboard('{Enter}');
  await held();
  await leave(view);
  await waitFor(() => expect(count('release')).toBe(1));
  expect(screen.queryByText('Held by Dana, 15 min')).toBeNull();
});

it('looks for nothing where the day is on a truck already [R-SLOT-18]', async () => {
  open(T01);
  expect(await screen.findByText(/^This day is on a truck already/)).toBeVisible();
  expect(count('find')).toBe(0);
});
