import { screen, waitFor, within } from '@testing-library/react';
import { SCHEDULING_ERRORS } from '#modules/scheduling/contract/errors.js';
import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import { type FakeApi, refuse, type Rendered, standAt } from '../../../testing';
import { at, givenBooking, givenDay, PARK_MOVE, T01 } from '../given-day.fixture';
import { gomez, openPlanner, serveDay, VIEW } from './day-planner.fixture';

const TIME = 'PUT /assignment/operation/:branch/:operation/time';
const HERE = { truck: T01, unassigned: false };

/** The block as it is when the server agreed. */
function given(nounce: string, start: string, duration: number): BookingView {
  const endTime = new Date(Date.parse(at(start)) + duration * 3_600_000).toISOString();
  return givenBooking({ nounce, startTime: at(start), endTime, duration });
}

describe('a block’s hours', () => {
  standAt('2026-11-20T18:00:00Z');
  let server: FakeApi;
  beforeEach(() => {
    server = serveDay();
  });
  afterEach(() => server.restore());

  const agrees = (...bookings: BookingView[]): void => {
    server.on(TIME, () => {
      const booking = bookings[server.callsOf(TIME).length - 1] ?? bookings[0]!;
      return { nounce: booking.metaData.nounce, booking };
    });
  };
  async function openPopup({ user }: Rendered): Promise<HTMLElement> {
    await user.click(gomez());
    return screen.findByRole('dialog', { name: 'Maria Gomez' });
  }
  const button = (popup: HTMLElement, name: string): HTMLElement =>
    within(popup).getByRole('button', { name });

  it('are an hour longer by two clicks, and as before by Undo [R-BOARD-30, R-BOARD-36]', async () => {
    agrees(given('8', '08:30', 5), given('9', '08:30', 4));
    const page = await openPlanner();
    const popup = await openPopup(page);
    expect(within(popup).getByRole('link', { name: '(405) 555-0100' })).toHaveAttribute(
      'href',
      'tel:+14055550100',
    );
    await page.user.click(button(popup, '+1 h'));
    await waitFor(() => expect(popup).toHaveTextContent('8:30 AM – 1:30 PM'));
    expect(server.callsOf(TIME)[0]?.body).toEqual({
      customerNounce: '7',
      duration: 5,
      expect: { ...HERE, start: '08:30', duration: 4 },
    });
    await page.user.keyboard('{Escape}');
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.callsOf(TIME)).toHaveLength(2));
    expect(server.callsOf(TIME)[1]?.body).toEqual({
      customerNounce: '8',
      duration: 4,
      expect: { ...HERE, start: '08:30', duration: 5 },
    });
  });

  it('are only longer once the job has begun [R-BOARD-32]', async () => {
    const [gomezes, parks] = givenDay().customers;
    const [booking] = gomezes!.bookings;
    const progress = { ...booking!.progress, state: 'out' as const, leftYard: at('07:55') };
    server.on(
      VIEW,
      givenDay({ customers: [{ ...gomezes!, bookings: [{ ...booking!, progress }] }, parks!] }),
    );
    jest.setSystemTime(new Date(at('07:50')));
    const page = await openPlanner();
    const popup = await openPopup(page);
    expect(button(popup, '+30 min')).toBeEnabled();
    await page.user.keyboard('{Escape}');
    jest.setSystemTime(new Date(at('08:00')));
    const again = await openPopup(page);
    expect(within(again).queryByRole('button', { name: '+30 min' })).toBeNull();
    expect(within(again).getByRole('group', { name: 'Start' })).toHaveTextContent('has begun');
    expect(button(again, '+1 h')).toBeEnabled();
  });

  it('are only longer once its truck should have left, too [R-BOARD-32]', async () => {
    jest.setSystemTime(new Date(at('08:00')));
    const popup = await openPopup(await openPlanner());
    expect(within(popup).getByRole('group', { name: 'Start' })).toHaveTextContent('is past');
  });

  it('start half an hour away once it is noted how the customer agreed [R-BOARD-31]', async () => {
    agrees(given('8', '09:00', 4));
    const page = await openPlanner();
    const popup = await openPopup(page);
    await page.user.click(button(popup, '+30 min'));
    const words = within(popup).getByRole('textbox', {
      name: 'How did the customer agree to 9:00 AM?',
    });
    await waitFor(() => expect(words).toHaveFocus());
    expect(popup).toHaveTextContent('The customer was promised 8:30 AM.');
    await page.user.keyboard('ok{Enter}');
    expect(popup).toHaveTextContent('Note how they agreed');
    expect(server.callsOf(TIME)).toHaveLength(0);
    await page.user.keyboard(' on the phone{Enter}');
    await waitFor(() => expect(popup).toHaveTextContent('9:00 AM – 1:00 PM'));
    expect(words).not.toBeInTheDocument();
    expect(server.callsOf(TIME)[0]?.body).toMatchObject({
      start: '09:00',
      agreed: 'ok on the phone',
    });
  });

  it('say that a start without a reference can’t go back, and agree in nobody’s name [R-BOARD-55]', async () => {
    agrees(given('8', '09:00', 4));
    const page = await openPlanner();
    const popup = await openPopup(page);
    await page.user.click(button(popup, '+30 min'));
    await page.user.keyboard('ok on the phone{Enter}');
    await waitFor(() => expect(popup).toHaveTextContent('9:00 AM – 1:00 PM'));
    await page.user.keyboard('{Escape}{Control>}z{/Control}');
    expect(await screen.findByText(/The customer has to agree to another start/)).toBeVisible();
    expect(server.callsOf(TIME)).toHaveLength(1);
  });

  it('start as before without words, by the reference of the answer, and again with them [R-BOARD-55]', async () => {
    server.hasReferences = true;
    agrees(given('8', '09:00', 4), given('9', '08:30', 4), given('10', '09:00', 4));
    const page = await openPlanner();
    const popup = await openPopup(page);
    await page.user.click(button(popup, '+30 min'));
    await page.user.keyboard('ok on the phone{Enter}');
    await waitFor(() => expect(popup).toHaveTextContent('9:00 AM – 1:00 PM'));
    const first = server.calls.findIndex(({ method }) => method === 'PUT') + 1;
    await page.user.keyboard('{Escape}');
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.callsOf(TIME)).toHaveLength(2));
    expect(server.callsOf(TIME)[1]?.body).toEqual({
      ...{ customerNounce: '8', start: '08:30', undoes: `request-${first}` },
      expect: { ...HERE, start: '09:00', duration: 4 },
    });
    await page.user.click(screen.getByRole('button', { name: 'Redo' }));
    await waitFor(() => expect(server.callsOf(TIME)).toHaveLength(3));
    expect(server.callsOf(TIME)[2]?.body).toEqual({
      ...{ customerNounce: '9', start: '09:00', agreed: 'ok on the phone' },
      expect: { ...HERE, start: '08:30', duration: 4 },
    });
  });

  it('start in the promised window without a question, and ask only outside of it [R-BOARD-49]', async () => {
    const arrivalWindow = { from: at('08:30'), to: at('09:00') };
    const promised = (nounce: string, start: string): BookingView => {
      const booking = given(nounce, start, 4);
      return { ...booking, operation: { ...booking.operation, arrivalWindow } };
    };
    const view = { ...givenDay() };
    const [maria, ...others] = view.customers;
    const shown = { ...maria!, bookings: [promised('7', '08:30')] };
    server.on(VIEW, { ...view, customers: [shown, ...others] });
    agrees(promised('8', '09:00'));
    const page = await openPlanner();
    const popup = await openPopup(page);
    expect(popup).toHaveTextContent('Promised between 8:30 AM and 9:00 AM');
    await page.user.click(button(popup, '+30 min'));
    await waitFor(() => expect(popup).toHaveTextContent('9:00 AM – 1:00 PM'));
    expect(server.callsOf(TIME)[0]?.body).toEqual({
      customerNounce: '7',
      start: '09:00',
      expect: { ...HERE, start: '08:30', duration: 4 },
    });
    await page.user.click(button(popup, '+30 min'));
    expect(popup).toHaveTextContent('How did the customer agree to 9:30 AM?');
    expect(popup).toHaveTextContent('The customer was promised between 8:30 AM and 9:00 AM.');
  });

  it('go another half hour with each click, what is noted stays, and back is no question [R-BOARD-31]', async () => {
    agrees(given('8', '09:30', 4));
    const page = await openPlanner();
    const popup = await openPopup(page);
    await page.user.click(button(popup, '+30 min'));
    await page.user.keyboard('Maria said yes');
    await page.user.click(button(popup, '+30 min'));
    expect(
      within(popup).getByRole('textbox', { name: 'How did the customer agree to 9:30 AM?' }),
    ).toHaveValue('Maria said yes');
    await page.user.click(button(popup, '−30 min'));
    await page.user.click(button(popup, '−30 min'));
    expect(within(popup).queryByRole('textbox')).not.toBeInTheDocument();
    await page.user.click(button(popup, '+30 min'));
    await page.user.click(button(popup, '+30 min'));
    await page.user.type(within(popup).getByRole('textbox'), 'Maria said yes{Enter}');
    await waitFor(() => expect(server.callsOf(TIME)[0]?.body).toMatchObject({ start: '09:30' }));
  });

  it('say in place why they stay, and who is there [R-BOARD-33]', async () => {
    const standing = {
      kind: 'booking',
      operation: PARK_MOVE,
      customerName: 'Sun Park',
      start: '13:30',
      end: '16:00',
    };
    const held = {
      kind: 'hold',
      operation: null,
      customerName: null,
      start: '16:00',
      end: '18:00',
    };
    server.on(
      TIME,
      refuse(409, 'SLOT_TAKEN', SCHEDULING_ERRORS.SLOT_TAKEN, { with: [standing, held] }),
    );
    const page = await openPlanner();
    const popup = await openPopup(page);
    await page.user.click(button(popup, '+1 h'));
    expect(await within(popup).findByRole('alert')).toHaveTextContent(
      'That time is already booked on this truck. Choose another truck or another time. Sun Park is there, 1:30 PM – 4:00 PM. Held online, 4:00 PM – 6:00 PM.',
    );
    expect(popup).toHaveTextContent('8:30 AM – 12:30 PM');
    await page.user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
  });

  it('stand beside how many trucks the day needs, and are no business of movers [R-BOARD-36]', async () => {
    const { activity } = givenBooking().metaData;
    const bookings = [givenBooking({ activity: { ...activity, truckCount: 2 } })];
    const [customer] = givenDay().customers;
    server.on(VIEW, givenDay({ customers: [{ ...customer!, bookings }] }));
    const page = await openPlanner({ roles: ['mover'] });
    const popup = await openPopup(page);
    expect(popup).toHaveTextContent('1 of 2 trucks');
    expect(within(popup).queryByRole('button', { name: '+1 h' })).not.toBeInTheDocument();
  });
});
