import type { PageDefinition } from '../../shared/pages';

const load: PageDefinition['load'] = () => import('./move-manager-page');

/** The board of today and of any day, and a day on paper. */
export const moveManagerPages: readonly PageDefinition[] = [
  { path: '/emma/move', load },
  { path: '/emma/move/:pathDay', load },
  { path: '/emma/move/:pathDay/print', load: () => import('./day-sheet-page') },
];
