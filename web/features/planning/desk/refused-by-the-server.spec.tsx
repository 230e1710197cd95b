import { screen, waitFor, within } from '@testing-library/react';
import { SCHEDULING_ERRORS } from '#modules/scheduling/contract/errors.js';
import { refuse, standAt, type FakeApi } from '../../../testing';
import { ANA, at, BO, givenDay, T01, T02 } from '../../../testing/given-day';
import { givenProposal, PROPOSAL } from '../given-proposal.fixture';
import { address, CREATE, openDesk, serveDesk, VIEW } from './desk.fixture';
import { itAtNight } from '../../../../test/support/thorough';

standAt(at('07:30'));

const OUT = 'PUT /movemanager/removefromservice';
const STAND_IN = 'PUT /movemanager/standin';
const OFF = 'PUT /assignment/off/:branch/:day';

let server: FakeApi;
beforeEach(() => {
  localStorage.setItem('emma.board.crew', 'shown');
  server = serveDesk().on(CREATE, () => givenProposal());
});
afterEach(() => server.restore());

type User = Awaited<ReturnType<typeof openDesk>>['user'];

const seated = (mover: string) => {
  const { assignment } = givenDay();
  return givenDay({
    assignment: { ...assignment, movers: [{ mover, truck: T01, position: 0 as const }] },
  });
};
const choose = async (user: User, menu: string, item: string): Promise<void> => {
  await user.click(screen.getByRole('button', { name: menu }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};
/** Takes the way that a refusal offers, and says what the desk was asked. */
const takesWay = async (user: User, name: string): Promise<unknown> => {
  await user.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(address()).toBe(PROPOSAL));
  return server.callsOf(CREATE)[0]?.body;
};

itAtNight(
  'names the booking that only the server knows of, and shows ways for a truck that is down [R-PLAN-44]',
  async () => {
    const booked = { operation: 'x', customerName: 'Mia Flores', start: '09:00', end: '12:30' };
    const words = SCHEDULING_ERRORS.TRUCK_HAS_BOOKINGS;
    server.on(OUT, refuse(409, 'TRUCK_HAS_BOOKINGS', words, { bookings: [booked] }));
    const { user } = await openDesk();
    await choose(user, 'Truck T02', 'Make unavailable…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Make T02 unavailable' }));
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    await user.clear(reason);
    await user.type(reason, 'Brakes');
    await user.click(dialog.getByRole('button', { name: 'Make unavailable' }));
    expect(await screen.findByText(/Mia Flores 9:00 AM – 12:30 PM/)).toBeInTheDocument();
    expect(await takesWay(user, 'Show ways')).toMatchObject({
      kind: 'repair',
      cause: { truckDown: { truck: T02, note: 'Brakes' } },
    });
  },
);

const visitors = {
  ...{ _id: 'r1', truck: T02, grid: { column: 30, span: 8 }, holdId: null, heldBy: null },
  ...{ start: at('14:30'), end: at('16:30'), expiresAt: at('08:00') },
};

it('takes a truck out on which a visitor holds a time, and shows ways where none is free [R-TRUCK-19, R-PLAN-44]', async () => {
  const words =
    'A visitor of the web site holds 2:30 PM to 4:30 PM on this truck, and no other truck is free then.';
  server
    .on(VIEW, () => givenDay({ reservations: [visitors] }))
    .on(OUT, refuse(409, 'SLOT_TAKEN', words));
  const { user } = await openDesk();
  await choose(user, 'Truck T02', 'Make unavailable…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Make T02 unavailable' }));
  expect(dialog.getByText(/^A visitor of the web site holds a time on it/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Make unavailable' }));
  expect(await screen.findByText(new RegExp(words))).toBeInTheDocument();
  expect(await takesWay(user, 'Show ways')).toMatchObject({ cause: { truckDown: { truck: T02 } } });
});

itAtNight('shows ways for a truck that does the jobs of another row [R-TRUCK-21]', async () => {
  const [t01, t02] = givenDay().trucks;
  const standIn = { truck: T02, name: 'T02', from: '09:45', note: 'Engine' };
  const standsInFor = [{ truck: T01, name: 'T01', from: '09:45' }];
  const trucks = [
    { ...t01!, standIn },
    { ...t02!, standsInFor },
  ];
  server.on(VIEW, () => givenDay({ trucks }));
  const { user } = await openDesk();
  // Its own truck goes down without them: nothing is in the way from then on.
  await choose(user, 'Truck T01', 'Make unavailable…');
  const dialog = within(await screen.findByRole('dialog', { name: /^Take T01 down/ }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'From' }), '09:45');
  expect(dialog.getByRole('button', { name: 'Make unavailable' })).toBeEnabled();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await choose(user, 'Truck T02', 'Make unavailable…');
  await waitFor(() => expect(address()).toBe(PROPOSAL));
  expect(server.callsOf(CREATE)[0]?.body).toMatchObject({ cause: { truckDown: { truck: T02 } } });
});

it('shows ways where another truck may not take over [R-PLAN-44]', async () => {
  server.on(STAND_IN, refuse(409, 'SLOT_TAKEN', SCHEDULING_ERRORS.SLOT_TAKEN));
  const { user } = await openDesk();
  await choose(user, 'Truck T01', 'Another truck takes over…');
  const dialog = within(await screen.findByRole('dialog', { name: /^Another truck takes over/ }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'From' }), '09:45');
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Engine');
  await user.click(dialog.getByRole('button', { name: 'Take over' }));
  expect(await takesWay(user, 'Show ways')).toMatchObject({
    cause: { truckDown: { truck: T01, from: '09:45', note: 'Engine' } },
  });
});

itAtNight('shows who steps in for somebody who got a seat meanwhile [R-PLAN-44]', async () => {
  server.on(OFF, () => {
    server.on(VIEW, () => seated(BO));
    return refuse(409, 'CREW_CHANGED', SCHEDULING_ERRORS.CREW_CHANGED);
  });
  const { user } = await openDesk();
  await choose(user, 'More for Bo', 'Off today…');
  const dialog = within(await screen.findByRole('dialog', { name: /^Mark Bo off/ }));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Flu');
  await user.click(dialog.getByRole('button', { name: 'Mark off' }));
  expect(await takesWay(user, 'Show who steps in')).toMatchObject({
    cause: { sick: { employee: BO, reason: 'Flu' } },
  });
});

it('is asked from the menu of a truck whose crew lacks somebody, with the crew panel closed [R-PLAN-38]', async () => {
  localStorage.setItem('emma.board.crew', 'hidden');
  server.on(VIEW, () => seated(ANA));
  const { user } = await openDesk();
  await choose(user, 'Truck T01', 'Ana off today…');
  const dialog = within(await screen.findByRole('dialog', { name: /^Mark Ana off/ }));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Flu');
  expect(await takesWay(user, 'Show who steps in')).toMatchObject({
    cause: { sick: { employee: ANA, reason: 'Flu' } },
  });
});

it('asks for a truck that an address says is down [R-PLAN-44]', async () => {
  await openDesk(`down-${T01}`);
  await waitFor(() => expect(address()).toBe(PROPOSAL));
  expect(server.callsOf(CREATE).map(({ body }) => body)).toMatchObject([
    { kind: 'repair', cause: { truckDown: { truck: T01 } } },
  ]);
});
