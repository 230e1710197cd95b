import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { givenActivity, givenCustomerWith, OKLAHOMA } from '../../testing';
import { box, openCustomerPage, type } from '../../testing/customer-page';
import { OneCustomerServer } from '../../testing/one-customer-server';

let server: OneCustomerServer;
afterEach(() => server.api.restore());

it('saves, goes to another day and to its board by keys [R-CUST-23]', async () => {
  const second = '9'.repeat(24);
  server = new OneCustomerServer(
    givenCustomerWith(
      givenActivity(),
      givenActivity({ _id: second, activityDay: '2026-11-25', notes: 'The second day' }),
    ),
  );
  const view = openCustomerPage();
  await screen.findByText('Single mover hourly rate');
  await type(view, 'Move Alerts', 'Dog in the yard');
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('title', 'Save (Ctrl+S)');
  await view.user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(server.activity.notes).toBe('Dog in the yard'));
  await view.user.keyboard('{Alt>}2{/Alt}');
  await waitFor(() => expect(box('Move Alerts')).toHaveValue('The second day'));
  // What Option and 1 type on a Mac.
  fireEvent.keyDown(box('Move Alerts'), { key: '¡', code: 'Digit1', altKey: true });
  await waitFor(() => expect(box('Move Alerts')).toHaveValue('Dog in the yard'));
  await view.user.keyboard('{Alt>}2{/Alt}');
  await waitFor(() => expect(box('Move Alerts')).toHaveValue('The second day'));
  const day = screen.getByRole('textbox', { name: 'Day of the activity' });
  await view.user.clear(day);
  await view.user.type(day, '11/26/2026{Enter}');
  act(() => (document.activeElement as HTMLElement).blur());
  // A letter within a second of typing is text.
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now + 2_000);
  await view.user.keyboard('b');
  jest.restoreAllMocks();
  await view.user.click(await screen.findByRole('button', { name: 'Leave' }));
  await screen.findByText('The board');
  const { pathname, search } = view.router.state.location;
  expect(pathname + search).toBe(`/emma/move/2026-11-26?branchId=${OKLAHOMA}`);
});

it.each([
  [null, /^\/emma\/customer\/./],
  [{ cameFrom: '/emma/customer' }, /^\/emma\/customer$/],
])('leads back by Escape to where it was opened, %j [R-TODAY-10]', async (state, path) => {
  server = new OneCustomerServer(givenCustomerWith(givenActivity()));
  const view = openCustomerPage(['sales'], state);
  await screen.findByText('Single mover hourly rate');
  await view.user.keyboard('{Escape}');
  await waitFor(() => expect(view.router.state.location.pathname).toMatch(path));
});
