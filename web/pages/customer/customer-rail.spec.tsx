import { screen, waitFor, within } from '@testing-library/react';
import { addDays, instantAt } from '#kernel/local-date.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { EstimateSettingsView } from '#modules/ranges/contract/estimate-settings.view.js';
import type { QuotedRangeView } from '#modules/ranges/contract/range.view.js';
import { moveToDay } from '#modules/moves/contract/operation-times.js';
import { todayIn } from '../../shared/format';
import { keepFocus } from '../../shared/ui';
import {
  DANA,
  givenActivity,
  givenCustomerWith,
  givenEmployee,
  givenOperation,
} from '../../testing';
import { openCustomerPage, press, type } from '../../testing/customer-page';
import { T01 } from '../../testing/given-board';
import { OneCustomerServer } from '../../testing/one-customer-server';
import type { Rendered } from '../../testing/render-app';
import { itAtNight } from '../../../test/support/thorough';

const BOOK = 'PUT /assignment/operation/:branch/:id';
const ZONE = 'America/Chicago';
/** In the future, whenever this runs. */
const DAY = addDays(todayIn(ZONE), 30);

let server: OneCustomerServer;
afterEach(() => server.api.restore());
const open = (customer: CustomerView): Rendered => {
  server = new OneCustomerServer(customer);
  return openCustomerPage();
};
const givenMove = (truck: string | null = null): CustomerView =>
  givenCustomerWith(
    givenActivity({
      activityDay: DAY,
      state: truck ? 'committed' : 'uncommitted',
      operations: [
        givenOperation({
          duration: 4,
          truck,
          date: moveToDay(givenOperation().date, DAY, ZONE).toISOString(),
        }),
      ],
    }),
  );
const rail = async () => within(await screen.findByRole('region', { name: 'Quote' }));

it('leads from the unsaved change to the booked truck, one thing at a time [R-CUST-20]', async () => {
  const view = open(givenMove());
  const quote = await rail();
  await waitFor(() => expect(quote.getByLabelText(/^Price \$/)).toBeVisible());
  expect(quote.getByText('Minimum to estimate, supplies included')).toBeVisible();
  await type(view, 'Move Alerts', 'Dog in the yard');
  await view.user.click(await quote.findByRole('button', { name: 'Save 1 change' }));
  const book = await quote.findByRole('button', { name: 'Book T01' });
  const stop = keepFocus();
  await view.user.click(book);
  await waitFor(() => expect(server.api.callsOf(BOOK)[0]?.body).toMatchObject({ truck: T01 }));
  await waitFor(() => expect(book).not.toBeInTheDocument());
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Quote' })).toContainElement(
      document.activeElement as HTMLElement,
    ),
  );
  stop();
  await waitFor(() =>
    expect(quote.getByRole('button', { name: 'Send confirmation' })).toBeEnabled(),
  );
});

it('sends no confirmation before it is known who writes', async () => {
  let tell: (self: unknown) => void = () => undefined;
  const self = new Promise((resolve) => (tell = resolve));
  server = new OneCustomerServer(givenMove(T01));
  server.api.on('GET /employee/self', () => self);
  openCustomerPage();
  const send = await (await rail()).findByRole('button', { name: 'Send confirmation' });
  expect(send).toBeDisabled();
  tell(givenEmployee());
  await waitFor(() => expect(send).toBeEnabled());
});

itAtNight('adds the pickup that is missing, before the drop-off', async () => {
  const customer = givenMove();
  const [stop] = customer.move.activities[0]!.locations;
  customer.move.activities[0]!.locations = [{ ...stop!, typeOfWOrk: 'Load' }];
  const view = open(customer);
  const quote = await rail();
  await press(view, /^Edit location 1/);
  await view.user.click(screen.getByRole('combobox', { name: /^Type of work/ }));
  await view.user.click(await screen.findByRole('option', { name: 'Unload' }));
  await view.user.click(await quote.findByRole('button', { name: 'Add address' }));
  const [first, second] = screen.getAllByRole('listitem', { name: /^location/ });
  await waitFor(() => expect(first).toContainElement(document.activeElement as HTMLElement));
  expect(first).toHaveAccessibleName(/^location 1/);
  expect(screen.getAllByRole('combobox', { name: /^Type of work/ })[0]).toHaveValue('Load');
  expect(second).toBeVisible();
});

itAtNight('sends the focus to a type of work that is missing', async () => {
  const customer = givenMove();
  const { locations } = customer.move.activities[0]!;
  customer.move.activities[0]!.locations = [{ ...locations[0]!, typeOfWOrk: '' }];
  const view = open(customer);
  const quote = await rail();
  await view.user.click(await quote.findByRole('button', { name: 'Choose type of work' }));
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /^Type of work/ })).toHaveFocus(),
  );
});

it('leads to the drive that no day has room for [R-CUST-37]', async () => {
  const customer = givenMove();
  const [operation] = customer.move.activities[0]!.operations;
  const { bookingEnvelope } = operation!;
  customer.move.activities[0]!.operations = [
    {
      ...operation!,
      bookingEnvelope: { ...bookingEnvelope, startingDriveTime: 16.75 },
      yardLegs: { out: 16.75, back: 0 },
    },
  ];
  const view = open(customer);
  const quote = await rail();
  const go = await quote.findByRole('button', { name: 'See Drive Out' });
  expect(quote.getByText(/^A drive out of 16 h 45 min does not fit into the day/)).toBeVisible();
  await view.user.click(go);
  expect(screen.getByRole('textbox', { name: 'Drive out of truck 1' })).toHaveFocus();
});

itAtNight('says that a start is too early where no drive is, and leads to it', async () => {
  const customer = givenMove();
  const [operation] = customer.move.activities[0]!.operations;
  const { bookingEnvelope } = operation!;
  customer.move.activities[0]!.operations = [
    {
      ...operation!,
      date: instantAt(DAY, 6 * 60 + 30, ZONE).toISOString(),
      bookingEnvelope: { ...bookingEnvelope, startingDriveTime: 0, endingDriveTime: 0 },
      yardLegs: { out: 0, back: 0 },
    },
  ];
  const view = open(customer);
  const quote = await rail();
  const go = await quote.findByRole('button', { name: 'See Start Time' });
  expect(quote.getByText('It begins before 7:00 AM. Choose a later start')).toBeVisible();
  await view.user.click(go);
  expect(screen.getByRole('combobox', { name: 'Start time of truck 1' })).toHaveFocus();
});

it('adds an address where none is, and says what is missing [R-CUST-21]', async () => {
  const customer = givenMove();
  customer.move.activities[0]!.locations = [];
  const view = open(customer);
  const quote = await rail();
  expect(
    await quote.findByText('Add a pickup and a drop-off to see hours and price'),
  ).toBeVisible();
  expect(quote.getByText('The price follows once the addresses are known')).toBeVisible();
  await view.user.click(quote.getByRole('button', { name: 'Add address' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Address/ })).toHaveFocus());
  expect(quote.getByText('Give location 1 an address to see hours and price')).toBeVisible();
});

itAtNight('shows a price as last saved while what is typed gives none [R-CUST-21]', async () => {
  const view = open(givenMove());
  const quote = await rail();
  await type(view, 'Est Hours', '0');
  expect(await quote.findByText('Last saved')).toBeVisible();
});

it('proves that the move is confirmed [R-CUST-20]', async () => {
  const customer = givenMove(T01);
  customer.move.emails = [
    {
      _id: '2'.repeat(24),
      template: 'confirmation',
      subject: 'Your move',
      recipient: 'maria@mail.example',
      sent: '2026-11-22T15:14:00.000Z',
      sender: DANA,
      status: 'sent',
    },
  ];
  open(customer);
  const quote = await rail();
  expect(await quote.findByText(/^Confirmed\s+11\/22 by Dana R\./)).toBeVisible();
  expect(quote.getByText(/^Sent 11\/22\/2026 .* to maria@mail.example$/)).toBeVisible();
  expect(quote.queryByRole('button', { name: /confirmation/ })).toBeNull();
});

const RANGE: QuotedRangeView = {
  basis: {
    handlingMinutes: 240,
    drivingMinutes: 30,
    group: 'apartment|stairs',
    constantsVersion: 1,
  },
  model: { version: 4, scope: 'branch', n: 214 },
  memory: null,
  exact: { p50: 5.1, p80: 6.2, p90: 6.9, maximum: 6.9 },
  hours: { p50: 5.25, p80: 6.25, p90: 7, maximum: 7 },
  price: { p50: 800, p80: 950, p90: 1_060, maximum: 1_060 },
  most: { hours: 7, price: 1_060 },
  together: { hours: 7, price: 1_060, days: 1 },
  quantile: 0.9,
  words: '5¼ h, 80 % done by 6¼ h, 90 % by 7 h · from 214 of your moves',
};

it('has no range, and asks for none, while a stop has no estimate', async () => {
  const customer = givenMove();
  for (const stop of customer.move.activities[0]!.locations) {
    Object.assign(stop, { worktimeEstimations: null, locationType: '' });
  }
  open(customer);
  const quote = await rail();
  const words = 'No range yet: not every stop has an estimate.';
  expect(await quote.findByText(words)).toBeVisible();
  expect(server.api.callsOf('GET /move/activity/:id/range')).toEqual([]);
});

it('says that the range comes with a save where every stop has an estimate by then [R-RANGE-7]', async () => {
  const customer = givenMove();
  for (const stop of customer.move.activities[0]!.locations) stop.worktimeEstimations = null;
  open(customer);
  const quote = await rail();
  expect(await quote.findByText('No range yet: it comes with the next save.')).toBeVisible();
  expect(server.api.callsOf('GET /move/activity/:id/range')).toEqual([]);
});

it('says how long the move may take by how long others took, and of which version', async () => {
  const customer = givenMove();
  for (const stop of customer.move.activities[0]!.locations) {
    stop.currentEstimate = { hours: 2, minutes: null, overrideReason: 'Seen' };
  }
  Object.assign(customer.move.activities[0]!, { estTotalCost: 530, estTotalCostMin: 365 });
  const view = open(customer);
  server.api.on<QuotedRangeView>('GET /move/activity/:id/range', RANGE);
  const quote = await rail();
  await type(view, 'Move Alerts', 'Dog in the yard');
  await view.user.click(await quote.findByRole('button', { name: 'Save 1 change' }));
  const range = within(await quote.findByRole('group', { name: 'How long it may take' }));
  expect(range.getByText('Usually 5.25 h, plan 6.25 h, at most 7 h, $1,060')).toBeVisible();
  const words = 'From 214 of your moves · 90% take no longer';
  expect(await range.findByText(words)).toBeVisible();
  await type(view, 'Move Alerts', 'Two dogs');
  expect(await range.findByText(`${words} · as last saved`)).toBeVisible();
  // Of other hours, what was promised at most may be less than what is charged anyway.
  await type(view, 'Est Hours', '9');
  const later = 'Usually 5.25 h, plan 6.25 h; the maximum comes with the next save';
  expect(await range.findByText(later)).toBeVisible();
});

it('tells the one maximum in whole dollars, at least the minimum time, and of all days the sums [R-CUST-34, R-RANGE-10]', async () => {
  const customer = givenMove();
  for (const stop of customer.move.activities[0]!.locations) {
    stop.currentEstimate = { hours: 2, minutes: null, overrideReason: 'Seen' };
  }
  customer.move.emails = [
    {
      ...{ _id: '2'.repeat(24), template: 'rfq', subject: 'Your quote', recipient: 'm@a.example' },
      ...{ sent: '2026-11-20T17:00:00.000Z', sender: DANA, status: 'sent' },
    },
  ];
  open(customer);
  server.api.on('GET /mailer/email/:id/quote', { price: 1_385, isMost: true });
  server.api.on<QuotedRangeView>('GET /move/activity/:id/range', {
    ...RANGE,
    hours: { p50: 1, p80: 1.5, p90: 2, maximum: 2 },
    most: { hours: 2.5, price: 692.5 },
    together: { hours: 8.25, price: 1_385, days: 2 },
  });
  const range = within(await (await rail()).findByRole('group', { name: 'How long it may take' }));
  expect(range.getByText('Usually 1 h, plan 1.5 h, at most 2.5 h, $693')).toBeVisible();
  expect(
    range.getByText('All 2 days: at most 8.25 h, $1,385, the sums of each day’s'),
  ).toBeVisible();
  // The quote told the same, so nothing is new.
  expect(await (await rail()).findByText('Quoted at most $1,385, 11/20')).toBeVisible();
  expect((await rail()).queryByText(/^now/)).toBeNull();
});

it('tells the estimate as the most where there is no range and the branch promises it [R-RANGE-10]', async () => {
  const customer = givenMove();
  for (const stop of customer.move.activities[0]!.locations) {
    Object.assign(stop, { worktimeEstimations: null, locationType: '' });
  }
  Object.assign(customer.move.activities[0]!, {
    ...{ estHours: 2, minTime: 2.5, estTotalCost: 250, estTotalCostMin: 305 },
  });
  server = new OneCustomerServer(customer);
  server.api.on<EstimateSettingsView>('GET /estimates/settings/:branch', {
    ...{ quantile: 0.9, lateFinishByP80: false, paymentTerms: '', estimateIsCap: true },
    revision: 1,
  });
  openCustomerPage();
  const words = /The estimate is promised: at most 2.5 h, \$305\.$/;
  expect(await (await rail()).findByText(words)).toBeVisible();
});
