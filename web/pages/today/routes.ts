import type { PageDefinition } from '../../shared/pages';

/** What waits for somebody today. */
export const todayPage: PageDefinition = {
  path: '/emma/today',
  load: () => import('./today-page'),
};
