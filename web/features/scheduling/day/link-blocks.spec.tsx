import { screen, waitFor, within } from '@testing-library/react';
import { SCHEDULING_ERRORS } from '#modules/scheduling/contract/errors.js';
import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import { type FakeApi, refuse, type Rendered } from '../../../testing';
import { at, givenBooking, givenDay, GOMEZ_MOVE, T01 } from '../given-day.fixture';
import { openPlanner, serveDay, VIEW } from './day-planner.fixture';

const LINK = 'PUT /assignment/follow/:branch/:operation';
const UNLINK = 'DELETE /assignment/follow/:branch/:operation';
const LOPEZ = '65f000000000000000000c03';
const LOPEZ_MOVE = '65f000000000000000000d03';
const FOLLOWS = { operationId: GOMEZ_MOVE, hours: 0.2, approximate: false };

/** Ana Lopez on the same truck, from 2 to 4 PM. */
const lopez = (nounce: string, over: Partial<BookingView['operation']> = {}): BookingView => ({
  ...givenBooking(
    {
      ...{ nounce, customer: LOPEZ, customerId: LOPEZ, customerName: 'Ana Lopez' },
      ...{ startTime: at('14:00'), endTime: at('16:00'), duration: 2 },
    },
    { _id: LOPEZ_MOVE, ...over },
  ),
  grid: { column: 28, span: 8 },
});
const gomez = (nounce: string, followedBy: string | null): BookingView =>
  givenBooking({ nounce }, { followedBy });

function dayWith(bookings: BookingView[]) {
  const day = givenDay();
  const customers = bookings.map((booking) => {
    const { customerId: _id, customerName: name, nounce } = booking.metaData;
    return { _id, name, nounce, status: 'active' as const, bookings: [booking] };
  });
  return { ...day, planning: { ...day.planning, directLegs: true }, customers };
}

describe('two blocks of a truck', () => {
  let server: FakeApi;
  beforeEach(() => {
    server = serveDay().on(VIEW, () => dayWith([gomez('7', null), lopez('4')]));
  });
  afterEach(() => server.restore());

  async function openPopup({ user }: Rendered): Promise<HTMLElement> {
    await user.click(screen.getByRole('button', { name: /^Ana Lopez/ }));
    return screen.findByRole('dialog', { name: 'Ana Lopez' });
  }
  const button = (popup: HTMLElement, name: string): HTMLElement =>
    within(popup).getByRole('button', { name });

  it('are linked by one click in the popup, have a chain between them, and are apart again by Undo', async () => {
    const [linked, apart] = [
      { booking: lopez('5', { follows: FOLLOWS }), after: gomez('8', LOPEZ_MOVE) },
      { booking: lopez('6'), after: gomez('9', null) },
    ];
    server.on(LINK, { ...linked, nounce: '5', afterNounce: '8' });
    server.on(UNLINK, { ...apart, nounce: '6', afterNounce: '9' });
    const page = await openPlanner();
    const popup = await openPopup(page);
    await page.user.click(button(popup, 'Follow Gomez'));
    await waitFor(() => expect(popup).toHaveTextContent('Follows Gomez, 12 min'));
    expect(server.callsOf(LINK)[0]?.body).toEqual({
      ...{ customerNounce: '4', after: GOMEZ_MOVE, afterNounce: '7' },
      expect: { truck: T01, unassigned: false },
    });
    const block = document.querySelector(`[data-block="${LOPEZ_MOVE}"]`);
    expect(block?.querySelector('[data-chain]')).not.toBeNull();
    expect(block).toHaveAccessibleName(
      expect.stringContaining('12 min straight from the job before'),
    );
    await page.user.keyboard('{Escape}');
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.callsOf(UNLINK)).toHaveLength(1));
    await waitFor(() => expect(document.querySelector('[data-chain]')).toBeNull());
  });

  it('are unlinked by one click, unless the server says why not', async () => {
    server.on(VIEW, () => dayWith([gomez('7', LOPEZ_MOVE), lopez('4', { follows: FOLLOWS })]));
    server.on(UNLINK, () => refuse(409, 'SLOT_TAKEN', SCHEDULING_ERRORS.SLOT_TAKEN));
    const page = await openPlanner();
    const popup = await openPopup(page);
    await page.user.click(button(popup, 'Unlink'));
    const alert = await within(popup).findByRole('alert');
    expect(alert).toHaveTextContent(SCHEDULING_ERRORS.SLOT_TAKEN);
    expect(server.callsOf(UNLINK)[0]?.query.get('afterNounce')).toBe('7');
  });

  it('are not offered to be linked where the branch drives by the yard', async () => {
    server.on(VIEW, () => {
      const day = dayWith([gomez('7', null), lopez('4')]);
      return { ...day, planning: { ...day.planning, directLegs: false } };
    });
    const popup = await openPopup(await openPlanner());
    expect(within(popup).queryByRole('button', { name: /^Follow/ })).toBeNull();
  });
});
