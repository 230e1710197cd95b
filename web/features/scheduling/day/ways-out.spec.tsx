import { screen, waitFor, within } from '@testing-library/react';
import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import { NOT_BEGUN } from '#modules/scheduling/contract/progress.view.js';
import { standAt, type FakeApi, type Rendered, type RenderOptions } from '../../../testing';
import { at, givenBooking, givenDay, T02 } from '../given-day.fixture';
import { ASSIGN, gomez, openPlanner, row, serveDay, VIEW } from './day-planner.fixture';

standAt(at('07:30'));

const TIME = 'PUT /assignment/operation/:branch/:operation/time';
const WAITS = { ...NOT_BEGUN, expectedStart: at('10:15'), waitsFor: 'before' };

let server: FakeApi;
beforeEach(() => {
  server = serveDay();
  const [gomezOf, park] = givenDay().customers;
  const bookings = [{ ...givenBooking(), progress: WAITS }];
  server.on(VIEW, () => givenDay({ customers: [{ ...gomezOf!, bookings }, park!] }));
});
afterEach(() => server.restore());

async function waysOf(
  options?: RenderOptions,
): Promise<{ page: Rendered; popup: HTMLElement; ways: HTMLElement | null }> {
  const page = await openPlanner(options);
  await page.user.click(gomez());
  const popup = await screen.findByRole('dialog', { name: 'Maria Gomez' });
  return { page, popup, ways: within(popup).queryByRole('region', { name: 'Ways out' }) };
}
const button = (ways: HTMLElement | null, name: string): HTMLElement =>
  within(ways!).getByRole('button', { name });

it('starts a job that waits when its truck can, once the customer agreed [R-ACTUAL-22]', async () => {
  const later: BookingView = givenBooking({
    ...{ nounce: '8', startTime: at('10:15'), endTime: at('14:15') },
  });
  server.on(TIME, { nounce: '8', booking: later });
  const { page, popup, ways } = await waysOf();
  await page.user.click(button(ways, 'Start 10:15 AM'));
  const words = within(popup).getByRole('textbox', {
    name: 'How did the customer agree to 10:15 AM?',
  });
  await page.user.type(words, 'said yes on the phone{Enter}');
  await waitFor(() => expect(popup).toHaveTextContent('10:15 AM – 2:15 PM'));
  expect(server.callsOf(TIME)[0]?.body).toMatchObject({
    ...{ start: '10:15', agreed: 'said yes on the phone' },
  });
  expect(within(popup).queryByRole('region', { name: 'Ways out' })).toBeNull();
});

it('puts it on the truck that is free as planned, by one command and one undo [R-ACTUAL-22]', async () => {
  server.on(ASSIGN, { nounce: '8', booking: givenBooking({ nounce: '8' }, { truck: T02 }) });
  const { page, ways } = await waysOf();
  await page.user.click(button(ways, 'T02 at 8:30 AM'));
  expect(
    await within(row('Truck T02')).findByRole('button', { name: /^Maria Gomez/ }),
  ).toHaveFocus();
  expect(screen.queryByRole('dialog', { name: 'Maria Gomez' })).toBeNull();
  expect(server.callsOf(ASSIGN)).toHaveLength(1);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled());
});

it('offers neither to those who only sell', async () => {
  expect((await waysOf({ roles: ['sales'] })).ways).toBeNull();
});
