import { act, screen, waitFor, within } from '@testing-library/react';
import { live } from '../../../shared/realtime';
import { givenEmployee, LEE, settled, standAt, type FakeApi } from '../../../testing';
import { at, givenBooking, givenDay, GOMEZ, GOMEZ_MOVE, T02 } from '../../../testing/given-day';
import { GivenLive } from '../../../testing/given-live';
import { givenProposal, PROPOSAL } from '../given-proposal.fixture';
import {
  address,
  APPLY,
  CREATE,
  drawer,
  LIST,
  ONE,
  openDesk,
  serveDesk,
  VIEW,
} from './desk.fixture';
import { itAtNight } from '../../../../test/support/thorough';

standAt(at('07:30'));

const NEXT = '65f000000000000000000b02';
const elsewhere = givenBooking({ nounce: '8' }, { truck: T02 });
const MOVED = { kind: 'booking', customerId: GOMEZ, nounce: '8', operationId: GOMEZ_MOVE };

let server: FakeApi;
let given: GivenLive;
beforeEach(() => {
  sessionStorage.clear();
  server = serveDesk().on('GET /employee', [givenEmployee({ _id: LEE, displayName: 'Lee P.' })]);
  given = new GivenLive();
  given.attach();
});
afterEach(() => {
  act(() => live.detach());
  server.restore();
});

const opened = async (shown: string): Promise<Awaited<ReturnType<typeof openDesk>>> => {
  const page = await openDesk(shown);
  await within(drawer()).findByText(/Dana Reyes/);
  await waitFor(() => expect(given.isWatching).toBe(true));
  await settled(server);
  return page;
};
const lateStart = givenBooking({ nounce: '8', startTime: at('10:00') });

it('tells before it is applied who changed its steps, and looks again [R-PLAN-46]', async () => {
  const { user } = await opened(PROPOSAL);
  expect(drawer()).toHaveTextContent('Ready');
  given.changed(6, LEE, { ...MOVED, booking: lateStart });
  expect(
    await within(drawer()).findByText('Out of date: Lee P. changed 1 of these steps.'),
  ).toBeVisible();
  expect(drawer()).not.toHaveTextContent('Ready');
  const [first, second] = within(drawer()).getAllByRole('checkbox');
  expect(first!.closest('li')).toHaveTextContent('Changed since.');
  expect(second!.closest('li')).not.toHaveTextContent('Changed since.');
  expect(server.callsOf(APPLY)).toHaveLength(0);
  server.on(CREATE, () => givenProposal({ _id: NEXT }));
  await user.click(within(drawer()).getByRole('button', { name: 'Look again' }));
  await waitFor(() => expect(address()).toBe(NEXT));
  const { kind, cause } = givenProposal();
  expect(server.callsOf(CREATE)[0]?.body).toMatchObject({ kind, cause });
});

itAtNight(
  'does not say that what was taken back can be applied again once it can’t [R-PLAN-46]',
  async () => {
    server.on(ONE, () => givenProposal({ state: 'undone' }));
    await opened(PROPOSAL);
    expect(drawer()).toHaveTextContent('This can be applied again.');
    given.changed(6, LEE, { ...MOVED, booking: lateStart });
    expect(await within(drawer()).findByText(/^Out of date: /)).toBeVisible();
    expect(drawer()).not.toHaveTextContent('This can be applied again.');
  },
);

itAtNight('says nothing of changes that touch none of its steps [R-PLAN-46]', async () => {
  await opened(PROPOSAL);
  given.changed(6, LEE, { ...MOVED, booking: givenBooking({ nounce: '8', phone: '4055550199' }) });
  await screen.findByRole('button', { name: /^Maria Gomez/ });
  expect(drawer()).not.toHaveTextContent('Out of date');
  expect(drawer()).toHaveTextContent('Ready');
});

itAtNight('stands so in the list of the day [R-PLAN-46]', async () => {
  const [gomez, park] = givenDay().customers;
  server.on(VIEW, () => givenDay({ customers: [{ ...gomez!, bookings: [elsewhere] }, park!] }));
  server.on(LIST, () => [givenProposal()]);
  await openDesk('day');
  expect(await within(drawer()).findByText('Out of date')).toBeVisible();
});

itAtNight('is gone where the step is left out [R-PLAN-46]', async () => {
  const { user } = await opened(PROPOSAL);
  given.changed(6, LEE, { ...MOVED, booking: lateStart });
  await within(drawer()).findByRole('button', { name: 'Look again' });
  server.on('POST /planning/proposals/:id/check', { totals: givenProposal().now, problems: [] });
  await user.click(within(drawer()).getAllByRole('checkbox')[0]!);
  expect(within(drawer()).queryByRole('button', { name: 'Look again' })).toBeNull();
});

it('is not said of what was applied, and keeps no key of what is over [R-PLAN-35]', async () => {
  server.on(ONE, () =>
    givenProposal({
      state: 'applied',
      applied: { by: 'Dana Reyes', at: '2026-11-21T14:05:00.000Z', option: 1 },
    }),
  );
  await opened(PROPOSAL);
  expect(drawer()).toHaveTextContent('steps');
  expect(drawer()).not.toHaveTextContent('applies');
  expect(drawer()).not.toHaveTextContent('Out of date');
});

it('explains what a way is called and how good it is [R-PLAN-31]', async () => {
  const { user } = await opened(PROPOSAL);
  expect(drawer()).toHaveTextContent('so nobody has to be called');
  await user.click(within(drawer()).getByRole('tab', { name: 'Few calls' }));
  expect(drawer()).toHaveTextContent('Starts may also move up to an hour');
  expect(drawer()).toHaveTextContent('Proven best No way by this rule costs the day less.');
});
