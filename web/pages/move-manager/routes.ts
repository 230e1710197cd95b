import type { PageDefinition, PartDefinition } from '../../shared/pages';
import { BOARD_PATHS, loadBoard } from './the-board';

/** The board, and what may be opened over it. */
export const boardPart: PartDefinition = { load: () => import('./board-part') };

/** The board of today and of any day, and a day on paper. */
export const moveManagerPages: readonly PageDefinition[] = [
  ...BOARD_PATHS.map((path) => ({ path, load: loadBoard, within: boardPart })),
  { path: '/emma/move/:pathDay/print', load: () => import('./day-sheet-page') },
];
