import { screen, waitFor } from '@testing-library/react';
import {
  drawn,
  type FakeApi,
  givenCustomer,
  OKLAHOMA,
  standAt,
  type Rendered,
} from '../../testing';
import type { Call } from '../../testing/fake-api';
import { filledForm, givenNobody } from './create-customer.fixture';
import { itAtNight } from '../../../test/support/thorough';

standAt('2026-11-20T18:00:00Z');

let api: FakeApi;
beforeEach(() => {
  api = givenNobody();
});
afterEach(() => api.restore());

it('marks who moved with us before by the email address [R-CUST-5]', async () => {
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
  const { user } = await filledForm();
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

it('finds them by the phone too, which takes its form while typed, and takes their contact over [R-CUST-24, R-CUST-25]', async () => {
  const former = givenCustomer({
    _id: 'd'.repeat(24),
    email: 'maria@example.com',
    phone: '4055550100',
  });
  api
    .on('POST /contract/matchrepeat', [{ ...former, lastActivityDay: '2025-05-02' }])
    .on('GET /customer/:id', former);
  const { user } = await filledForm();
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

it('marks nobody anymore once a mistyped phone is corrected, or is no longer there [R-CUST-25]', async () => {
  api.on(LOOKUP, (call) => (asked(call) === WRONG ? [givenMatch('Mario')] : []));
  api.on('POST /customermgt', { id: 'c'.repeat(24) });
  const view = await filledForm();
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

itAtNight(
  'heeds the answer to the latest phone, however late another one comes [R-CUST-25]',
  async () => {
    let answerFirst: (matches: unknown[]) => void = jest.fn();
    const late = new Promise<unknown[]>((resolve) => (answerFirst = resolve));
    api.on<unknown>(LOOKUP, (call: Call) => (asked(call) === WRONG ? late : [givenMatch('Maria')]));
    const view = await filledForm();
    await typePhone(view, WRONG);
    await typePhone(view, '4055550100');
    expect(await screen.findByRole('link', { name: /^Maria/ })).toBeVisible();
    answerFirst([givenMatch('Mario')]);
    await waitFor(() => expect(api.pending).toBe(0));
    await drawn();
    expect(screen.getByRole('link', { name: /^Maria/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Mario/ })).toBeNull();
  },
);

itAtNight(
  'names a move that is still to come as one, and asks only for whole addresses',
  async () => {
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
    const { user } = await filledForm();
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
  },
);
