import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refuse, standAt, type FakeApi } from '../../../testing';
import {
  ANA,
  at,
  DAY,
  givenBooking,
  givenDay,
  GOMEZ_MOVE,
  PARK_MOVE,
  T01,
} from '../../../testing/given-day';
import { givenProposal, PROPOSAL } from '../given-proposal.fixture';
import { address, CREATE, drawer, openDesk, serveDesk, VIEW } from './desk.fixture';
import { itAtNight } from '../../../../test/support/thorough';

standAt(at('07:30'));

const PIN = 'PUT /planning/pin/:operation';
const UNPIN = 'DELETE /planning/pin/:operation';

let server: FakeApi;
beforeEach(() => {
  localStorage.setItem('emma.board.crew', 'shown');
  server = serveDesk().on(CREATE, () => givenProposal());
});
afterEach(() => server.restore());

const park = (): HTMLElement => screen.getByRole('button', { name: /^Sun Park/ });
const asked = (): unknown => server.callsOf(CREATE)[0]?.body;
const isShown = (): Promise<void> => waitFor(() => expect(address()).toBe(PROPOSAL));

async function popupOf(name: RegExp): Promise<{
  user: Awaited<ReturnType<typeof openDesk>>['user'];
  popup: ReturnType<typeof within>;
}> {
  const { user } = await openDesk();
  await user.click(screen.getByRole('button', { name }));
  return { user, popup: within(await screen.findByRole('region', { name: 'Plan desk' })) };
}

it('shows by F what mends the mark that has the focus, and finds elsewhere [R-PLAN-37]', async () => {
  const { user } = await openDesk();
  screen.getByRole('button', { name: 'Plan desk' }).focus();
  await user.keyboard('f');
  expect(screen.getByRole('textbox', { name: 'Find a move on this board' })).toHaveFocus();
  expect(server.callsOf(CREATE)).toHaveLength(0);
  await user.keyboard('{Escape}');
  park().focus();
  await user.keyboard('f');
  await isShown();
  expect(asked()).toMatchObject({
    kind: 'fix',
    date: DAY,
    cause: { mark: 'unassigned', id: PARK_MOVE },
  });
});

it('does the same for a chip of the marks [R-PLAN-37]', async () => {
  const { user } = await openDesk();
  within(screen.getByRole('toolbar', { name: 'What needs attention' }))
    .getByRole('button', { name: /unassigned/ })
    .focus();
  await user.keyboard('f');
  await isShown();
  expect(asked()).toMatchObject({ cause: { mark: 'unassigned', id: PARK_MOVE } });
});

it('is asked in the popup of a marked move, also which of several [R-PLAN-37]', async () => {
  const { user, popup } = await popupOf(/^Sun Park/);
  await user.click(popup.getByRole('button', { name: /^Fix/ }));
  const items = screen.queryAllByRole('menuitem');
  if (items[0]) await user.click(items[0]);
  await isShown();
  expect(asked()).toMatchObject({ kind: 'fix', cause: { id: PARK_MOVE } });
});

it('says why no way was looked for', async () => {
  server.on(CREATE, refuse(422, 'NOTHING_TO_FIX', 'This mark is gone.'));
  const { user } = await openDesk();
  park().focus();
  await user.keyboard('f');
  expect(await screen.findByText(/This mark is gone/)).toBeInTheDocument();
  expect(address()).toBe('');
});

it('asks when a late job ends, and repairs the day by Enter from the list of times [R-PLAN-38, R-PLAN-43]', async () => {
  const { user, popup } = await popupOf(/^Maria Gomez/);
  await user.click(popup.getByRole('button', { name: 'Running late…' }));
  const end = popup.getByRole('combobox', { name: 'Ends at' });
  expect(end).toHaveDisplayValue('1:30 PM');
  await user.selectOptions(end, '2:15 PM');
  end.focus();
  await user.keyboard('{Enter}');
  await isShown();
  expect(asked()).toMatchObject({
    kind: 'repair',
    cause: { late: { operation: GOMEZ_MOVE, end: '14:15' } },
  });
});

it('repairs a day on which a customer is not there [R-PLAN-38]', async () => {
  const { user, popup } = await popupOf(/^Maria Gomez/);
  await user.click(popup.getByRole('button', { name: 'No-show' }));
  await isShown();
  expect(asked()).toMatchObject({ kind: 'repair', cause: { noShow: { operation: GOMEZ_MOVE } } });
});

it('repairs a day on which a truck with bookings is down, from its menu [R-PLAN-38]', async () => {
  const { user } = await openDesk();
  await user.click(screen.getByRole('button', { name: 'Truck T01' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Down from now…' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Take T01 down/ }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'From' }), '9:00 AM');
  expect(dialog.getByText(/^T01 is taken until/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Show ways' }));
  await isShown();
  expect(asked()).toMatchObject({
    kind: 'repair',
    cause: { truckDown: { truck: T01, from: '09:00' } },
  });
});

it('asks by Enter in the list of times, for which Space opens it [R-PLAN-43]', async () => {
  const { user } = await openDesk();
  await user.click(screen.getByRole('button', { name: 'Truck T01' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Down from now…' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Take T01 down/ }));
  const from = dialog.getByRole('combobox', { name: 'From' });
  await user.selectOptions(from, '9:00 AM');
  from.focus();
  fireEvent.keyDown(from, { key: 'Enter', repeat: true });
  expect(server.callsOf(CREATE)).toHaveLength(0);
  await user.keyboard('{Enter}');
  await isShown();
  expect(asked()).toMatchObject({ cause: { truckDown: { truck: T01, from: '09:00' } } });
});

it('sends the reason of a truck that is down along to the desk [R-PLAN-38]', async () => {
  const { user } = await openDesk();
  await user.click(screen.getByRole('button', { name: 'Truck T01' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Down from now…' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Take T01 down/ }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'From' }), '9:00 AM');
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await user.clear(reason);
  expect(dialog.getByText('A reason is required')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Show ways' })).toBeDisabled();
  await user.type(reason, 'Engine');
  await user.click(dialog.getByRole('button', { name: 'Show ways' }));
  await isShown();
  expect(asked()).toMatchObject({
    cause: { truckDown: { truck: T01, from: '09:00', note: 'Engine' } },
  });
});

it('repairs it for the whole day, too [R-PLAN-38]', async () => {
  const { user } = await openDesk();
  await user.click(screen.getByRole('button', { name: 'Truck T01' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Make unavailable…' }));
  await isShown();
  expect(asked()).toMatchObject({ kind: 'repair', cause: { truckDown: { truck: T01 } } });
});

it('shows what is pinned, and pins and unpins by the popup [R-PLAN-39]', async () => {
  const pinned = { why: 'elevator at 8', by: 'Dana', at: at('07:00') };
  server.on(PIN, { operation: GOMEZ_MOVE, ...pinned }).on(UNPIN, {});
  const { user, popup } = await popupOf(/^Maria Gomez/);
  const [gomezOf, parkOf] = givenDay().customers;
  server.on(VIEW, () =>
    givenDay({ customers: [{ ...gomezOf!, bookings: [givenBooking({ pinned })] }, parkOf!] }),
  );
  await user.click(popup.getByRole('button', { name: 'Pin' }));
  expect(await popup.findByRole('button', { name: 'Unpin' })).toBeVisible();
  expect(screen.getByText('Pinned by Dana: elevator at 8')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Maria Gomez.*pinned/ })).toBeInTheDocument();
  server.on(VIEW, () => givenDay());
  await user.click(popup.getByRole('button', { name: 'Unpin' }));
  expect(await popup.findByRole('button', { name: 'Pin' })).toBeVisible();
  expect(server.callsOf(UNPIN)).toHaveLength(1);
});

it('offers none of it to people who only sell [R-PLAN-38]', async () => {
  const { user } = await openDesk('', { roles: ['sales'] });
  await user.click(screen.getByRole('button', { name: /^Maria Gomez/ }));
  await screen.findByRole('dialog', { name: 'Maria Gomez' });
  expect(screen.queryByRole('region', { name: 'Plan desk' })).toBeNull();
});

it('repairs a day on which somebody with a seat is off [R-PLAN-38]', async () => {
  const day = givenDay();
  const seats = [{ mover: ANA, truck: T01, position: 0 as const }];
  server.on(VIEW, () => givenDay({ assignment: { ...day.assignment, movers: seats } }));
  const { user } = await openDesk();
  const seat = screen.getByRole('button', { name: /Ana/ });
  await user.click(seat);
  await user.click(await screen.findByRole('button', { name: 'Put Ana: Off' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Mark Ana off/ }));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Flu');
  await user.click(dialog.getByRole('button', { name: 'Show who steps in' }));
  await isShown();
  expect(asked()).toMatchObject({
    kind: 'repair',
    cause: { sick: { employee: ANA, reason: 'Flu' } },
  });
  expect(drawer()).toBeVisible();
});

itAtNight(
  'looks by Enter for who steps in, where the person who is off has a seat [R-PLAN-43]',
  async () => {
    const day = givenDay();
    const seats = [{ mover: ANA, truck: T01, position: 0 as const }];
    server.on(VIEW, () => givenDay({ assignment: { ...day.assignment, movers: seats } }));
    const { user } = await openDesk();
    await user.click(screen.getByRole('button', { name: /Ana/ }));
    await user.click(await screen.findByRole('button', { name: 'Put Ana: Off' }));
    await screen.findByRole('dialog', { name: /^Mark Ana off/ });
    await user.keyboard('Flu{Enter}');
    await isShown();
    expect(asked()).toMatchObject({ cause: { sick: { employee: ANA, reason: 'Flu' } } });
  },
);

itAtNight('mends a crew without its lead from the empty seat [R-PLAN-37]', async () => {
  const { user } = await openDesk();
  await user.click(screen.getByRole('button', { name: "T01, lead's seat: needed, empty" }));
  await user.click(await screen.findByRole('menuitem', { name: 'Fix “no lead”…' }));
  await isShown();
  expect(asked()).toMatchObject({ kind: 'fix', cause: { mark: 'missingLead', id: T01 } });
});

itAtNight('shows the ways of a truck that can’t go out with all others [R-PLAN-44]', async () => {
  const [t01] = givenDay().trucks;
  server.on(VIEW, () => givenDay({ trucks: [t01!] }));
  const { user } = await openDesk();
  await user.click(screen.getByRole('button', { name: 'Trucks' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Disable All…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'No truck can go out' }));
  await user.click(dialog.getByRole('button', { name: 'Show ways for T01' }));
  await isShown();
  expect(asked()).toMatchObject({ kind: 'repair', cause: { truckDown: { truck: T01 } } });
});
