import { screen } from '@testing-library/react';
import { FakeApi, givenBranch, OKLAHOMA, renderApp, type Rendered } from '../../testing';
import CreateCustomerPage from './create-customer-page';

/** A server that knows one branch, one source, and nobody who moved before. */
export const givenNobody = (): FakeApi =>
  new FakeApi()
    .on('GET /branch', [givenBranch()])
    .on('GET /referrer', [{ _id: 'r'.repeat(24), name: 'Web site', active: true }])
    .on('POST /contract/matchrepeat', []);

/**
 * @param arrive what the page of the new customer waits for
 * @param more of the address
 */
export const openForm = (arrive?: () => Promise<null>, more = ''): Rendered =>
  renderApp(<CreateCustomerPage />, {
    at: `/emma/customer/create?requestedDay=2026-12-05&branchId=${OKLAHOMA}${more}`,
    path: '/emma/customer/create',
    routes: [
      { path: '/emma/customer', element: <p>All customers</p> },
      { path: '/emma/customer/:id', element: <p>The customer</p>, loader: arrive },
    ],
  });

/** The form with everything that must be in it. */
export async function filledForm(arrive?: () => Promise<null>, more = ''): Promise<Rendered> {
  const view = openForm(arrive, more);
  await view.user.type(await screen.findByRole('textbox', { name: /^First name/ }), 'Nora');
  await view.user.type(screen.getByRole('textbox', { name: /^Last name/ }), 'Quill');
  await view.user.click(screen.getByRole('combobox', { name: /^Referred by/ }));
  await view.user.click(await screen.findByRole('option', { name: 'Web site' }));
  return view;
}
