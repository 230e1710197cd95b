import { screen, within } from '@testing-library/react';
import type { PromiseView } from '#modules/promises/contract/promise.view.js';
import {
  type FakeApi,
  givenActivity,
  givenActual,
  givenCustomerWith,
  givenOperation,
  refuse,
  standAt,
} from '../../testing';
import { givenCustomerApi, openedCustomerPage } from '../../testing/customer-page';

const PROMISES = 'GET /move/activity/:id/promises';
const PROMISE: PromiseView = {
  _id: '1'.repeat(24),
  emailId: '2'.repeat(24),
  template: 'rfq',
  at: '2026-11-18T15:00:00.000Z',
  hours: { p50: 5.25, p80: 6.25, p90: 7, maximum: 7 },
  price: { p50: 800, p80: 950, p90: 1050, maximum: 1050 },
  quantile: 0.9,
  modelVersion: 3,
  constantsVersion: 1,
};

standAt('2026-11-28T18:00:00Z');

let api: FakeApi;
beforeEach(() => {
  api = givenCustomerApi();
});
afterEach(() => api.restore());

const booked = () =>
  givenCustomerWith(
    givenActivity({
      activityDay: '2026-11-21',
      state: 'committed',
      operations: [givenOperation({ truck: 'e'.repeat(24) })],
    }),
  );
const promised = (): HTMLElement => screen.getByRole('region', { name: 'What was promised' });

it('shows what the customer was told of a day beside how it went [R-PROMISE-3]', async () => {
  const later = { ...PROMISE, _id: '3'.repeat(24), template: 'confirmation' as const };
  api
    .on<PromiseView[]>(PROMISES, [{ ...later, hours: { ...PROMISE.hours, maximum: 6 } }, PROMISE])
    .on('GET /actuals/:operation', givenActual({ clockHours: 6.5 }));
  await openedCustomerPage(api, booked());
  await screen.findByText('Confirmation', { selector: 'td' });
  const rows = within(promised()).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '11/18/2026 9:00 AM CSTConfirmation5.25 h6.25 h6 h, $1,050.006.5 h, 0.5 h over',
    '11/18/2026 9:00 AM CSTQuote5.25 h6.25 h7 h, $1,050.006.5 h',
  ]);
});

it('says where nothing is promised yet, and offers to look again where it could not be read [R-PROMISE-3]', async () => {
  api.on(PROMISES, refuse(503, 'SERVICE_UNAVAILABLE', 'Not now'));
  const view = await openedCustomerPage(api, booked());
  await screen.findByText(/^What was promised could not be read/);
  api.on<PromiseView[]>(PROMISES, []);
  const [again] = within(
    screen.getByText(/^What was promised could not be read/).parentElement!,
  ).getAllByRole('button');
  await view.user.click(again!);
  expect(await screen.findByText(/^Nothing is promised yet/)).toBeVisible();
});
