import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import CustomerListPage from '../../features/customers/list/customer-list-page';
import {
  drawn,
  type FakeApi,
  givenBranch,
  givenCustomer,
  OKLAHOMA,
  refuse,
  type Rendered,
  renderRoutes,
  standAt,
} from '../../testing';
import { filledForm, givenNobody, openForm } from './create-customer.fixture';
import CreateCustomerPage from './create-customer-page';
import { itAtNight } from '../../../test/support/thorough';

standAt('2026-11-20T18:00:00Z');

let api: FakeApi;
beforeEach(() => {
  api = givenNobody();
});
afterEach(() => api.restore());

it('makes a customer of the day and branch that the address names, and goes there [R-CUST-6]', async () => {
  api.on('POST /customermgt', { id: 'c'.repeat(24) });
  const { user } = await filledForm();
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('The customer')).toBeVisible();
  expect(api.callsOf('POST /customermgt')[0]?.body).toMatchObject({
    moveContractRequest: {
      customerInformation: { firstName: 'Nora', lastName: 'Quill', referredBy: 'Web site' },
      moveDetails: { branchId: OKLAHOMA, requestedDay: '2026-12-05' },
    },
  });
});

it('makes one customer, however late its own page comes and however often Create is clicked', async () => {
  api.on('POST /customermgt', { id: 'c'.repeat(24) });
  let arrive = (): void => undefined;
  const arrival = new Promise<null>((resolve) => {
    arrive = () => resolve(null);
  });
  const { user } = await filledForm(() => arrival);
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(api.callsOf('POST /customermgt')).toHaveLength(1));
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  await drawn();
  arrive();
  expect(await screen.findByText('The customer')).toBeVisible();
  expect(api.callsOf('POST /customermgt')).toHaveLength(1);
});

itAtNight('asks before a customer is made for a day that is past', async () => {
  api.on('POST /customermgt', { id: 'c'.repeat(24) });
  const { user } = await filledForm();
  const day = screen.getByLabelText('Requested day');
  await user.clear(day);
  await user.type(day, '11/19/26');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  const asked = await screen.findByRole('dialog', { name: 'Day in the past' });
  expect(asked).toHaveTextContent('11/19/2026 is past. Do you want to save anyway?');
  expect(api.callsOf('POST /customermgt')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Save anyway' }));
  expect(await screen.findByText('The customer')).toBeVisible();
});

it('asks for what is required before it asks the server', async () => {
  const { user } = openForm();
  await user.click(await screen.findByRole('button', { name: 'Create' }));
  const marked = ['First name', 'Last name', 'Referred by'];
  await waitFor(() => expect(screen.getAllByText('This field is required')).toHaveLength(3));
  for (const name of marked) {
    expect(screen.getByLabelText(new RegExp(`^${name}`), { selector: 'input' })).toBeInvalid();
  }
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^First name/ })).toHaveFocus());
  expect(api.callsOf('POST /customermgt')).toHaveLength(0);
});

it.each([
  ['cannot be read', 503, 'SERVICE_UNAVAILABLE', /We encountered a system error/],
  ['are refused', 403, 'FORBIDDEN', /You are not allowed to do this/],
])('says when branches and referral sources %s, and tries again', async (_, status, code, why) => {
  const refusal = refuse(status, code, 'You are not allowed to do this');
  api.on('GET /branch', refusal).on('GET /referrer', refusal);
  const { user } = openForm();
  const banner = await screen.findByRole('alert');
  await waitFor(() =>
    expect(banner).toHaveTextContent('The list of branches and referral sources could not be read'),
  );
  expect(banner).toHaveTextContent(why);
  api.on('GET /branch', [givenBranch()]);
  await user.click(within(banner).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/The list of referral sources could not be read/)).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /^Branch/ })).toHaveValue('Oklahoma City'),
  );
});

it('shows what the server refuses: a field under it, anything else in the dialog [R-CUST-8]', async () => {
  api.on(
    'POST /customermgt',
    refuse(400, 'VALIDATION_FAILED', 'Please fix the highlighted validation errors!', {
      errors: [
        {
          path: 'moveContractRequest.customerInformation.email',
          message: 'This field should be a valid email',
        },
      ],
    }),
  );
  const { user } = await filledForm();
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('This field should be a valid email')).toBeVisible();
  api.on('POST /customermgt', refuse(500, 'SYSTEM_ERROR', ''));
  await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'n@example.com');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText(/An error occurred creating this Customer/)).toBeVisible();
});

itAtNight('opens over the list as it is searched, and leads back to it', async () => {
  api.on('GET /customer', { customers: [], total: 0 });
  const { user, router } = renderRoutes(
    [
      {
        path: '/emma/customer',
        element: <CustomerListPage />,
        children: [{ path: '/emma/customer/create', element: <CreateCustomerPage /> }],
      },
    ],
    { at: '/emma/customer?search=gomez' },
  );
  await user.click(await screen.findByRole('link', { name: 'New Customer' }));
  const dialog = await screen.findByRole('dialog', { name: 'Customer Details' });
  expect(router.state.location.pathname).toBe('/emma/customer/create');
  expect(screen.getByText('No match for “gomez”')).toBeInTheDocument();
  expect(document.title).toBe('New Customer · Emma');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/emma/customer'));
  expect(router.state.location.search).toBe('?search=gomez');
  expect(document.title).toBe('Customers · Emma');
});

it('goes to the customers when the tab began with it', async () => {
  const { user } = openForm();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('All customers')).toBeVisible();
});

it('asks before what is typed is thrown away, and keeps it over a reload [R-CUST-28]', async () => {
  const { user, unmount } = await filledForm();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const asked = await screen.findByRole('dialog', { name: 'Leave this page?' });
  expect(asked).toHaveTextContent('The customer has not been created yet.');
  await user.click(within(asked).getByRole('button', { name: 'Stay' }));
  const draft = { ...sessionStorage };
  unmount();
  Object.assign(sessionStorage, draft);
  openForm();
  expect(await screen.findByRole('textbox', { name: /^First name/ })).toHaveValue('Nora');
});

const drafts = (): string[] =>
  Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'));

/** Left by the address bar, for the same customer's address or another one's. */
async function openAgain(typed: Rendered, more?: string): Promise<Rendered> {
  await waitFor(() => expect(drafts()).toHaveLength(1));
  const draft = { ...sessionStorage };
  typed.unmount();
  Object.assign(sessionStorage, draft);
  return openForm(undefined, more);
}

itAtNight(
  'says that what a former caller said is back, and throws it away with one click [R-CUST-28]',
  async () => {
    const former = { ...givenCustomer({ _id: 'd'.repeat(24) }), lastActivityDay: '2025-05-02' };
    api.on('POST /contract/matchrepeat', [former]);
    const typed = await filledForm();
    await typed.user.type(screen.getByRole('textbox', { name: 'Phone' }), '4055550188');
    await typed.user.tab();
    await screen.findByText(/last move 05\/02\/2025/);
    api.on('POST /contract/matchrepeat', []);
    const { user } = await openAgain(typed);
    expect(await screen.findByText('Your unsaved changes are back.')).toBeVisible();
    const repeat = screen.getByRole('checkbox', { name: 'Repeat customer' });
    await waitFor(() => expect(repeat).not.toBeChecked());
    await waitFor(() => expect(api.callsOf('POST /contract/matchrepeat')).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    const first = screen.getByRole('textbox', { name: /^First name/ });
    await waitFor(() => expect(first).toHaveFocus());
    expect(first).toHaveValue('');
    expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveValue('');
    expect(screen.getByLabelText('Requested day')).toHaveValue('12/05/2026');
    expect(screen.queryByText(/unsaved changes are back/)).toBeNull();
    expect(drafts()).toEqual([]);
  },
);

itAtNight(
  'keeps the mark of a repeat customer over a reload until the look-up finds nobody [R-CUST-28]',
  async () => {
    const LOOKUP = 'POST /contract/matchrepeat';
    const former = { ...givenCustomer({ _id: 'd'.repeat(24) }), lastActivityDay: '2025-05-02' };
    api.on(LOOKUP, [former]);
    const typed = await filledForm();
    await typed.user.type(screen.getByRole('textbox', { name: 'Phone' }), '4055550188');
    await typed.user.tab();
    const repeat = () => screen.getByRole('checkbox', { name: 'Repeat customer' });
    await waitFor(() => expect(repeat()).toBeChecked());
    let answer: (found: unknown) => void = jest.fn();
    api.on(LOOKUP, () => new Promise((resolve) => (answer = resolve)));
    const { user } = await openAgain(typed);
    await waitFor(() => expect(api.callsOf(LOOKUP)).toHaveLength(2));
    expect(repeat()).toBeChecked();
    answer(refuse(503, 'SERVICE_UNAVAILABLE', 'Not now'));
    await waitFor(() => expect(api.pending).toBe(0));
    expect(repeat()).toBeChecked();
    api.on(LOOKUP, []);
    await user.click(screen.getByRole('textbox', { name: 'Phone' }));
    await user.tab();
    await waitFor(() => expect(repeat()).not.toBeChecked());
  },
);

itAtNight('keeps what was typed for the address it was typed for [R-CUST-28]', async () => {
  await openAgain(await filledForm(), '&start=12:00&hours=4&trucks=1&movers=3');
  await screen.findByText(/The day starts at 12:00 PM/);
  expect(screen.getByRole('textbox', { name: /^First name/ })).toHaveValue('');
  expect(screen.queryByText(/unsaved changes are back/)).toBeNull();
  await waitFor(() => expect(drafts()).toEqual([]));
});
