import { streetLine } from '#kernel/unit-label.js';
import type { BookingStopView } from '#modules/scheduling/contract/booking.view.js';

const PARKING_LABELS: Readonly<Record<string, string>> = {
  Private: 'private parking',
  Public: 'public parking',
  NoDrive: 'no driveway',
};

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** What a crew must know about a stop besides its address. */
export function stopFacts(stop: BookingStopView): string {
  const { locationType, floor, stories, hasElevator, distanceToDoor, parkingType, zone, gateCode } =
    stop;
  return [
    locationType,
    floor ? `floor ${floor}` : '',
    stories && stories > 1 ? plural(stories, 'story').replace('storys', 'stories') : '',
    hasElevator ? 'elevator' : '',
    distanceToDoor ? `${distanceToDoor} ft from truck to door` : '',
    parkingType ? (PARKING_LABELS[parkingType] ?? parkingType) : '',
    zone ? `zone ${zone}` : '',
    gateCode ? `gate code ${gateCode}` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

type Address = Pick<BookingStopView, 'street' | 'unit' | 'city' | 'state' | 'zip'>;

export const stopStreet = ({ street, unit }: Pick<Address, 'street' | 'unit'>): string =>
  streetLine({ street: street || 'No address yet', unit });

export const stopPlace = ({ city, state, zip }: Omit<Address, 'street' | 'unit'>): string =>
  [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** `1200 N Walker Ave #4, Oklahoma City, OK 73103`. */
export const stopLine = (stop: Address): string =>
  [stopStreet(stop), stopPlace(stop)].filter(Boolean).join(', ');
