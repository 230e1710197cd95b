import type { PageDefinition } from '../../shared/pages';

export const problemLocationsPage: PageDefinition = {
  path: '/emma/admin/problemlocations',
  load: () => import('./problem-locations-page'),
};
