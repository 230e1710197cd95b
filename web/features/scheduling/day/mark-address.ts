import { useState } from 'react';
import { BOARD_MARKS, type BoardMark } from '#modules/scheduling/contract/board-rules.js';

/** The pressed marks, as the address has them: a copied address shows the same to others. */
export interface MarkAddress {
  pressed: readonly BoardMark[];
  onPressed: (pressed: readonly BoardMark[]) => void;
}

const known = new Map<string, BoardMark>(BOARD_MARKS.map((mark) => [mark, mark]));

/** `tight,reconfirm`: those that there are, each once. */
export const marksNamed = (text: string): BoardMark[] => [
  ...new Set(text.split(',').flatMap((name) => known.get(name) ?? [])),
];

/** What is pressed where there is no address, which then lasts as long as the board. */
export function usePressedMarks(address: MarkAddress | undefined): MarkAddress {
  const [pressed, onPressed] = useState<readonly BoardMark[]>([]);
  return address ?? { pressed, onPressed };
}
