import { screen, waitFor, within } from '@testing-library/react';
import type { FakeApi } from '../../../testing';
import { givenBooking, givenDay, T01 } from '../given-day.fixture';
import { ASSIGN, gomez, openPlanner, row, serveDay, VIEW } from './day-planner.fixture';

const T03 = '65f000000000000000000a03';

let server: FakeApi;
beforeEach(() => {
  server = serveDay();
  const day = givenDay();
  const [one, two] = day.trucks;
  const trucks = [
    one!,
    { ...two!, unavailable: true, unavailableNote: 'Brakes' },
    { ...two!, _id: T03, name: 'T03' },
  ];
  server.on(VIEW, () => givenDay({ trucks }));
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
