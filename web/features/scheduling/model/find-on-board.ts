import { phoneNumbers, withoutExtensions } from '#kernel/phone.js';
import { hasWord, plainText, soughtWords } from '#kernel/sought-text.js';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import type { BoardBlock } from './board-block';
import type { BoardModel, TruckLane } from './board-model';

type FoundOn = Pick<BoardModel, 'view' | 'lanes' | 'unassigned'>;

/** Fewer digits are in too many phone numbers. */
const PHONE_DIGITS = 3;

/** The digits of a word that could be a part of a phone number, else nothing. */
const phonePart = (word: string): string =>
  /^[\d()+.\-]+$/.test(word) ? word.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '') : '';

/** The truck's names and those of its crew. */
function rowWords({ truck }: TruckLane, { assignment, movers }: DayView): string {
  const crew = assignment.movers
    .filter((seat) => seat.truck === truck._id)
    .flatMap(({ mover }) => movers.find(({ _id }) => _id === mover) ?? [])
    .map(({ displayName, firstName, lastName }) => `${displayName} ${firstName} ${lastName}`);
  return plainText([truck.name, truck.abbreviation, ...crew].join(' '));
}

const zonesOf = ({ booking: { metaData } }: BoardBlock): string[] => [
  metaData.fromZone,
  metaData.toZone,
  ...metaData.activity.locations.map(({ zone }) => zone),
];

function isFoundBy(word: string, { name, booking }: BoardBlock, zones: readonly string[]): boolean {
  const digits = phonePart(word);
  return (
    hasWord(plainText(name), word) ||
    zones.some((zone) => plainText(zone).startsWith(word)) ||
    (digits.length >= PHONE_DIGITS &&
      phoneNumbers(booking.metaData.phone).some((number) => number.includes(digits)))
  );
}

/**
 * The moves that a text finds, row by row and each row by time: by customer, truck, people of the crew,
 * zone or phone; every word must fit. A truck that fits and has no moves is found itself. Null if
 * there is nothing to look for.
 */
export function findOn({ view, lanes, unassigned }: FoundOn, text: string): string[] | null {
  const words = soughtWords(withoutExtensions(plainText(text)));
  if (words.length === 0) return null;
  const among = (blocks: readonly BoardBlock[], ofRow: string): string[] =>
    blocks
      .filter((block) => {
        const zones = zonesOf(block);
        return words.every((word) => hasWord(ofRow, word) || isFoundBy(word, block, zones));
      })
      .map(({ id }) => id);
  return [
    ...lanes.flatMap((lane) => {
      const ofRow = rowWords(lane, view);
      const isEmpty = lane.blocks.length === 0;
      if (isEmpty && words.every((word) => hasWord(ofRow, word))) return [lane.truck._id];
      return among(lane.blocks, ofRow);
    }),
    ...among(unassigned, ''),
  ];
}
