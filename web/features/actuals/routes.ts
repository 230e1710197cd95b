import type { PageDefinition } from '../../shared/pages';

/** What is missing of a day's jobs before it can be closed. */
export const closingPage: PageDefinition = {
  path: '/emma/move/closing',
  load: () => import('./closing/closing-page'),
};
