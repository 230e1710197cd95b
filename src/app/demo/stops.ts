import type { SaveLocationDto } from '#modules/moves/contract/save-location.dto.js';
import { workOnWire } from '#modules/moves/contract/work-on-wire.js';
import type { DemoAddress } from './addresses.js';
import type { Chance } from './chance.js';

const HOMES = [
  { locationType: 'Apartment', bedrooms: 0, boxes: 12 },
  { locationType: 'Apartment', bedrooms: 1, boxes: 22 },
  { locationType: 'Apartment', bedrooms: 2, boxes: 38 },
  { locationType: 'Condo', bedrooms: 2, boxes: 40 },
  { locationType: 'House', bedrooms: 3, boxes: 55 },
  { locationType: 'House', bedrooms: 4, boxes: 80 },
  { locationType: 'Storage', bedrooms: 0, boxes: 20 },
] as const;

type HomeType = (typeof HOMES)[number]['locationType'];

/** Two stops, sometimes three: from one real address to another. */
export function demoStops(addresses: readonly DemoAddress[], chance: Chance): SaveLocationDto[] {
  const count = chance.happens(0.12) ? 3 : 2;
  const chosen = chance.shuffle(addresses).slice(0, count);
  const from = chance.pick(HOMES);
  return chosen.map((address, index) => {
    const isFirst = index === 0;
    const { locationType, boxes } = isFirst ? from : chance.pick(HOMES);
    return {
      ...placed(address),
      ...workOnWire({
        workType: isFirst || (count === 3 && index === 1) ? ('Load' as const) : ('Unload' as const),
      }),
      locationType,
      ...measures(locationType, chance),
      numBoxes: isFirst ? boxes : 0,
      distanceToDoor: chance.pick([20, 40, 40, 60, 120]),
      parkingType: chance.pick(['Private', 'Public', '']),
      notes: chance.happens(0.15) ? chance.pick(STOP_NOTES) : '',
    };
  });
}

const placed = ({ street, city, state, zip, latitude, longitude }: DemoAddress) => ({
  street,
  city,
  state,
  zip,
  latitude,
  longitude,
  normalizedStreetAddress: `${street}, ${city}, ${state} ${zip}`,
  ...(street.match(/(?:#|Apt|Unit)\s*(\w+)$/i)?.[1] ? { unit: street.split(/[# ]/).at(-1) } : {}),
});

function measures(locationType: HomeType, chance: Chance): Partial<SaveLocationDto> {
  switch (locationType) {
    case 'House':
      return { sqft: chance.whole(9, 34) * 100, stories: chance.whole(1, 2) };
    case 'Apartment': {
      const floor = chance.whole(1, 4);
      return { bedrooms: chance.whole(0, 3), floor, hasElevator: floor > 2 && chance.happens(0.5) };
    }
    case 'Condo':
      return { sqft: chance.whole(8, 16) * 100, bedrooms: 2, floor: chance.whole(1, 3) };
    case 'Storage':
      return { dimensions: chance.pick(['5 x 10', '10 x 10', '10 x 20']) };
  }
}

const STOP_NOTES = [
  'Gate code 4411, then first building on the left.',
  'Piano on the ground floor, needs the piano board. Please protect the hall floor with runners.',
  'Elevator is reserved from 9:00 to 12:00 only.',
  'Dog in the yard, ring twice.',
  'Park in the alley, the street is swept on Tuesdays.',
];
