import type { PageDefinition } from '../../shared/pages';

export const rangesPage: PageDefinition = {
  path: '/emma/admin/ranges',
  load: () => import('./page/ranges-page'),
};
