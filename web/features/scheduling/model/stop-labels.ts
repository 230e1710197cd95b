import { streetLine } from '#kernel/unit-label.js';
import { stopFacts } from '#modules/moves/contract/stop-facts.js';
import type { BookingStopView } from '#modules/scheduling/contract/booking.view.js';

/** What a crew must know about a stop besides its address. */
export const factsLine = (stop: BookingStopView): string => stopFacts(stop).join(' · ');

type Address = Pick<BookingStopView, 'street' | 'unit' | 'city' | 'state' | 'zip'>;

export const stopStreet = ({ street, unit }: Pick<Address, 'street' | 'unit'>): string =>
  streetLine({ street: street || 'No address yet', unit });

export const stopPlace = ({ city, state, zip }: Omit<Address, 'street' | 'unit'>): string =>
  [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** `1200 N Walker Ave #4, Oklahoma City, OK 73103`. */
export const stopLine = (stop: Address): string =>
  [stopStreet(stop), stopPlace(stop)].filter(Boolean).join(', ');

/** 'Problem Location: Low bridge': why work was difficult there before, as far as somebody said it. */
export const problemText = ({ problemReason }: Pick<BookingStopView, 'problemReason'>): string =>
  ['Problem Location', problemReason].filter(Boolean).join(': ');
