import type { PageDefinition } from '../../shared/pages';

export const estimateConstantsPage: PageDefinition = {
  path: '/emma/admin/constants',
  load: () => import('./constants-page'),
};
