import { screen, waitFor, within } from '@testing-library/react';
import type { PhoneEventView } from '../../../src/modules/calls/contract/history.view';
import { DANA, FakeApi, givenEmployee, refuse, renderApp } from '../../testing';
import { CustomerTrail } from '.';

const CUSTOMER = 'a'.repeat(24);
const CALL: PhoneEventView = {
  _id: '1',
  type: 'PHONED',
  timestamp: '2026-11-21T16:31:00.000Z',
  employeeId: DANA,
  data: {
    phone: '4055550100',
    isSms: false,
    leftVm: true,
    notes: 'Asked back',
    callType: 'Generic',
  },
  changes: [],
};

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi()
    .on('GET /employee', [givenEmployee()])
    .on('GET /contract/history/:id', ({ query }) =>
      query.get('type') === 'PHONED'
        ? [CALL]
        : [
            {
              ...CALL,
              _id: '2',
              type: 'UPDATED',
              data: {},
              changes: [{ field: 'estHours', before: 4, after: null }],
            },
          ],
    );
});
afterEach(() => api.restore());

const trail = (
  <CustomerTrail
    customerId={CUSTOMER}
    phone="4055550100"
    timezone="America/Chicago"
    emails={<p>No e-mails yet</p>}
  />
);

it('shows the calls and logs another', async () => {
  api.on('POST /contract/phone', CALL);
  const { user } = renderApp(trail);
  await user.click(screen.getByRole('button', { name: 'Calls' }));
  const calls = await screen.findByRole('list', { name: 'Calls' });
  expect(within(calls).getByText('Asked back')).toBeVisible();
  expect(within(calls).getByText(/\(405\) 555-0100 · Dana R\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Log call' }));
  expect(await screen.findByText('This field is required')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Text message' }));
  await user.type(screen.getByRole('textbox', { name: /Call notes/ }), 'Sent the quote');
  await user.click(screen.getByRole('button', { name: 'Log call' }));
  expect(await screen.findByText('Call successfully logged')).toBeVisible();
  expect(api.callsOf('POST /contract/phone')[0]?.body).toEqual({
    contractId: CUSTOMER,
    phone: '4055550100',
    isVoiceMail: false,
    isSms: true,
    notes: 'Sent the quote',
    callType: 'Generic',
  });
});

it('says why a call was not logged', async () => {
  api.on('POST /contract/phone', refuse(404, 'NOT_FOUND', 'Customer not found'));
  const { user } = renderApp(trail);
  await user.click(screen.getByRole('button', { name: 'Calls' }));
  await user.type(await screen.findByRole('textbox', { name: /Call notes/ }), 'x');
  await user.click(screen.getByRole('button', { name: 'Log call' }));
  expect(await screen.findByText('Call log failed: Customer not found')).toBeVisible();
});

it('shows who changed what', async () => {
  const { user } = renderApp(trail);
  await user.click(screen.getByRole('button', { name: 'History' }));
  await waitFor(() => expect(screen.getByText('Estimated hours: 4 → none')).toBeVisible());
});
