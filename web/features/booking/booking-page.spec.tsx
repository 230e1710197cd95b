import { render, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BookingPage } from './booking-page';
import { answering, book, fill, givenHeld, soon } from './booking.fixture';

describe('the page for visitors', () => {
  it('asks for what is missing before it asks the server', async () => {
    givenHeld();
    const fetch = answering();
    render(<BookingPage />);
    await book();
    expect(screen.getByRole('alert')).toHaveTextContent('Please correct the marked fields.');
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus());
    expect(screen.getByLabelText('First name')).toBeInvalid();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('asks for a phone that can be called, in words below the field [R-BOOK-5]', async () => {
    givenHeld();
    const fetch = answering();
    render(<BookingPage />);
    await fill();
    const phone = screen.getByLabelText('Phone');
    await userEvent.clear(phone);
    await userEvent.type(phone, '12');
    await book();
    await waitFor(() => expect(phone).toHaveFocus());
    expect(phone).toHaveAccessibleDescription(
      'Enter a phone number with 10 digits, or with + and the country code.',
    );
    expect(screen.getByLabelText('First name')).toBeValid();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('does not take the old home for the new one', async () => {
    givenHeld();
    render(<BookingPage />);
    expect(screen.getByLabelText('Zip code')).toHaveValue('');
  });

  it('books once when the first answer was lost', async () => {
    givenHeld();
    const told = { code: 'RESERVATION_CONFIRMED', message: 'Booked', confirmation: 'K7QF-2M9P' };
    const fetch = answering(null, [409, told]);
    render(<BookingPage />);
    await fill();
    await book();
    expect(await screen.findByText(/You seem to be offline/)).toBeVisible();
    await book();
    expect(await screen.findByText('K7QF-2M9P')).toBeVisible();
    const sent = fetch.mock.calls as [string, RequestInit][];
    const keys = sent.map(([, { headers }]) => new Headers(headers).get('idempotency-key'));
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  it('looks for free times again where it could not read them', async () => {
    givenHeld(soon(-1_000));
    const nothing = { branchId: 'b'.repeat(24), availabilities: [] };
    answering([503, { code: 'SERVICE_UNAVAILABLE' }], [200, nothing]);
    render(<BookingPage />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on our side.');
    const heading = screen.getByRole('heading', { name: 'When should we come?' });
    expect(heading.parentElement).toHaveAttribute('aria-busy', 'false');
    await userEvent.click(again);
    expect(await screen.findByText(/No truck is free/)).toBeVisible();
    expect(again).not.toBeInTheDocument();
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('offers first what is recommended, and reserves it with one click [R-BOOK-4]', async () => {
    givenHeld(soon(-1_000));
    const free = {
      branchId: 'b'.repeat(24),
      availabilities: [{ date: '2027-03-03', startTimes: [{ time: '09:00', slots: 1 }] }],
      recommended: [{ date: '2027-03-05', time: '13:00', window: null }],
    };
    const made = { reservationId: 'a'.repeat(24), secret: 'secret', expiresAt: soon(300_000) };
    const fetch = answering([200, free], [201, made]);
    render(<BookingPage />);
    const group = await screen.findByRole('group', { name: 'Recommended' });
    const days = screen.getByRole('group', { name: 'Days' });
    expect(group.compareDocumentPosition(days)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(within(group).getByRole('button', { name: 'Fri, Mar 5, 1:00 PM' }));
    expect(await screen.findByText('Friday, March 5, 1:00 PM')).toBeVisible();
    const [, sent] = fetch.mock.calls as [string, RequestInit][];
    expect(JSON.parse(String(sent?.[1].body))).toMatchObject({ date: '2027-03-05', time: '13:00' });
  });

  it('keeps what was typed when no more can be booked, and says whom to ask', async () => {
    givenHeld();
    answering([429, { code: 'TOO_MANY_BOOKINGS', message: 'Too many' }]);
    render(<BookingPage />);
    await fill();
    await book();
    expect(
      await screen.findByText(/Please call us, and we will book this one with you/),
    ).toBeVisible();
    expect(screen.getByLabelText('First name')).toHaveValue('Wendy');
  });

  describe('where the email address is to be proven', () => {
    const unproven = { code: 'EMAIL_UNPROVEN', message: 'Unproven', triesLeft: 4 };
    const sendCode = () =>
      userEvent.click(screen.getByRole('button', { name: 'Send me the code' }));
    const bodyOf = (fetch: jest.Mock, call: number): unknown => {
      const [, { body }] = fetch.mock.calls[call] as [string, { body: string }];
      return JSON.parse(body);
    };

    it('sends a code, books with it, and says how often it may still be tried', async () => {
      givenHeld(soon(300_000), true);
      const fetch = answering([202, {}], [403, unproven], [201, { confirmation: 'K7QF-2M9P' }]);
      const { unmount } = render(<BookingPage />);
      await fill();
      await sendCode();
      expect(screen.getByLabelText('Email')).toBeInvalid();
      expect(fetch).not.toHaveBeenCalled();
      await userEvent.type(screen.getByLabelText('Email'), 'wendy@example.com');
      await sendCode();
      expect(await screen.findByText(/We sent six digits to wendy@example.com/)).toBeVisible();
      expect(bodyOf(fetch, 0)).toEqual({ secret: 'secret', email: 'wendy@example.com' });
      unmount();
      render(<BookingPage />);
      await book();
      expect(screen.getByLabelText('Code')).toBeInvalid();
      await userEvent.type(screen.getByLabelText('Code'), '000000');
      await book();
      expect(await screen.findByText(/You can try 4 more times/)).toBeVisible();
      await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
      expect(screen.getByLabelText('First name')).toHaveValue('Wendy');
      await userEvent.clear(screen.getByLabelText('Code'));
      await userEvent.type(screen.getByLabelText('Code'), '123456');
      await book();
      expect(await screen.findByText('K7QF-2M9P')).toBeVisible();
      expect(bodyOf(fetch, 2)).toMatchObject({ code: '123456' });
    });

    it('asks again for a code for another address', async () => {
      givenHeld(soon(300_000), true);
      answering([202, {}], [429, { code: 'TOO_MANY_CODES', message: 'Too many' }]);
      render(<BookingPage />);
      await fill();
      await userEvent.type(screen.getByLabelText('Email'), 'wendy@example.com');
      await sendCode();
      await screen.findByLabelText('Code');
      await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
      await userEvent.type(screen.getByLabelText('Email'), 's{Backspace}');
      expect(screen.getByLabelText('Email')).toHaveFocus();
      await userEvent.type(screen.getByLabelText('Email'), '.org');
      expect(screen.queryByLabelText('Code')).toBeNull();
      await sendCode();
      expect(await screen.findByText(/We have sent several codes already/)).toBeVisible();
    });

    it('is learned from the server where the quote is older than the request', async () => {
      givenHeld();
      answering(
        [403, { ...unproven, triesLeft: 0 }],
        [409, { code: 'EMAIL_PROOF_NOT_ASKED' }],
        [201, { confirmation: 'K7QF-2M9P' }],
      );
      render(<BookingPage />);
      await fill();
      await userEvent.type(screen.getByLabelText('Email (optional)'), 'wendy@example.com');
      await book();
      await screen.findByRole('button', { name: 'Send me the code' });
      await sendCode();
      expect(await screen.findByText('K7QF-2M9P')).toBeVisible();
    });
  });

  it('gives up a time that has run out', async () => {
    givenHeld(soon(-1_000));
    answering([200, { branchId: 'b'.repeat(24), availabilities: [] }]);
    render(<BookingPage />);
    expect(await screen.findByText(/Your 10 minutes are over/)).toBeVisible();
    expect(await screen.findByText(/No truck is free/)).toBeVisible();
  });
});
