import { act, screen, waitFor } from '@testing-library/react';
import { thingAsked } from '../../../shared/pages';
import { openCrews, serveCrews } from '../crew/given-crews.fixture';
import { T01, T02 } from '../given-day.fixture';

it('the menu of a truck opens by a key on its row, and by the search [R-BOARD-64]', async () => {
  const server = serveCrews();
  const page = await openCrews();
  const head = document.querySelector<HTMLElement>(`[data-truck="${T02}"]`)!;
  head.focus();
  await page.user.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'Another truck takes over…' })).toBeVisible();
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  act(() => void page.dispatch(thingAsked(T01)));
  expect(document.querySelector(`[data-truck="${T01}"]`)).toHaveFocus();
  act(() => void page.dispatch(thingAsked(`menu ${T01}`)));
  expect(await screen.findByText(/^T01 has bookings on this day/)).toBeVisible();
  server.restore();
});
