import type { PageDefinition, PartDefinition } from '../../shared/pages';

const load: PageDefinition['load'] = () => import('./move-manager-page');

/** The board, and what may be opened over it. */
export const boardPart: PartDefinition = { load: () => import('./board-part') };

/** The board of today and of any day, and a day on paper. */
export const moveManagerPages: readonly PageDefinition[] = [
  { path: '/emma/move', load, within: boardPart },
  { path: '/emma/move/:pathDay', load, within: boardPart },
  { path: '/emma/move/:pathDay/print', load: () => import('./day-sheet-page') },
];
