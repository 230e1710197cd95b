import { screen, waitFor } from '@testing-library/react';
import { givenActivity, givenCustomerWith, OKLAHOMA } from '../../testing';
import { box, openCustomerPage, type } from '../../testing/customer-page';
import { OneCustomerServer } from '../../testing/one-customer-server';

let server: OneCustomerServer;
afterEach(() => server.api.restore());

it('saves, goes to another day and to its board by keys', async () => {
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
  await view.user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(server.activity.notes).toBe('Dog in the yard'));
  await view.user.keyboard('{Alt>}2{/Alt}');
  await waitFor(() => expect(box('Move Alerts')).toHaveValue('The second day'));
  (document.activeElement as HTMLElement).blur();
  await view.user.keyboard('b');
  await screen.findByText('The board');
  const { pathname, search } = view.router.state.location;
  expect(pathname + search).toBe(`/emma/move/2026-11-25?branchId=${OKLAHOMA}`);
});
