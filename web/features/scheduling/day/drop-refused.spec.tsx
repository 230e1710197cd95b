import { screen, waitFor, within } from '@testing-library/react';
import { SCHEDULING_ERRORS } from '#modules/scheduling/contract/errors.js';
import { refuse, type FakeApi } from '../../../testing';
import { givenBooking, givenDay, T01, T02 } from '../given-day.fixture';
import { ASSIGN, gomez, openPlanner, row, serveDay, VIEW } from './day-planner.fixture';

const T03 = '65f000000000000000000a03';

/** A day of three trucks of which T03 is free, and T02 too unless it is down. */
const dayOfThree = ({ isT02Down }: { isT02Down: boolean }) => {
  const [one, two] = givenDay().trucks;
  const down = { ...two!, unavailable: true, unavailableNote: 'Brakes' };
  return givenDay({ trucks: [one!, isT02Down ? down : two!, { ...two!, _id: T03, name: 'T03' }] });
};

let server: FakeApi;
beforeEach(() => {
  server = serveDay();
  server.on(VIEW, () => dayOfThree({ isT02Down: true }));
});
afterEach(() => server.restore());

it('offers the trucks that are free at that hour where a drop is refused [R-PLAN-41]', async () => {
  server.on(ASSIGN, { nounce: '8', booking: givenBooking({ nounce: '8' }, { truck: T03 }) });
  const { user } = await openPlanner();
  gomez().focus();
  await user.keyboard(' {ArrowDown} ');
  expect(await screen.findByText(/Free then:/)).toBeInTheDocument();
  expect(server.callsOf(ASSIGN)).toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'T02' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'T03' }));
  await waitFor(() =>
    expect(within(row('Truck T03')).getByRole('button', { name: /^Maria Gomez/ })).toBeVisible(),
  );
  expect(server.callsOf(ASSIGN)[0]?.body).toMatchObject({
    truck: T03,
    expect: { truck: T01, unassigned: false },
  });
});

it.each(['SLOT_TAKEN', 'TRUCK_UNAVAILABLE', 'LIFT_REQUIRED', 'OTHER_BRANCH'] as const)(
  'offers them where only the server knew of it: %s [R-PLAN-41]',
  async (code) => {
    server.on(VIEW, () => dayOfThree({ isT02Down: false }));
    server.on(ASSIGN, refuse(409, code, SCHEDULING_ERRORS[code]));
    const { user } = await openPlanner();
    gomez().focus();
    await user.keyboard(' {ArrowDown} ');
    expect(await screen.findByText(/Free then:/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'T02' })).toBeNull();
    server.on(ASSIGN, { nounce: '8', booking: givenBooking({ nounce: '8' }, { truck: T03 }) });
    await user.click(screen.getByRole('button', { name: 'T03' }));
    await waitFor(() =>
      expect(within(row('Truck T03')).getByRole('button', { name: /^Maria Gomez/ })).toBeVisible(),
    );
    expect(server.callsOf(ASSIGN).map(({ body }) => body)).toMatchObject([
      { truck: T02 },
      { truck: T03, expect: { truck: T01, unassigned: false } },
    ]);
  },
);

it('offers no truck for a move that somebody else changed meanwhile', async () => {
  server.on(VIEW, () => dayOfThree({ isT02Down: false }));
  server.on(ASSIGN, refuse(409, 'STALE_NOUNCE', 'Reload to see the latest version.'));
  const { user } = await openPlanner();
  gomez().focus();
  await user.keyboard(' {ArrowDown} ');
  expect(await screen.findByText(/just changed Maria Gomez/)).toBeInTheDocument();
  expect(screen.queryByText(/Free then:/)).toBeNull();
});
