import { screen, within } from '@testing-library/react';
import { openPlanner, serveDay } from '../day/day-planner.fixture';

let mockIsThere = false;
jest.mock('./day-map', () => {
  if (!mockIsThere) throw new TypeError('Failed to fetch dynamically imported module');
  return { __esModule: true, default: () => <p>Stops of the day</p> };
});

const panel = () => screen.findByRole('complementary', { name: 'Map of the day' });

it('leaves the board usable where the code of the map cannot be loaded, and tries again [R-BOARD-50]', async () => {
  const api = serveDay();
  const { user } = await openPlanner();
  await user.click(screen.getByRole('button', { name: 'Map' }));
  expect(await panel()).toHaveTextContent('The map could not be loaded.');
  expect(screen.getByRole('button', { name: /^Maria Gomez/ })).toBeVisible();
  await user.click(within(await panel()).getByRole('button', { name: 'Hide the map' }));
  expect(screen.queryByRole('complementary', { name: 'Map of the day' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Map' }));
  mockIsThere = true;
  await user.click(within(await panel()).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Stops of the day')).toBeVisible();
  api.restore();
});
