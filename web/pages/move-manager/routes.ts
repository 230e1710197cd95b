import type { PageDefinition } from '../../shared/pages';

const load: PageDefinition['load'] = () => import('./move-manager-page');

/** The board of today, and of any day. */
export const moveManagerPages: readonly PageDefinition[] = [
  { path: '/emma/move', load },
  { path: '/emma/move/:pathDay', load },
];
