import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveSession } from './saved-session';

export const soon = (ms: number): string => new Date(Date.now() + ms).toISOString();

/** A visitor who has reserved nine o'clock and opens the page again. */
export function givenHeld(expiresAt = soon(300_000), emailProof = false): void {
  history.pushState(null, '');
  saveSession({
    home: { zip: '73103', fromType: 'Apartment', size: 2, toZip: '' },
    quote: {
      branchId: 'b'.repeat(24),
      timezone: 'America/Chicago',
      hoursLow: 4,
      hoursHigh: 6,
      costLow: 480,
      costHigh: 700,
      duration: 6,
      numMovers: 2,
      ...(emailProof ? { emailProof } : {}),
    },
    held: {
      reservationId: 'a'.repeat(24),
      secret: 'secret',
      expiresAt,
      date: '2027-03-03',
      time: '09:00',
    },
    confirmation: null,
    codeSentTo: null,
  });
}

/** What the server answers, in turn; `null` is a broken connection. */
export function answering(...answers: ([status: number, body: object] | null)[]): jest.Mock {
  const fetch = jest.fn(() => {
    const next = answers.shift();
    if (!next) return Promise.reject(new TypeError('Failed to fetch'));
    const [status, body] = next;
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  globalThis.fetch = fetch as typeof globalThis.fetch;
  return fetch;
}

export const book = (): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name: 'Book this move' }));

export async function fill(): Promise<void> {
  await userEvent.type(screen.getByLabelText('First name'), 'Wendy');
  await userEvent.type(screen.getByLabelText('Last name'), 'Webb');
  await userEvent.type(screen.getByLabelText('Phone'), '4055550123');
  const [street] = screen.getAllByLabelText(/Street and number/);
  if (street) await userEvent.type(street, '1200 N Walker Ave');
  await userEvent.type(screen.getByLabelText('Zip code'), '73112');
}
