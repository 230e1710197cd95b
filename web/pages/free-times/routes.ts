import type { PageDefinition } from '../../shared/pages';

/** When a job could be done, for a caller who is no customer yet. */
export const freeTimesPage: PageDefinition = {
  path: '/emma/free',
  load: () => import('./free-times-page'),
};
