import { screen, within } from '@testing-library/react';
import { gomez, openPlanner, row, serveDay, VIEW } from '../day/day-planner.fixture';
import { givenBooking, givenDay, PARK, PARK_MOVE, T02 } from '../given-day.fixture';
import { itAtNight } from '../../../../test/support/thorough';

itAtNight(
  'says in the head of a truck what is in the way, and nothing over its hours [R-BOARD-28]',
  async () => {
    const day = givenDay();
    const park = givenBooking(
      { customer: PARK, customerId: PARK, customerName: 'Sun Park' },
      { _id: PARK_MOVE, truck: T02 },
    );
    const server = serveDay().on(VIEW, {
      ...day,
      customers: [day.customers[0]!, { ...day.customers[1]!, bookings: [park] }],
    });
    const { user } = await openPlanner();
    gomez().focus();
    await user.keyboard(' ');
    const reason = within(row('Truck T02')).getByText('Booked: Park 8:30–12:30');
    expect(reason.closest('[data-lane]')).toBeNull();
    expect(screen.queryByText('Booked at that time')).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(reason).not.toBeInTheDocument();
    server.restore();
  },
);

it('adds nothing to a row and takes nothing from it while a block is carried from row to row [R-BOARD-28]', async () => {
  const server = serveDay();
  const { user } = await openPlanner();
  gomez().focus();
  await user.keyboard(' ');
  const words = within(row('Truck T02')).getByText('Drop: 8:30–12:30');
  expect(words).toHaveAttribute('aria-hidden', 'true');
  const records: MutationRecord[] = [];
  const changes = new MutationObserver((seen) => void records.push(...seen));
  changes.observe(screen.getByRole('region', { name: /^Trucks of/ }), {
    childList: true,
    subtree: true,
  });
  await user.keyboard('{ArrowDown}');
  expect(words).toHaveAttribute('aria-hidden', 'false');
  const isElement = (node: Node): boolean => node instanceof Element;
  records.push(...changes.takeRecords());
  changes.disconnect();
  const elements = records.flatMap(({ addedNodes, removedNodes }) =>
    [...addedNodes, ...removedNodes].filter(isElement),
  );
  expect(elements).toEqual([]);
  server.restore();
});
