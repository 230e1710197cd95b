import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import CustomerListPage from '../../features/customers/list/customer-list-page';
import {
  FakeApi,
  givenBranch,
  givenCustomer,
  OKLAHOMA,
  refuse,
  renderApp,
  renderRoutes,
  standAt,
  type Rendered,
} from '../../testing';
import type { Call } from '../../testing/fake-api';
import CreateCustomerPage from './create-customer-page';

standAt('2026-11-20T18:00:00Z');

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi()
    .on('GET /branch', [givenBranch()])
    .on('GET /referrer', [{ _id: 'r'.repeat(24), name: 'Web site', active: true }])
    .on('POST /contract/matchrepeat', []);
});
afterEach(() => api.restore());

const open = (arrive?: () => Promise<null>): Rendered =>
  renderApp(<CreateCustomerPage />, {
    at: `/emma/customer/create?requestedDay=2026-12-05&branchId=${OKLAHOMA}`,
    path: '/emma/customer/create',
    routes: [
      { path: '/emma/customer', element: <p>All customers</p> },
      { path: '/emma/customer/:id', element: <p>The customer</p>, loader: arrive },
    ],
  });

async function filled(arrive?: () => Promise<null>): Promise<Rendered> {
  const view = open(arrive);
  await view.user.type(await screen.findByRole('textbox', { name: /^First name/ }), 'Nora');
  await view.user.type(screen.getByRole('textbox', { name: /^Last name/ }), 'Quill');
  await view.user.click(screen.getByRole('combobox', { name: /^Referred by/ }));
  await view.user.click(await screen.findByRole('option', { name: 'Web site' }));
  return view;
}

it('makes a customer of the day and branch that the address names, and goes there', async () => {
  api.on('POST /customermgt', { id: 'c'.repeat(24) });
  const { user } = await filled();
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
  const { user } = await filled(() => arrival);
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(api.callsOf('POST /customermgt')).toHaveLength(1));
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  await act(() => new Promise((done) => setTimeout(done)));
  arrive();
  expect(await screen.findByText('The customer')).toBeVisible();
  expect(api.callsOf('POST /customermgt')).toHaveLength(1);
});

it('asks before a customer is made for a day that is past', async () => {
  api.on('POST /customermgt', { id: 'c'.repeat(24) });
  const { user } = await filled();
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
  const { user } = open();
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
  const { user } = open();
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

it('marks who moved with us before by the email address', async () => {
  api.on('POST /contract/matchrepeat', [
    {
      _id: 'd'.repeat(24),
      firstName: 'Nora',
      lastName: 'Quill',
      email: 'nora@example.com',
      phone: '',
      branchId: OKLAHOMA,
      lastActivityDay: '2025-05-02',
      status: 'active',
    },
  ]);
  api.on('POST /customermgt', { id: 'c'.repeat(24) });
  const { user } = await filled();
  await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'nora@example.com');
  await user.tab();
  expect(await screen.findByText(/last move 05\/02\/2025/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(api.callsOf('POST /customermgt')).toHaveLength(1));
  expect(api.callsOf('POST /customermgt')[0]?.body).toMatchObject({
    moveContractRequest: {
      customerInformation: { isRepeat: true, previousContractId: 'd'.repeat(24) },
    },
  });
});

it('finds them by the phone too, which takes its form while typed, and takes their contact over', async () => {
  const former = givenCustomer({
    _id: 'd'.repeat(24),
    email: 'maria@example.com',
    phone: '4055550100',
  });
  api
    .on('POST /contract/matchrepeat', [{ ...former, lastActivityDay: '2025-05-02' }])
    .on('GET /customer/:id', former);
  const { user } = await filled();
  const phone = screen.getByRole('textbox', { name: 'Phone' });
  await user.type(phone, '405555');
  expect(phone).toHaveValue('(405) 555');
  await user.tab();
  expect(await screen.findByText('A phone number has 10 digits, this one has 6.')).toBeVisible();
  expect(api.callsOf('POST /contract/matchrepeat')).toEqual([]);
  await user.type(phone, '0100');
  expect(phone).toHaveValue('(405) 555-0100');
  await user.tab();
  await user.click(await screen.findByRole('button', { name: 'Take over contact' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveValue('maria@example.com'),
  );
  expect(screen.getByRole('textbox', { name: /^First name/ })).toHaveValue('Nora');
  expect(screen.queryByText(/has 10 digits/)).toBeNull();
  expect(api.callsOf('POST /contract/matchrepeat')[0]?.body).toEqual({
    ...{ email: '', altEmail: '', phone: '4055550100' },
  });
});

const WRONG = '4055550199';
const givenMatch = (firstName: string) => ({
  ...givenCustomer({ _id: 'd'.repeat(24), firstName }),
  lastActivityDay: '2025-05-02',
});
const asked = ({ body }: Call): string => (body as { phone: string }).phone;
const typePhone = async ({ user }: Rendered, digits: string): Promise<void> => {
  const phone = screen.getByRole('textbox', { name: 'Phone' });
  await user.clear(phone);
  await user.type(phone, digits);
  await user.tab();
};
const LOOKUP = 'POST /contract/matchrepeat';

it('marks nobody any more once a mistyped phone is corrected, or is no longer there', async () => {
  api.on(LOOKUP, (call) => (asked(call) === WRONG ? [givenMatch('Mario')] : []));
  api.on('POST /customermgt', { id: 'c'.repeat(24) });
  const view = await filled();
  const repeat = screen.getByRole('checkbox', { name: 'Repeat customer' });
  await typePhone(view, WRONG);
  await waitFor(() => expect(repeat).toBeChecked());
  await typePhone(view, '4055');
  await waitFor(() => expect(repeat).not.toBeChecked());
  await typePhone(view, WRONG);
  await waitFor(() => expect(repeat).toBeChecked());
  await typePhone(view, '4055550100');
  await waitFor(() => expect(repeat).not.toBeChecked());
  await view.user.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(api.callsOf('POST /customermgt')).toHaveLength(1));
  expect(api.callsOf('POST /customermgt')[0]?.body).toMatchObject({
    moveContractRequest: { customerInformation: { isRepeat: false, previousContractId: null } },
  });
});

it('heeds the answer to the latest phone, however late another one comes', async () => {
  let answerFirst: (matches: unknown[]) => void = jest.fn();
  const late = new Promise<unknown[]>((resolve) => (answerFirst = resolve));
  api.on<unknown>(LOOKUP, (call: Call) => (asked(call) === WRONG ? late : [givenMatch('Maria')]));
  const view = await filled();
  await typePhone(view, WRONG);
  await typePhone(view, '4055550100');
  expect(await screen.findByRole('link', { name: /^Maria/ })).toBeVisible();
  answerFirst([givenMatch('Mario')]);
  await waitFor(() => expect(api.pending).toBe(0));
  await act(() => new Promise((done) => setTimeout(done)));
  expect(screen.getByRole('link', { name: /^Maria/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Mario/ })).toBeNull();
});

it('names a move that is still to come as one, and asks only for whole addresses', async () => {
  api.on('POST /contract/matchrepeat', [
    {
      _id: 'd'.repeat(24),
      firstName: 'Nora',
      lastName: 'Quill',
      email: 'nora@example.com',
      phone: '',
      branchId: OKLAHOMA,
      lastActivityDay: '2026-12-18',
      status: 'active',
    },
  ]);
  const { user } = await filled();
  const email = screen.getByRole('textbox', { name: /^Email/ });
  await user.type(email, 'nora@example');
  await user.tab();
  expect(await screen.findByText('This field should be a valid email')).toBeVisible();
  expect(api.callsOf('POST /contract/matchrepeat')).toEqual([]);
  await user.type(email, '.com');
  await user.tab();
  expect(await screen.findByText(/, moves on 12\/18\/2026/)).toBeVisible();
  expect(screen.queryByText(/last move/)).toBeNull();
  expect(api.callsOf('POST /contract/matchrepeat').map(({ body }) => body)).toEqual([
    { email: 'nora@example.com', altEmail: '' },
  ]);
});

it('shows what the server refuses: a field under it, anything else in the dialog', async () => {
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
  const { user } = await filled();
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('This field should be a valid email')).toBeVisible();
  api.on('POST /customermgt', refuse(500, 'SYSTEM_ERROR', ''));
  await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'n@example.com');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText(/An error occurred creating this Customer/)).toBeVisible();
});

it('opens over the list as it is searched, and leads back to it', async () => {
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
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('All customers')).toBeVisible();
});

it('asks before what is typed is thrown away, and keeps it over a reload', async () => {
  const { user, unmount } = await filled();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const asked = await screen.findByRole('dialog', { name: 'Leave this page?' });
  expect(asked).toHaveTextContent('The customer has not been created yet.');
  await user.click(within(asked).getByRole('button', { name: 'Stay' }));
  const draft = { ...sessionStorage };
  unmount();
  Object.assign(sessionStorage, draft);
  open();
  expect(await screen.findByRole('textbox', { name: /^First name/ })).toHaveValue('Nora');
});
