import type { QuoteView } from '#modules/booking/contract/booking.view.js';
import type { PageUnderTest } from './page-under-test.js';
import type { PageIds } from './page-ids.js';

/** Longer than anybody looks at the step in which a time is reserved. */
const HELD_FOR_MS = 3_600_000;

const home = ({ zip }: PageIds) => ({ zip, fromType: 'Apartment', size: 2, toZip: '' });
const quote = ({ branchId }: PageIds): QuoteView => ({
  branchId,
  timezone: 'America/Chicago',
  hoursLow: 4,
  hoursHigh: 6,
  costLow: 560,
  costHigh: 840,
  duration: 6,
  numMovers: 2,
});
const held = ({ day }: PageIds) => ({
  reservationId: '0'.repeat(24),
  secret: 'nobody’s',
  expiresAt: new Date(Date.now() + HELD_FOR_MS).toISOString(),
  date: day,
  time: '09:00',
});

/** A visitor who has come this far; each step is reached as by a reload of the page. */
const kept = (visit: object): Record<string, object> => ({ 'book.visit': visit, 'book.form': {} });

/** The steps of the public page, each independent of the one before. */
export const BOOKING_STEPS: readonly PageUnderTest[] = [
  { name: 'book', path: () => '/book', shown: 'Zip code', as: 'nobody', kept: () => kept({}) },
  {
    name: 'book a time',
    path: () => '/book',
    shown: 'When shall we come?',
    as: 'nobody',
    reads: /\/api\/v3\/booking\/availability/,
    kept: (places) => kept({ home: home(places), quote: quote(places) }),
  },
  {
    name: 'book for whom',
    path: () => '/book',
    shown: 'How can we reach you?',
    as: 'nobody',
    kept: (places) => kept({ home: home(places), quote: quote(places), held: held(places) }),
  },
  {
    name: 'book with a code',
    path: () => '/book',
    shown: 'Check your email',
    as: 'nobody',
    kept: (places) => ({
      'book.visit': {
        ...{ home: home(places), quote: { ...quote(places), emailProof: true } },
        ...{ held: held(places), codeSentTo: 'wendy@example.com' },
      },
      'book.form': { 'customerInformation.email': 'wendy@example.com' },
    }),
  },
  {
    name: 'booked',
    path: () => '/book',
    shown: 'Your move is booked',
    as: 'nobody',
    kept: (places) => kept({ held: held(places), confirmation: 'ABCD-2345' }),
  },
];
