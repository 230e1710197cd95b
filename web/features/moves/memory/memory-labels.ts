import { counted } from '#kernel/counted.js';
import type {
  PlaceMemoryView,
  RememberedFact,
  RememberedField,
} from '#modules/places/contract/memory.view.js';
import type { ParkingType } from '#modules/moves/contract/move-terms.js';
import { PARKING } from '#modules/moves/contract/stop-facts.js';

type Value = RememberedFact['value'];

const stories = (value: Value): string => counted(Number(value), 'story', 'stories');

/** A fact in a few words; null where it says nothing that stands out. */
const WORDS: Readonly<Record<RememberedField, (value: Value) => string | null>> = {
  hasElevator: (value) => (value === true ? 'elevator' : null),
  stories,
  distanceToDoor: (value) => `${String(value)} ft`,
  parkingType: (value) => PARKING[value as ParkingType].fact,
  floor: (value) => `floor ${String(value)}`,
  problemReason: (value) => `problem: ${String(value)}`,
};

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

/** `elevator, 3 stories (2 of 3 visits), 60 ft` */
const factsIn = (facts: readonly RememberedFact[]): string =>
  facts
    .flatMap(({ field, value, votes, of }) => {
      const words = WORDS[field](value);
      if (words === null) return [];
      return [votes === of ? words : `${words} (${votes} of ${of} visits)`];
    })
    .join(', ');

/** `Crews were here 4 times: elevator, 3 stories, 60 ft` */
export function memoryInWords({ visits, facts }: PlaceMemoryView): string {
  const known = factsIn(facts);
  return `Crews were here ${times(visits)}${known && `: ${known}`}`;
}
