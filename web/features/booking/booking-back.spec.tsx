import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, type JSX } from 'react';
import { answering, book, fill, givenHeld, soon } from './booking.fixture';
import { BookingPage } from './booking-page';
import { loadSession } from './saved-session';

describe('the browser’s Back', () => {
  const free = (): [number, object] => [
    200,
    {
      branchId: 'b'.repeat(24),
      availabilities: [{ date: '2027-03-03', startTimes: [{ time: '13:00', slots: 1 }] }],
    },
  ];
  const go = (steps: number): Promise<unknown> =>
    act(() => {
      const arrived = new Promise((resolve) =>
        window.addEventListener('popstate', resolve, { once: true }),
      );
      history.go(steps);
      return arrived;
    });

  const heading = (name: string): Promise<HTMLElement> => screen.findByRole('heading', { name });
  const atTimes = () => heading('When should we come?');
  const atForm = () => heading('How can we reach you?');

  it('goes to the step before, keeps the reserved time and what was typed, and Forward returns [R-BOOK-6]', async () => {
    givenHeld();
    answering(free());
    const { unmount } = render(<BookingPage />);
    await userEvent.type(screen.getByLabelText('First name'), 'Wendy');
    await go(-1);
    await atTimes();
    expect(screen.getByText('Wednesday, March 3, 9:00 AM')).toBeVisible();
    await go(-1);
    await heading('What are you moving?');
    await go(2);
    await atForm();
    unmount();
    render(<BookingPage />);
    await atForm();
    expect(screen.getByLabelText('First name')).toHaveValue('Wendy');
    await go(-1);
    await atTimes();
    await userEvent.click(screen.getByRole('button', { name: 'Continue with this time' }));
    await atForm();
  });

  it('counts before the page listens to it', async () => {
    /** Someone who was faster than the page: this runs before its effects do. */
    function Hasty(): JSX.Element {
      useLayoutEffect(() => history.replaceState({ bookingStep: 1 }, ''), []);
      return <BookingPage />;
    }
    givenHeld();
    answering(free());
    render(<Hasty />);
    await atTimes();
  });

  it('leads to another time, for which the reserved one is given back [R-BOOK-6]', async () => {
    givenHeld();
    const made = { reservationId: 'c'.repeat(24), secret: 'other', expiresAt: soon(300_000) };
    const fetch = answering(free(), [200, {}], [201, made]);
    render(<BookingPage />);
    await go(-1);
    await userEvent.click(await screen.findByRole('button', { name: '1:00 PM' }));
    await atForm();
    expect(screen.getByText('Wednesday, March 3, 1:00 PM')).toBeVisible();
    const sent = fetch.mock.calls as [string, RequestInit][];
    expect(sent.map(([url, { method }]) => `${method} ${url.split('?')[0]}`)).toEqual([
      'GET /api/v3/booking/availability',
      `DELETE /api/v3/booking/reservations/${'a'.repeat(24)}`,
      'POST /api/v3/booking/reservations',
    ]);
  });

  const sentBy = (fetch: jest.Mock): unknown[] =>
    (fetch.mock.calls as [string, RequestInit?][]).map(([, init]) => init?.method ?? 'GET');

  it('keeps the reserved time on every step while it cannot be given back [R-BOOK-6]', async () => {
    givenHeld();
    const { quote } = loadSession();
    const fetch = answering(null, free(), null, [200, quote!], null);
    render(<BookingPage />);
    await userEvent.click(screen.getByRole('button', { name: 'Choose another time' }));
    expect(await screen.findByText(/You seem to be offline/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'How can we reach you?' })).toBeVisible();
    await go(-1);
    await userEvent.click(await screen.findByRole('button', { name: '1:00 PM' }));
    expect(await screen.findByText(/You seem to be offline/)).toBeVisible();
    expect(screen.getByText('Wednesday, March 3, 9:00 AM')).toBeVisible();
    await go(-1);
    await userEvent.type(await screen.findByLabelText(/^New zip/), '73112');
    await userEvent.click(screen.getByRole('button', { name: 'See price and free times' }));
    expect(await screen.findByText(/You seem to be offline/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'What are you moving?' })).toBeVisible();
    expect(loadSession().held).toMatchObject({ date: '2027-03-03', time: '09:00' });
    expect(sentBy(fetch)).toEqual(['DELETE', 'GET', 'DELETE', 'POST', 'DELETE']);
  });

  it('says that the reserved time was given back where the other one is taken [R-BOOK-6]', async () => {
    givenHeld();
    const taken = { code: 'SLOT_TAKEN', message: 'Taken' };
    answering(free(), [200, {}], [409, taken], free());
    render(<BookingPage />);
    await go(-1);
    await userEvent.click(await screen.findByRole('button', { name: '1:00 PM' }));
    expect(
      await screen.findByText(
        'Someone just took that time. These are still free. The time that you had, Wednesday, March 3, 9:00 AM, was given back.',
      ),
    ).toBeVisible();
    expect(screen.queryByText(/Held for you/)).toBeNull();
  });

  it('shows the confirmation where the reserved time turns out to be booked [R-BOOK-6]', async () => {
    givenHeld();
    const told = { code: 'RESERVATION_CONFIRMED', message: 'Booked', confirmation: 'K7QF-2M9P' };
    const fetch = answering(free(), [409, told]);
    render(<BookingPage />);
    await go(-1);
    await userEvent.click(await screen.findByRole('button', { name: '1:00 PM' }));
    expect(await screen.findByText('K7QF-2M9P')).toBeVisible();
    expect(sentBy(fetch)).toEqual(['GET', 'DELETE']);
  });

  it('keeps the reserved time for the same home, and gives it back for another [R-BOOK-6]', async () => {
    givenHeld();
    const { quote } = loadSession();
    const fetch = answering([200, quote!], free(), [200, quote!], [200, {}], free());
    render(<BookingPage />);
    const quotedFor = async (toZip: string): Promise<void> => {
      await userEvent.type(await screen.findByLabelText(/^New zip/), `{Backspace>5/}${toZip}`);
      await userEvent.click(screen.getByRole('button', { name: 'See price and free times' }));
      await atTimes();
    };
    await go(-2);
    await quotedFor('');
    expect(screen.getByText(/Held for you/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Change your home' }));
    await quotedFor('73112');
    expect(screen.queryByText(/Held for you/)).toBeNull();
    expect(sentBy(fetch).filter((method) => method === 'DELETE')).toHaveLength(1);
  });

  it('has nothing to show once a move is booked [R-BOOK-6]', async () => {
    givenHeld();
    answering([201, { confirmation: 'K7QF-2M9P' }]);
    render(<BookingPage />);
    await fill();
    await book();
    await screen.findByText('K7QF-2M9P');
    await waitFor(() => expect(history.state).toEqual({ bookingStep: 0 }));
    await go(1);
    await waitFor(() => expect(history.state).toEqual({ bookingStep: 0 }));
    expect(screen.getByText('K7QF-2M9P')).toBeVisible();
  });

  it('comes to the times where the reserved one was given back [R-BOOK-6]', async () => {
    givenHeld();
    answering([200, {}], free());
    render(<BookingPage />);
    await userEvent.click(screen.getByRole('button', { name: 'Choose another time' }));
    await atTimes();
    await waitFor(() => expect(history.state).toEqual({ bookingStep: 1 }));
    expect(screen.queryByText(/Held for you/)).toBeNull();
  });
});
