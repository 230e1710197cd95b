import { screen, waitFor, within } from '@testing-library/react';
import { SCHEDULING_ERRORS } from '#modules/scheduling/contract/errors.js';
import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import { type FakeApi, refuse, type Rendered } from '../../../testing';
import { keepFocus } from '../../../shared/ui';
import { at, givenBooking, givenDay, GOMEZ_MOVE, T01 } from '../given-day.fixture';
import { ASSIGN, openPlanner, serveDay, VIEW } from './day-planner.fixture';
import { itAtNight } from '../../../../test/support/thorough';

const LINK = 'PUT /assignment/follow/:branch/:operation';
const UNLINK = 'DELETE /assignment/follow/:branch/:operation';
const UNBOOK = 'DELETE /assignment/operation/:branch/:operation';
const LOPEZ = '65f000000000000000000c03';
const LOPEZ_MOVE = '65f000000000000000000d03';
/** By the yard there is room for it, too. */
const LATE: Partial<BookingView['operation']> = {
  bookingEnvelope: {
    ...{ bookingStart: at('13:45'), bookingDuration: 2.25, jobStart: at('14:00'), jobDuration: 2 },
    ...{ startingDriveTime: 0.25, endingDriveTime: 0 },
  },
  yardLegs: { out: 0.5, back: 0 },
};
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

  it('are linked by one click in the popup, have a chain between them, and are apart again by Undo [R-DIRECT-8]', async () => {
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

  itAtNight(
    'keep the focus in the popup, on the button that takes the place of the pressed one [R-DIRECT-8]',
    async () => {
      const [linked, apart] = [
        { booking: lopez('5', { follows: FOLLOWS }), after: gomez('8', LOPEZ_MOVE) },
        { booking: lopez('6'), after: gomez('9', null) },
      ];
      server.on(LINK, { ...linked, nounce: '5', afterNounce: '8' });
      server.on(UNLINK, { ...apart, nounce: '6', afterNounce: '9' });
      const page = await openPlanner();
      const popup = await openPopup(page);
      button(popup, 'Follow Gomez').focus();
      await page.user.keyboard('{Enter}');
      await waitFor(() => expect(button(popup, 'Unlink')).toHaveFocus());
      await page.user.keyboard('{Enter}');
      await waitFor(() => expect(button(popup, 'Follow Gomez')).toHaveFocus());
      await page.user.keyboard('{Escape}');
      await waitFor(() => expect(popup).not.toBeInTheDocument());
    },
  );

  itAtNight(
    'keep the focus in the popup where no button takes that place [R-DIRECT-8]',
    async () => {
      const stop = keepFocus();
      server.on(VIEW, () => dayWith([gomez('7', LOPEZ_MOVE), lopez('4', { follows: FOLLOWS })]));
      // Another move follows it by now.
      const apart = { booking: lopez('6'), after: gomez('9', '65f000000000000000000d09') };
      server.on(UNLINK, { ...apart, nounce: '6', afterNounce: '9' });
      const page = await openPlanner();
      const popup = await openPopup(page);
      await page.user.click(button(popup, 'Unlink'));
      await waitFor(() => expect(popup).not.toHaveTextContent(/Unlink|Follow/));
      await waitFor(() => expect(popup).toContainElement(document.activeElement as HTMLElement));
      await page.user.keyboard('{Escape}');
      await waitFor(() => expect(popup).not.toBeInTheDocument());
      stop();
    },
  );

  it('are unlinked by one click, unless the server says why not [R-DIRECT-8]', async () => {
    server.on(VIEW, () => dayWith([gomez('7', LOPEZ_MOVE), lopez('4', { follows: FOLLOWS })]));
    server.on(UNLINK, () => refuse(409, 'SLOT_TAKEN', SCHEDULING_ERRORS.SLOT_TAKEN));
    const page = await openPlanner();
    const popup = await openPopup(page);
    await page.user.click(button(popup, 'Unlink'));
    const alert = await within(popup).findByRole('alert');
    expect(alert).toHaveTextContent(SCHEDULING_ERRORS.SLOT_TAKEN);
    expect(server.callsOf(UNLINK)[0]?.query.get('afterNounce')).toBe('7');
  });

  /** From 1 to 3 PM: by the yard there is no room for it after Gomez, whose truck is back at 1:30. */
  const tight = (nounce: string, over: Partial<BookingView['operation']> = {}): BookingView => {
    const { operation, ...rest } = lopez(nounce, over);
    const [start, end] = [at('13:00'), at('15:00')];
    const out = operation.follows ? 0.25 : 0.5;
    const bookingStart = operation.follows ? at('12:45') : at('12:30');
    const bookingEnvelope = {
      ...{ bookingStart, bookingDuration: 2 + out, jobStart: start, jobDuration: 2 },
      ...{ startingDriveTime: out, endingDriveTime: 0 },
    };
    const metaData = { ...rest.metaData, startTime: start, endTime: end };
    const yardLegs = { out: 0.5, back: 0 };
    return {
      ...rest,
      metaData,
      operation: { ...operation, bookingEnvelope, yardLegs },
      grid: { column: 22, span: 9 },
    };
  };
  const unbookByKeys = async ({ user }: Rendered, name: RegExp): Promise<void> => {
    screen.getByRole('button', { name }).focus();
    await user.keyboard(' {End} ');
    await waitFor(() => expect(server.callsOf(UNBOOK)).toHaveLength(1));
  };
  const undo = async ({ user }: Rendered): Promise<void> => {
    const [button] = screen.getAllByRole('button', { name: 'Undo' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button!);
  };

  it('are linked again by Undo where the one that follows was taken off its truck [R-DIRECT-8]', async () => {
    server.on(VIEW, () => dayWith([gomez('7', LOPEZ_MOVE), tight('4', { follows: FOLLOWS })]));
    server.on(UNBOOK, { nounce: '5', booking: tight('5', { truck: null }) });
    const linked = { booking: tight('6', { follows: FOLLOWS }), after: gomez('9', LOPEZ_MOVE) };
    server.on(LINK, { ...linked, nounce: '6', afterNounce: '9' });
    const page = await openPlanner();
    await unbookByKeys(page, /^Ana Lopez/);
    await undo(page);
    await waitFor(() => expect(server.callsOf(LINK)).toHaveLength(1));
    expect(server.callsOf(LINK)[0]?.body).toMatchObject({
      ...{ customerNounce: '5', after: GOMEZ_MOVE },
      expect: { truck: null, unassigned: false },
    });
    await waitFor(() => expect(document.querySelector('[data-chain]')).not.toBeNull());
    expect(server.callsOf(ASSIGN)).toHaveLength(0);
  });

  /** Takes the one before off its truck and back. */
  const undoTheOneBefore = async (): Promise<void> => {
    server.on(VIEW, () =>
      dayWith([gomez('7', LOPEZ_MOVE), lopez('4', { follows: FOLLOWS, ...LATE })]),
    );
    server.on(UNBOOK, { nounce: '8', booking: givenBooking({ nounce: '8' }, { truck: null }) });
    server.on(ASSIGN, { nounce: '9', booking: gomez('9', null) });
    const page = await openPlanner();
    await unbookByKeys(page, /^Maria Gomez/);
    await undo(page);
  };

  it('are linked again by Undo where the one before was taken off, or drive by the yard and say why [R-DIRECT-8]', async () => {
    server.on(LINK, () => refuse(409, 'LEG_TOO_LONG', SCHEDULING_ERRORS.LEG_TOO_LONG));
    await undoTheOneBefore();
    await waitFor(() => expect(server.callsOf(LINK)).toHaveLength(1));
    expect(server.callsOf(LINK)[0]?.body).toMatchObject({ after: GOMEZ_MOVE, afterNounce: '9' });
    expect(server.callsOf(ASSIGN)).toHaveLength(1);
    expect(
      await screen.findByText(/^It drives by the yard now\. The drive does not fit\./),
    ).toBeVisible();
  });

  it('may be linked again or not where the answer of Undo was lost, which nobody claims to know [R-DIRECT-8]', async () => {
    server.on(LINK, () => Promise.reject(new TypeError('Failed to fetch')));
    await undoTheOneBefore();
    expect(
      await screen.findByText(/^The server did not answer, so it may follow directly or not/),
    ).toBeVisible();
  });

  it('are linked again by Undo where both were taken off together, the one before first [R-DIRECT-8]', async () => {
    const row = { truck: null, unassigned: true };
    let both = [gomez('7', LOPEZ_MOVE), tight('4', { follows: FOLLOWS })];
    server.on(VIEW, () => dayWith(both));
    server.on(UNBOOK, ({ path }) => {
      if (path.includes(LOPEZ_MOVE)) return { nounce: '5', booking: tight('5', row) };
      both = [givenBooking({ nounce: '8' }, row), tight('4')];
      return { nounce: '8', booking: both[0] };
    });
    server.on(ASSIGN, { nounce: '9', booking: gomez('9', null) });
    const linked = { booking: tight('6', { follows: FOLLOWS }), after: gomez('10', LOPEZ_MOVE) };
    server.on(LINK, { ...linked, nounce: '6', afterNounce: '10' });
    const page = await openPlanner();
    for (const name of [/^Ana Lopez/, /^Maria Gomez/]) {
      screen.getByRole('button', { name }).focus();
      await page.user.keyboard('x');
    }
    await page.user.click(screen.getByRole('button', { name: 'Unassign' }));
    await waitFor(() => expect(server.callsOf(UNBOOK)).toHaveLength(2));
    await screen.findByText('2 moves unassigned.');
    await page.user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(server.callsOf(LINK)).toHaveLength(1));
    expect(server.callsOf(ASSIGN).map(({ path }) => path.split('/').at(-1))).toEqual([GOMEZ_MOVE]);
    expect(server.callsOf(LINK)[0]?.body).toMatchObject({ customerNounce: '5', afterNounce: '9' });
  });

  it('are not offered to be linked where the branch drives by the yard [R-DIRECT-8]', async () => {
    server.on(VIEW, () => {
      const day = dayWith([gomez('7', null), lopez('4')]);
      return { ...day, planning: { ...day.planning, directLegs: false } };
    });
    const popup = await openPopup(await openPlanner());
    expect(within(popup).queryByRole('button', { name: /^Follow/ })).toBeNull();
  });
});
