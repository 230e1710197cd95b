import { phoneNumbers } from '#kernel/phone.js';
import { phonesOf, searchParts, type SearchPart } from '#kernel/search-parts.js';
import { hasWord, plainText } from '#kernel/sought-text.js';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import type { BoardBlock } from './board-block';
import type { BoardModel, TruckLane } from './board-model';

type FoundOn = Pick<BoardModel, 'view' | 'lanes' | 'unassigned'>;

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

/** What tells whether a move has a part of what is looked for. */
function finderOf(block: BoardBlock, ofRow: string): (part: SearchPart) => boolean {
  const [name, zones] = [plainText(block.name), zonesOf(block).map(plainText)];
  const numbers = phoneNumbers(block.booking.metaData.phone);
  const hasNumber = (phones: readonly string[]): boolean =>
    phones.some((digits) => numbers.some((number) => number.includes(digits)));
  const isIn = (word: string): boolean =>
    hasWord(ofRow, word) ||
    hasWord(name, word) ||
    zones.some((zone) => zone.startsWith(word)) ||
    hasNumber(phonesOf([word]));
  return ({ words, phones }) => hasNumber(phones) || words.every(isIn);
}

/**
 * The moves that a text finds, row by row and each row by time: by customer, truck, people of the crew,
 * zone or phone; every word must fit. A truck that fits and has no moves is found itself. Null if
 * there is nothing to look for.
 */
export function findOn({ view, lanes, unassigned }: FoundOn, text: string): string[] | null {
  const parts = searchParts(plainText(text));
  if (parts.length === 0) return null;
  const among = (blocks: readonly BoardBlock[], ofRow: string): string[] =>
    blocks.filter((block) => parts.every(finderOf(block, ofRow))).map(({ id }) => id);
  return [
    ...lanes.flatMap((lane) => {
      const ofRow = rowWords(lane, view);
      const isEmpty = lane.blocks.length === 0;
      const hasAll = parts.every(({ words }) => words.every((word) => hasWord(ofRow, word)));
      return isEmpty && hasAll ? [lane.truck._id] : among(lane.blocks, ofRow);
    }),
    ...among(unassigned, ''),
  ];
}
